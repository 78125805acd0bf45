import { MAX_NAME_LENGTH, MAX_NOTES_LENGTH, MAX_TEXT_LENGTH } from '@chauffeur/domain/limits'
import { DEFAULT_LOCALE } from '@chauffeur/domain/locale'
import { formatEuros } from '@chauffeur/domain/money'
import { isPaymentMethod, paymentMethodLabel, type PaymentMethod } from '@chauffeur/domain/payment-methods'
import { serviceKindIn, serviceTypes } from '@chauffeur/domain/service-type'
import { useId, type ReactNode } from 'react'
import { useSite } from '../../shared/firm/use-site.ts'
import { keepAsTyped } from '../../shared/forms/use-phone-refusal.tsx'
import { languageOptions } from '../../shared/forms/language-options.ts'
import type { ProblemAt } from '../../shared/forms/use-form-problems.ts'
import {
  AirportFields,
  DayAndTimeFields,
  PlaceFields,
  PartyFields,
} from '../../shared/journey/fields/journey-fields.tsx'
import { PhoneField, TravellerFields, BillingFields } from '../../shared/journey/fields/passenger-fields.tsx'
import { itineraryTexts } from '@chauffeur/words/en/journey'
import { useBooking } from '../../shared/journey/state/booking-context.ts'
import { Button } from '../../shared/ui/button.tsx'
import { Card } from '../../shared/ui/card.tsx'
import { Field } from '../../shared/ui/field.tsx'
import { RadioCard, RadioCards } from '../../shared/ui/radio-cards.tsx'
import { Segmented } from '../../shared/ui/segmented.tsx'
import { Select } from '../../shared/ui/select.tsx'
import { Switch } from '../../shared/ui/switch.tsx'
import { TextInput, TextArea } from '../../shared/ui/text-input.tsx'
import { type OfficeTerms, totalOf } from './office-draft.ts'

type PartProps = { readonly title: string; readonly children: ReactNode }

/** A part of the form under its own title. */
export function Part({ title, children }: PartProps) {
  const id = useId()
  return (
    <Card as="section" padding="medium" aria-labelledby={id} className="grid content-start gap-5">
      <h2 id={id} className="text-heading">
        {title}
      </h2>
      {children}
    </Card>
  )
}

/** The title of a card that is one line high: what it is called, and what there is to know. */
export function Choice({ name, detail }: { readonly name: string; readonly detail: string }) {
  return (
    <>
      {name} <span className="ps-1.5 text-sm font-normal text-soft max-sm:block max-sm:ps-0">{detail}</span>
    </>
  )
}

const services = serviceTypes.map((value) => ({ value, label: serviceKindIn(DEFAULT_LOCALE, value) }))

/** Where, when, and how many. */
export function TripPart({ problemAt }: { readonly problemAt: ProblemAt }) {
  const { draft, change } = useBooking()
  const isHourly = draft.serviceType === 'hourly'
  return (
    <Part title="Trip">
      <Segmented
        aria-label="Service"
        value={draft.serviceType}
        onValueChange={(serviceType) => change({ type: 'service', serviceType })}
        options={services}
      />
      <PlaceFields
        texts={{
          pickup: 'Pick-up location',
          dropoff: 'Drop-off location',
          clearPickup: 'Clear the pick-up location',
          clearDropoff: 'Clear the drop-off location',
          pickupPlaceholder: 'Airport, hotel, address',
          dropoffPlaceholder: 'Airport, hotel, address',
          duration: itineraryTexts.duration,
          fewerHours: itineraryTexts.fewerHours,
          moreHours: itineraryTexts.moreHours,
        }}
        problemAt={problemAt}
      />
      <WhenFields problemAt={problemAt} />
      {!isHourly && <AirportFields />}
      <PartyFields />
    </Part>
  )
}

function WhenFields({ problemAt }: { readonly problemAt: ProblemAt }) {
  const { draft, clock } = useBooking()
  const isDayPast = draft.pickupDate !== '' && draft.pickupDate < clock.today
  return (
    <div className="grid items-start gap-5 sm:grid-cols-2">
      <DayAndTimeFields
        texts={{
          date: 'Pick-up date',
          time: 'Pick-up time',
          unreadableTime: 'Please type the time like 10:30, or take it from the list.',
        }}
        dayProblem={isDayPast ? clock.problem : problemAt('pickupDate')}
        timeProblem={isDayPast ? undefined : (clock.problem ?? problemAt('pickupTime'))}
        timeWarning={
          (clock.isShortNotice && 'This is less than three hours away.') ||
          (clock.zone === 'Europe/Madrid' && 'Spanish time, the clock at the pick-up.')
        }
        leadsToTime
      />
    </div>
  )
}

interface CustomerPartProps {
  readonly terms: OfficeTerms
  readonly onTermsChange: (change: Partial<OfficeTerms>) => void
  readonly problemAt: ProblemAt
  /** Keeps a number that cannot be dialled. */
  readonly onKeepPhone: (phone: string) => void
}

