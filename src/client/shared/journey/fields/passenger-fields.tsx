import { MAX_NAME_LENGTH, MAX_TEXT_LENGTH } from '@chauffeur/domain/limits'
import { lazy, type ReactNode, useCallback, useState } from 'react'
import { type BillingField, billingFields } from '@chauffeur/domain/required-fields'
import { passengerTexts } from '@chauffeur/words/en/checkout'
import { usePhoneRefusal } from '../../forms/use-phone-refusal.tsx'
import { Field } from '../../ui/field.tsx'
import { Switch } from '../../ui/switch.tsx'
import { useLeft } from '../../ui/focus.ts'
import { TextField } from '../../ui/text-field.tsx'
import { TextInput } from '../../ui/text-input.tsx'
import { useBooking, anyWayWaitsForFlight } from '../state/booking-context.ts'
import { LatePart } from '../../ui/late-part.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'
import { Card } from '../../ui/card.tsx'
import { classNames } from '../../ui/class-names.ts'

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
  /** Whether fields that belong together stand in one box. */
  readonly isBoxed?: boolean
}

/** Fields in one box, each with its label inside. */
export const FIELDS_IN_A_BOX = 'fields [--text-start:1rem]'

/** Whom the chauffeur looks for: somebody else than the customer, and at an airport the name on the sign. */
export function TravellerFields(props: TravellerFieldsProps) {
  const { words = passengerTexts, phoneError, isBoxed = false } = props
  const booking = useBooking()
  const { draft, change, problemAt } = booking
  const { isForAnother, travellerName, travellerPhone, signName, passengerName } = draft
  const { isLeft, watch } = useLeft(travellerPhone !== '')
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
        <div
          className={classNames(
            'animate-rise-in',
            isBoxed ? FIELDS_IN_A_BOX : 'grid items-start gap-6 md:grid-cols-2',
          )}
        >
          <TextField
            label={words.travellerName}
            error={problemAt('travellerName')}
            required
            value={travellerName}
            onValueChange={(name) => change({ type: 'set', fields: { travellerName: name } })}
            maxLength={MAX_NAME_LENGTH}
            autoComplete="off"
            enterKeyHint="next"
          />
          <TextField
            label={words.travellerPhone}
            error={phoneError}
            warning={!phoneError && isLeft && oddPhone}
            value={travellerPhone}
            onValueChange={(phone) => change({ type: 'set', fields: { travellerPhone: phone } })}
            maxLength={MAX_TEXT_LENGTH}
            {...watch}
            type="tel"
            autoComplete="off"
            placeholder={words.travellerPhonePlaceholder}
            enterKeyHint="next"
          />
        </div>
      )}
      {anyWayWaitsForFlight(booking) && (
        <div className={isBoxed ? FIELDS_IN_A_BOX : undefined}>
          <TextField
            label={words.signName}
            hint={words.signHint}
            value={signName}
            onValueChange={(name) => change({ type: 'set', fields: { signName: name } })}
            maxLength={MAX_NAME_LENGTH}
            autoComplete="off"
            placeholder={(isForAnother && travellerName) || passengerName}
            enterKeyHint="next"
          />
        </div>
      )}
    </div>
  )
}

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
  const { isLeft, watch } = useLeft(draft.phone !== '')
  const [isTyping, setTyping] = useState(false)
  const refusal = usePhoneRefusal(draft.phone !== '')(draft.phone)
  const changePhone = useCallback((phone: string) => change({ type: 'set', fields: { phone } }), [change])
  return (
    <Field
      label={passengerTexts.phone}
      hint={isOwn && passengerTexts.phoneHint}
      error={error}
      warning={isOwn && !error && isLeft && refusal}
      required
    >
      {/* Nothing stands at its end: the whole number has room, on narrow phones as well. */}
      <div className="flex gap-2 [--end:-2.125rem] max-[24rem]:gap-0">
        <LatePart waiting={<Skeleton className="h-12 w-28 max-[24rem]:w-16" />} missing={null}>
          <CountrySelect phone={draft.phone} onPhoneChange={changePhone} isTyping={isTyping} />
        </LatePart>
        <TextInput
          value={draft.phone}
          onValueChange={changePhone}
          onFocus={() => {
            watch.onFocus()
            setTyping(true)
          }}
          onBlur={() => {
            setTyping(false)
            watch.onBlur()
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

const SPAN_BOTH = new Set<BillingField>(['companyName', 'taxNumber'])

const autoComplete: Readonly<Partial<Record<BillingField, string>>> = {
  companyName: 'billing organization',
  street: 'billing address-line1',
  city: 'billing address-level2',
  state: 'billing address-level1',
  postalCode: 'billing postal-code',
  country: 'billing country-name',
}

/** The address of the invoice, in a card of its own. */
export function BillingCard() {
  return (
    <Card padding="large" className="grid gap-6">
      <BillingFields words={passengerTexts} isBoxed />
    </Card>
  )
}

type BillingFieldsProps = {
  readonly words: { readonly billing: string; readonly billingHint: string }
  readonly isBoxed?: boolean
}

/** Texts stay when the toggle is turned off, and are not sent then. */
export function BillingFields({ words, isBoxed = false }: BillingFieldsProps) {
  const { draft, change, problemAt } = useBooking()
  return (
    <>
      <Switch
        label={words.billing}
        hint={words.billingHint}
        checked={draft.billingAddressEnabled}
        onCheckedChange={(billingAddressEnabled) =>
          change({ type: 'set', fields: { billingAddressEnabled } })
        }
      />
      {draft.billingAddressEnabled && (
        <div
          className={classNames('animate-rise-in', isBoxed ? FIELDS_IN_A_BOX : 'grid gap-5 sm:grid-cols-2')}
        >
          {billingFields.map((field) => (
            <TextField
              key={field}
              label={passengerTexts.billingFields[field]}
              error={problemAt(field)}
              className={classNames(SPAN_BOTH.has(field) && 'sm:col-span-2')}
              value={draft[field]}
              onValueChange={(text) => change({ type: 'set', fields: { [field]: text } })}
              maxLength={field === 'companyName' ? MAX_NAME_LENGTH : MAX_TEXT_LENGTH}
              autoComplete={autoComplete[field] ?? 'off'}
            />
          ))}
        </div>
      )}
    </>
  )
}
