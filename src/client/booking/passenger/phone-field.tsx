import { MAX_TEXT_LENGTH } from '@chauffeur/domain/limits'
import { lazy, useCallback, useState, type ReactNode } from 'react'
import { usePhoneRefusal } from '../../common/use-phone-refusal.ts'
import { say } from '../../locale/say.ts'
import { Field } from '../../ui/field.tsx'
import { LatePart } from '../../ui/late-part.tsx'
import { onRelease } from '../../ui/on-release.ts'
import { Skeleton } from '../../ui/skeleton.tsx'
import { TextInput } from '../../ui/text-input.tsx'
import { useBooking } from '../state/booking-context.ts'
import { passengerTexts } from './passenger-texts.ts'

// With the calling codes of all countries, which no step before needs.
const CountrySelect = lazy(async () => ({ default: (await import('./country-select.tsx')).CountrySelect }))

interface PhoneFieldProps {
  /** Whether it is the number of who fills the form in. */
  readonly isOwn?: boolean
  readonly error?: ReactNode
}

/** A phone number. One that cannot be dialled is refused until it is kept as it is typed (decision 085); one that is written without its country gets it on leaving. */
export function PhoneField({ isOwn = true, error }: PhoneFieldProps) {
  const { draft, change } = useBooking()
  const [touched, setTouched] = useState(draft.phone !== '')
  const [isTyping, setTyping] = useState(false)
  const refusal = usePhoneRefusal(draft.phone !== '')(draft.phone)
  const changePhone = useCallback((phone: string) => change({ type: 'set', fields: { phone } }), [change])
  return (
    <Field
      label={passengerTexts.phone}
      hint={isOwn && passengerTexts.phoneHint}
      error={error}
      warning={isOwn && !error && touched && refusal && say(refusal)}
      required
    >
      <div className="flex gap-2">
        <LatePart waiting={<Skeleton className="h-12 w-26" />} missing={null}>
          <CountrySelect phone={draft.phone} onPhoneChange={changePhone} isTyping={isTyping} />
        </LatePart>
        <TextInput
          value={draft.phone}
          onValueChange={changePhone}
          onFocus={() => {
            setTouched(false)
            setTyping(true)
          }}
          onBlur={() => {
            setTyping(false)
            onRelease(() => setTouched(true))
          }}
          maxLength={MAX_TEXT_LENGTH}
          type="tel"
          name="tel"
          autoComplete={isOwn ? 'tel' : 'off'}
          className="min-w-0 flex-1"
        />
      </div>
    </Field>
  )
}
