import { describeFlight } from '@chauffeur/domain/airlines'
import type { Booking } from '@chauffeur/contract/bookings'
import type { JourneyOfBooking } from '@chauffeur/contract/journey-fields'
import { bookingState } from '@chauffeur/domain/booking-status'
import { isMailAddress, isPublicMailAddress, mailLink, phoneLink } from '@chauffeur/domain/contact-formats'
import { legsAwaited } from '@chauffeur/domain/legs-awaited'
import { DEFAULT_LOCALE } from '@chauffeur/domain/locale'
import { paymentMethodLabel } from '@chauffeur/domain/payment-methods'
import { placeLines, type PlaceLines } from '@chauffeur/domain/place-lines'
import { serviceIn } from '@chauffeur/domain/service-type'
import { tripStateLabels } from '@chauffeur/domain/trip-state'
import { contactReasons } from '@chauffeur/words/en/contact-reasons'
import { trpc } from '../../shared/api/trpc.ts'
import { Button } from '../../shared/ui/button.tsx'
import { describePickup } from '../common/describe.ts'
import {
  BookingLink,
  CustomerText,
  Instant,
  ReachLink,
  FactList,
  needFacts,
  seatFacts,
  tabular,
  Typed,
} from '../common/fact.tsx'
import { EmailField } from '../common/fields.tsx'
import { FormDialog, useFormDialog } from '../common/form-dialog.tsx'
import { JourneyFacts } from '../common/journey.tsx'
import { markLabels } from '../common/state-mark.tsx'
import { type OnDecided, MAIL_AFTER_MS } from '../decision/decision-buttons.tsx'
import { describeBilling, describeShortDate, statusFaces } from './badges.tsx'

/** When, from where, over which stops, to where. */
export function BookingJourney({ booking, className }: { booking: Booking; className: string }) {
  return <JourneyFacts when={describePickup(booking)} {...wayOf(booking)} className={className} />
}

/** From where, over which stops, to where, as Way draws it. */
export function wayOf(booking: Booking) {
  const { pickupLocation, pickupName, pickupNote, stops } = booking
  const { dropoffLocation, dropoffName, dropoffNote } = booking
  return {
    pickup: <NameAndAddress {...placeLines(pickupLocation, pickupName)} note={pickupNote} />,
    stops,
    dropoff:
      dropoffLocation === null ? null : (
        <NameAndAddress {...placeLines(dropoffLocation, dropoffName)} note={dropoffNote} />
      ),
    open: 'As the customer directs',
  }
}

function NameAndAddress({ name, address, note }: PlaceLines & { note: string | null }) {
  return (
    <>
      <CustomerText>{name}</CustomerText>
      {address !== undefined && <CustomerText className="block text-sm text-soft">{address}</CustomerText>}
      {note !== null && <CustomerText className="block text-sm">{note}</CustomerText>}
    </>
  )
}

/** That others were booked with it, and how they stand; nothing of one that was booked alone. */
export function OtherLegs({ booking }: { booking: Booking }) {
  const { journey } = booking
  if (!journey) return null
  const { number, leg, legs } = journey
  return (
    <p className="text-sm">
      Journey <span className="tabular">{number}</span>, leg {leg} of {legs.length}
      {legs
        .filter((other) => other.leg !== leg)
        .map((other) => (
          <span key={other.number}>
            {' · '}
            {legs.length > 2 && `${other.leg}: `}
            <BookingLink number={other.number} /> on {describeShortDate(other.date)},{' '}
            {standingOf(other).toLowerCase()}
          </span>
        ))}
      {bookingState(booking) === 'confirmed' &&
        legsAwaited(journey).length > 0 &&
        '. The customer is told that it is confirmed once all are decided.'}
    </p>
  )
}

/** How a leg stands, as the page of its booking says it. */
function standingOf({ state, end }: JourneyOfBooking['legs'][number]): string {
  if (state !== 'confirmed' || end === null) return statusFaces[state].label
  return markLabels[end === 'driven' ? 'completed' : 'no_show']
}

