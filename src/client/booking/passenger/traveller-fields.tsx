import { MAX_NAME_LENGTH, MAX_TEXT_LENGTH } from '@chauffeur/domain/limits'
import { Field } from '../../ui/field.tsx'
import { Switch } from '../../ui/switch.tsx'
import { TextInput } from '../../ui/text-input.tsx'
import { isAirportPickup } from '../draft/is-airport-pickup.ts'
import { useBooking } from '../state/booking-context.ts'
import { passengerTexts } from './passenger-texts.ts'

/** The office asks in other words than a guest. */
type TravellerWords = Readonly<
  Record<
    | 'forAnother'
    | 'forAnotherHint'
    | 'travellerName'
    | 'travellerPhone'
    | 'travellerPhonePlaceholder'
    | 'signName'
    | 'signHint',
    string
  >
>

/** Whom the chauffeur looks for: somebody else than the customer, and at an airport the name on the sign. */
export function TravellerFields({ words = passengerTexts }: { readonly words?: TravellerWords }) {
  const { draft, change } = useBooking()
  const { isForAnother, travellerName, travellerPhone, signName, passengerName } = draft
  return (
    <div className="grid gap-6">
      <Switch
        label={words.forAnother}
        hint={words.forAnotherHint}
        checked={isForAnother}
        onCheckedChange={(on) => change({ type: 'set', fields: { isForAnother: on } })}
      />
      {isForAnother && (
        <div className="grid animate-rise-in items-start gap-6 md:grid-cols-2">
          <Field label={words.travellerName}>
            <TextInput
              value={travellerName}
              onValueChange={(name) => change({ type: 'set', fields: { travellerName: name } })}
              maxLength={MAX_NAME_LENGTH}
              autoComplete="off"
              enterKeyHint="next"
            />
          </Field>
          <Field label={words.travellerPhone}>
            <TextInput
              value={travellerPhone}
              onValueChange={(phone) => change({ type: 'set', fields: { travellerPhone: phone } })}
              maxLength={MAX_TEXT_LENGTH}
              type="tel"
              autoComplete="off"
              placeholder={words.travellerPhonePlaceholder}
              enterKeyHint="next"
            />
          </Field>
        </div>
      )}
      {isAirportPickup(draft) && (
        <Field label={words.signName} hint={words.signHint}>
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
