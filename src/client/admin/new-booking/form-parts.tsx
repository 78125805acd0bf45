import { MAX_NAME_LENGTH, MAX_NOTES_LENGTH } from '@chauffeur/domain/limits'
import { DEFAULT_LOCALE } from '@chauffeur/domain/locale'
import { hasNeeds } from '@chauffeur/domain/needs'
import { formatEuros } from '@chauffeur/domain/money'
import {
  isGuestPaymentMethod,
  paymentMethodLabel,
  type GuestPaymentMethod,
} from '@chauffeur/domain/payment-methods'
import { serviceKindIn, serviceTypes } from '@chauffeur/domain/service-type'
import { itineraryTexts } from '@chauffeur/words/en/journey'
import { useId, type ReactNode } from 'react'
import { useSite } from '../../shared/firm/use-site.ts'
import { languageOptions } from '../../shared/forms/language-options.ts'
import { keepAsTyped } from '../../shared/forms/use-phone-refusal.tsx'
import {
  AirportFields,
  DayAndTimeFields,
  PlaceFields,
  PartyFields,
} from '../../shared/journey/fields/journey-fields.tsx'
import { FlightTimes } from '../../shared/journey/fields/flight-times.tsx'
import { PhoneField, TravellerFields, BillingFields } from '../../shared/journey/fields/passenger-fields.tsx'
import { useBooking, useDraftFields } from '../../shared/journey/state/booking-context.ts'
import { DraftNeeds, NeedsGroup } from '../../shared/journey/fields/needs-group.tsx'
import { Button } from '../../shared/ui/button.tsx'
import { Card } from '../../shared/ui/card.tsx'
import { Field } from '../../shared/ui/field.tsx'
import { RadioCard, RadioCards } from '../../shared/ui/radio-cards.tsx'
import { Segmented } from '../../shared/ui/segmented.tsx'
import { Switch } from '../../shared/ui/switch.tsx'
import { EmailField, SelectField, SwitchField, TextAreaField, TextField } from '../common/fields.tsx'
import { fieldsOf } from '../common/use-draft-form.ts'
import { type OfficeFormTerms, totalOf } from './office-draft.ts'

/** A part of the form under its own title. */
export function Part({ title, children }: { readonly title: string; readonly children: ReactNode }) {
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
export function TripPart() {
  const { draft, change, clock, problemAt } = useBooking()
  const isDayPast = draft.pickupDate !== '' && draft.pickupDate < clock.today
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
      {draft.serviceType !== 'hourly' && (
        <div className="grid gap-4 [--text-start:0.875rem]">
          <AirportFields />
          {draft.isAirport && <FlightTimes />}
        </div>
      )}
      <div className="grid gap-5">
        <PartyFields />
      </div>
    </Part>
  )
}

/** The part of the form that the terms of the office are in. */
export interface TermsProps {
  readonly terms: OfficeFormTerms
  readonly onTermsChange: (terms: OfficeFormTerms) => void
}

/** Who books, who travels, and what they wish. `onKeepPhone` keeps a number that cannot be dialled. */
export function CustomerPart({
  terms,
  onTermsChange,
  onKeepPhone,
}: TermsProps & { readonly onKeepPhone: (phone: string) => void }) {
  const { draft, problemAt } = useBooking()
  const { bind, bindSwitch } = useDraftFields()
  const term = fieldsOf(terms, onTermsChange, problemAt)
  return (
    <Part title="Customer">
      <TextField
        {...bind('passengerName')}
        label="Full name"
        error={problemAt('customerName')}
        required
        maxLength={MAX_NAME_LENGTH}
      />
      <PhoneField
        isOwn={false}
        error={keepAsTyped(problemAt('customerPhone'), () => onKeepPhone(draft.phone))}
      />
      <EmailField
        {...bind('email')}
        label="Email"
        hint="The confirmation and the links to pay and to cancel go here."
        error={problemAt('customerEmail')}
      />
      <SelectField
        {...term('locale')}
        label="Language of emails"
        hint="Also of the calendar entry and the page of the booking."
        options={languageOptions}
      />
      <TravellerFields
        words={{
          forAnother: 'Somebody else travels',
          forAnotherHint: 'The driver looks for them; emails go to the customer.',
          travellerName: 'Traveller’s name',
          travellerPhone: 'Their phone (optional)',
          travellerPhonePlaceholder: '',
          signName: 'Name on the sign (optional)',
          signHint: 'Left empty, it is the name of who travels.',
        }}
        phoneError={keepAsTyped(problemAt('travellerPhone'), () => onKeepPhone(draft.travellerPhone))}
      />
      <NeedsGroup isGiven={hasNeeds(draft)}>
        <DraftNeeds />
      </NeedsGroup>
      <TextAreaField
        {...bind('notes')}
        label="Special requests (optional)"
        writes="takeBooking.notes"
        maxLength={MAX_NOTES_LENGTH}
      />
      <Switch
        {...bindSwitch('whatsappNotifications')}
        label="WhatsApp notifications"
        hint="The customer agrees to be written to on WhatsApp."
      />
      <BillingFields
        words={{ billing: 'Billing address', billingHint: 'For an invoice to a company or another address.' }}
      />
    </Part>
  )
}

type PaymentPartProps = TermsProps & {
  readonly isSending: boolean
  /** The objection, with the question why all the same. */
  readonly override: ReactNode
}

const METHODS: readonly GuestPaymentMethod[] = ['cash', 'card_on_pickup', 'sumup']

/** How it is paid, whether it stands at once, and the button that makes the booking. */
export function PaymentPart({ terms, onTermsChange, isSending, override }: PaymentPartProps) {
  const { draft, change, payment, quotes, problemAt } = useBooking()
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
            if (isGuestPaymentMethod(method)) change({ type: 'set', fields: { paymentMethod: method } })
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
                  detail={method === 'sumup' ? 'by a link in the email' : 'to the driver'}
                />
              }
              disabledReason={
                method === 'sumup' && !onlinePayment ? 'Online payment is not set up.' : undefined
              }
            />
          ))}
        </RadioCards>
      </Field>
      <SwitchField
        {...fieldsOf(terms, onTermsChange, problemAt)('isConfirmed')}
        label="Confirm at once"
        hint={
          terms.isConfirmed
            ? 'The customer gets the confirmation, with the calendar entry.'
            : 'The customer gets an acknowledgement. The booking waits to be accepted.'
        }
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