type TripFactsProps = {
  booking: Booking
  /** The page of a booking says elsewhere who drives it. */
  hasDriver?: boolean
}

/** Who and what the car must take, and who drives it. */
export function TripFacts({ booking, hasDriver = false }: TripFactsProps) {
  const { travellerName, travellerPhone, flightNumber } = booking
  const hasTraveller = travellerName !== null || travellerPhone !== null
  return (
    <FactList
      facts={{
        Vehicle: booking.vehicleName,
        Service: (
          <>
            {tabular(serviceText(booking))}
            {flightNumber === null && booking.isAirportService && (
              <span className="block text-warning">No flight number given</span>
            )}
          </>
        ),
        Distance: booking.routeFallback && (
          <span className="text-warning">Measured while the routing service did not answer</span>
        ),
        Passengers: tabular(booking.passengers),
        Travels: hasTraveller && (
          <>
            {travellerName !== null && <CustomerText>{travellerName}</CustomerText>}{' '}
            {travellerPhone !== null && <ReachLink href={phoneLink(travellerPhone)} text={travellerPhone} />}
          </>
        ),
        Sign: booking.signName,
        Luggage: booking.luggageConfig,
        ...seatFacts(booking),
        ...needFacts(booking),
        Flight: flightNumber && describeFlight(flightNumber),
        'Flight leaves at': booking.flightDepartsAt,
      }}
      more={hasDriver ? driverFacts(booking) : undefined}
    />
  )
}

/** The service with its hours and its distance: "One-way transfer · 34.3 km". */
export function serviceText(booking: Booking): string {
  const { serviceDuration, distanceKm } = booking
  const hours = serviceDuration === null ? '' : ` · ${serviceDuration} hours`
  return `${serviceIn(DEFAULT_LOCALE, booking)}${hours}${distanceKm === null ? '' : ` · ${distanceKm} km`}`
}

function driverFacts({ trips }: Booking) {
  return trips.map(
    ({ state, driverName, plate }) =>
      [
        'Driver',
        state !== null && `${[driverName, plate].filter(Boolean).join(', ')} · ${tripStateLabels[state]}`,
      ] as const,
  )
}

/** How to reach the customer, and how the trip is paid. */
export function ContactFacts({ booking, onDecided }: { booking: Booking; onDecided: OnDecided }) {
  const { customerEmail, customerPhone, billing, mail } = booking
  const isReachable = isMailAddress(customerEmail)
  return (
    <FactList
      facts={{
        Email: (
          <>
            <ReachLink href={mailLink(customerEmail)} text={customerEmail} />
            {!isReachable && <p className="font-medium text-danger">This address cannot be reached.</p>}
            {(!isReachable || mail?.state === 'failed') && (
              <div className="mt-1.5">
                <CorrectEmail booking={booking} onChanged={onDecided} />
              </div>
            )}
          </>
        ),
        Phone: <ReachLink href={phoneLink(customerPhone)} text={customerPhone} />,
        WhatsApp: booking.whatsappNotifications && 'Wants updates on WhatsApp',
        Payment: paymentMethodLabel(booking.paymentMethod),
        Billing: billing && (describeBilling(billing) || 'Asked for, without an address'),
      }}
    />
  )
}

/** Who decided and when. */
export function WhoDecided({ booking }: { booking: Booking }) {
  const { status, decidedAt, decidedBy, cancelledAt } = booking
  if (cancelledAt !== null) return <Cancelled booking={booking} at={cancelledAt} />
  if (decidedAt === null) return <DecideBy booking={booking} />
  return (
    <p className="text-soft @5xl:text-end">
      {statusFaces[status].label}
      <Typed after=" by " text={decidedBy} />
      <span className="@5xl:hidden">, </span>
      <Instant at={decidedAt} className="@5xl:block" />
    </p>
  )
}