/** Who books, who travels, and what they wish. */
export function CustomerPart({ terms, onTermsChange, problemAt, onKeepPhone }: CustomerPartProps) {
  const { draft, change } = useBooking()
  return (
    <Part title="Customer">
      <Field label="Full name" error={problemAt('customerName')} required>
        <TextInput
          value={draft.passengerName}
          onValueChange={(passengerName) => change({ type: 'set', fields: { passengerName } })}
          maxLength={MAX_NAME_LENGTH}
          autoComplete="off"
        />
      </Field>
      <PhoneField
        isOwn={false}
        error={keepAsTyped(problemAt('customerPhone'), () => onKeepPhone(draft.phone))}
      />
      <Field
        label="E-mail"
        hint="The confirmation and the links to pay and to cancel go here."
        error={problemAt('customerEmail')}
        required
      >
        <TextInput
          value={draft.email}
          onValueChange={(email) => change({ type: 'set', fields: { email } })}
          maxLength={MAX_TEXT_LENGTH}
          inputMode="email"
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
        />
      </Field>
      <Field label="Language of e-mails" hint="Also of the calendar entry and the page of the booking.">
        <Select
          value={terms.locale}
          onValueChange={(locale) => onTermsChange({ locale })}
          options={languageOptions}
        />
      </Field>
      <TravellerFields
        words={{
          forAnother: 'Somebody else travels',
          forAnotherHint: 'The chauffeur looks for them; mails go to the customer.',
          travellerName: 'Name of who travels',
          travellerPhone: 'Their phone (optional)',
          travellerPhonePlaceholder: '',
          signName: 'Name on the sign (optional)',
          signHint: 'Left empty, it is the name of who travels.',
        }}
        phoneError={keepAsTyped(problemAt('travellerPhone'), () => onKeepPhone(draft.travellerPhone))}
      />
      <Field label="Special requests (optional)">
        <TextArea
          writes="takeBooking.notes"
          value={draft.notes}
          onValueChange={(notes) => change({ type: 'set', fields: { notes } })}
          maxLength={MAX_NOTES_LENGTH}
        />
      </Field>
      <Switch
        label="WhatsApp notifications"
        hint="The customer agrees to be written to on WhatsApp."
        checked={draft.whatsappNotifications}
        onCheckedChange={(whatsappNotifications) =>
          change({ type: 'set', fields: { whatsappNotifications } })
        }
      />
      <BillingFields
        words={{ billing: 'Billing address', billingHint: 'For an invoice to a company or another address.' }}
      />
    </Part>
  )
}

interface PaymentPartProps {
  readonly terms: OfficeTerms
  readonly onTermsChange: (change: Partial<OfficeTerms>) => void
  readonly problemAt: ProblemAt
  readonly isSending: boolean
  /** The objection, with the question why all the same. */
  readonly override: ReactNode
}

const METHODS: readonly PaymentMethod[] = ['cash', 'card_on_pickup', 'sumup']

/** How it is paid, whether it stands at once, and the button that makes the booking. */
export function PaymentPart({ terms, onTermsChange, problemAt, isSending, override }: PaymentPartProps) {
  const { draft, change, payment, quotes } = useBooking()
  const { onlinePayment } = useSite()
  const { paymentMethod } = draft
  const isBeyondGuests =
    paymentMethod !== null && payment.methods !== undefined && !payment.methods.includes(paymentMethod)
  const total = totalOf(terms, quotes.chosen)
  return (
    <Part title="Payment and confirmation">
      <Field
        label="Payment"
        error={problemAt('paymentMethod')}
        warning={
          isBeyondGuests &&
          payment.reason !== undefined &&
          `${payment.reason} That binds guests who book by themselves; here you decide.`
        }
        group
      >
        <RadioCards
          value={paymentMethod}
          onValueChange={(method) => {
            if (isPaymentMethod(method)) change({ type: 'set', fields: { paymentMethod: method } })
          }}
          className="gap-2"
        >
          {METHODS.map((method) => (
            <RadioCard
              key={method}
              value={method}
              title={
                <Choice
                  name={paymentMethodLabel(method)}
                  detail={method === 'sumup' ? 'by a link in the e-mail' : 'to the driver'}
                />
              }
              disabledReason={
                method === 'sumup' && !onlinePayment ? 'Online payment is not set up.' : undefined
              }
            />
          ))}
        </RadioCards>
      </Field>
      <Switch
        label="Confirm at once"
        hint={
          terms.isConfirmed
            ? 'The customer gets the confirmation, with the calendar entry.'
            : 'The customer gets an acknowledgement. The booking waits to be accepted.'
        }
        checked={terms.isConfirmed}
        onCheckedChange={(isConfirmed) => onTermsChange({ isConfirmed })}
      />
      {override}
      <div className="grid gap-2">
        <Button type="submit" variant="primary" busy={isSending} busyLabel="Booking...">
          {total === undefined ? 'Make the booking' : `Make the booking for ${formatEuros(total)}`}
        </Button>
        <p className="text-sm text-soft pointer-coarse:hidden">
          Enter goes on to the next field, Ctrl + Enter makes the booking.
        </p>
      </div>
    </Part>
  )
}
