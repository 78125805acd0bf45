import { MAX_NAME_LENGTH, MAX_TEXT_LENGTH } from '@chauffeur/domain/limits'
import { Field } from '../../ui/field.tsx'
import { Switch } from '../../ui/switch.tsx'
import { TextInput } from '../../ui/text-input.tsx'
import { isAirportPickup } from '../draft/is-airport-pickup.ts'
import { useBooking } from '../state/booking-context.ts'
import { passengerTexts } from './passenger-texts.ts'

/** Whom the chauffeur looks for: somebody else than the customer, and at an airport the name on the sign. */
export function TravellerFields() {
  const { draft, change } = useBooking()
  const { isForAnother, travellerName, travellerPhone, signName, passengerName } = draft
  return (
    <div className="grid gap-6">
      <Switch
        label={passengerTexts.forAnother}
        hint={passengerTexts.forAnotherHint}
        checked={isForAnother}
        onCheckedChange={(on) => change({ type: 'set', fields: { isForAnother: on } })}
      />
      {isForAnother && (
        <div className="grid animate-rise-in items-start gap-6 md:grid-cols-2">
          <Field label={passengerTexts.travellerName}>
            <TextInput
              value={travellerName}
              onValueChange={(name) => change({ type: 'set', fields: { travellerName: name } })}
              maxLength={MAX_NAME_LENGTH}
              autoComplete="off"
              enterKeyHint="next"
            />
          </Field>
          <Field label={passengerTexts.travellerPhone}>
            <TextInput
              value={travellerPhone}
              onValueChange={(phone) => change({ type: 'set', fields: { travellerPhone: phone } })}
              maxLength={MAX_TEXT_LENGTH}
              type="tel"
              autoComplete="off"
              placeholder={passengerTexts.travellerPhonePlaceholder}
              enterKeyHint="next"
            />
          </Field>
        </div>
      )}
      {isAirportPickup(draft) && (
        <Field label={passengerTexts.signName} hint={passengerTexts.signHint}>
          <TextInput
            value={signName}
            onValueChange={(name) => change({ type: 'set', fields: { signName: name } })}
            maxLength={MAX_NAME_LENGTH}
            autoComplete="off"
            placeholder={(isForAnother && travellerName) || passengerName}
            enterKeyHint="next"
          />
        </Field>
      )}
    </div>
  )
}