/** When a booking that waits is rejected by itself. */
function DecideBy({ booking: { decideBy } }: { booking: Booking }) {
  if (decideBy === null) return null
  return (
    <p className="mb-2 text-warning @5xl:text-end">
      Rejected by itself unless decided by <Instant at={decideBy} />
    </p>
  )
}

const CANCELLED_BY = {
  customer: 'Cancelled by the customer',
  office: 'Cancelled by the office',
  partner: 'Cancelled by the partner',
} as const

function Cancelled({ booking: { cancelledBy, cancelReason }, at }: { booking: Booking; at: string }) {
  return (
    <p className="text-soft @5xl:text-end">
      {CANCELLED_BY[cancelledBy ?? 'office']}
      <span className="@5xl:hidden">, </span>
      <Instant at={at} className="@5xl:block" />
      {cancelReason !== null && <CustomerText className="block">{cancelReason}</CustomerText>}
    </p>
  )
}

/** Why a booking was rejected, where that is known. */
export function RejectReason({ booking, className }: { booking: Booking; className: string }) {
  const { rejectReason, rejectCode } = booking
  const reason = rejectCode === null ? rejectReason : 'Nobody had decided in time.'
  if (reason === null) return null
  return (
    <p className={className}>
      <span className="text-soft">Reason: </span>
      <CustomerText>{reason}</CustomerText>
    </p>
  )
}

type Mail = NonNullable<Booking['mail']>

/** Whether a mail is waiting for its first attempt, which is usual for a few seconds after each decision. */
export function isMailBeingSent({ state, error }: Mail): boolean {
  return state === 'queued' && error === null
}

/** The problem with the latest mail to the customer. */
export function MailProblem({ mail: { state, error }, className }: { mail: Mail; className: string }) {
  if (state === 'sent' || isMailBeingSent({ state, error })) return null
  const why = error !== null && (
    <>
      {' '}
      (<CustomerText>{error}</CustomerText>)
    </>
  )
  return (
    <div className={className}>
      {state === 'failed' && (
        <p className="font-medium text-danger">
          The email to the customer could not be sent{why}. Please write or call.
        </p>
      )}
      {state === 'queued' && (
        <p className="text-warning">The email to the customer has not left yet{why}; it is tried again.</p>
      )}
    </div>
  )
}

type CorrectEmailProps = { booking: Booking; onChanged: OnDecided }

/**
 * Another address for the customer, to which the mails go that did not arrive. A while later the booking is read again,
 * with what became of them; `onChanged` keeps a card in its place in the list.
 */
function CorrectEmail({ booking: { id, customerEmail }, onChanged }: CorrectEmailProps) {
  const { bookings } = trpc.useUtils()
  const readAgain = () => {
    void bookings.invalidate()
    // Where it cannot be read, the card stays as it is.
    bookings.read.fetch({ id }, { staleTime: 0 }).then(
      (found) => onChanged(found, 'before'),
      () => {},
    )
  }
  const { dialog, field } = useFormDialog(trpc.bookings.correctEmail, {
    start: () => ({ email: customerEmail }),
    problemsOf: ({ email }) => ({
      email:
        isPublicMailAddress(email.trim()) || (isMailAddress(email) && email === customerEmail)
          ? undefined
          : contactReasons.address_not_mailed,
    }),
    input: ({ email }) => ({ id, customerEmail: email.trim() }),
    done: { title: 'Address corrected', description: 'The emails are on their way.' },
    failed: 'The address was not saved',
    onDone(corrected) {
      onChanged(corrected, 'before')
      setTimeout(readAgain, MAIL_AFTER_MS)
    },
  })
  return (
    <FormDialog
      {...dialog}
      trigger={<Button size="small">Correct the email address</Button>}
      title="Correct the email address"
      submit="Save and send again"
    >
      <p className="text-soft">The emails that did not arrive are sent again, to the new address.</p>
      <EmailField {...field('email')} label="Email" />
    </FormDialog>
  )
}
