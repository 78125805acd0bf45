import { MAX_NAME_LENGTH, MAX_TEXT_LENGTH } from '@chauffeur/domain/limits'
import { useState, type ReactNode } from 'react'
import { usePhoneRefusal } from '../../common/use-phone-refusal.ts'
import { say } from '../../locale/say.ts'
import { Field } from '../../ui/field.tsx'
import { Switch } from '../../ui/switch.tsx'
import { onRelease } from '../../ui/on-release.ts'
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

interface TravellerFieldsProps {
  readonly words?: TravellerWords
  /** That the number cannot be dialled. */
  readonly phoneError?: ReactNode
}

/** Whom the chauffeur looks for: somebody else than the customer, and at an airport the name on the sign. */
export function TravellerFields({ words = passengerTexts, phoneError }: TravellerFieldsProps) {
  const { draft, change, problemAt } = useBooking()
  const { isForAnother, travellerName, travellerPhone, signName, passengerName } = draft
  const [touched, setTouched] = useState(travellerPhone !== '')
  const oddPhone = usePhoneRefusal(travellerPhone !== '')(travellerPhone)
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
          <Field label={words.travellerName} error={problemAt('travellerName')} required>
            <TextInput
              value={travellerName}
              onValueChange={(name) => change({ type: 'set', fields: { travellerName: name } })}
              maxLength={MAX_NAME_LENGTH}
              autoComplete="off"
              enterKeyHint="next"
            />
          </Field>
          <Field
            label={words.travellerPhone}
            error={phoneError}
            warning={!phoneError && touched && oddPhone && say(oddPhone)}
          >
            <TextInput
              value={travellerPhone}
              onValueChange={(phone) => change({ type: 'set', fields: { travellerPhone: phone } })}
              maxLength={MAX_TEXT_LENGTH}
              onFocus={() => setTouched(false)}
              onBlur={() => onRelease(() => setTouched(true))}
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
