import type { Booking } from '@chauffeur/contract/bookings'
import { isMailAddress } from '@chauffeur/domain/contact-formats'
import { DEFAULT_LOCALE } from '@chauffeur/domain/locale'
import { paymentMethodLabel } from '@chauffeur/domain/payment-methods'
import { placeLines, type PlaceLines } from '@chauffeur/domain/place-lines'
import { serviceIn } from '@chauffeur/domain/service-type'
import { tripStateLabels } from '@chauffeur/domain/trip-state'
import { contactReasons } from '@chauffeur/words/en/contact-reasons'
import { trpc } from '../../shared/api/trpc.ts'
import { Button } from '../../shared/ui/button.tsx'
import { CalendarIcon } from '../../shared/ui/icons.tsx'
import { CustomerText, Instant, ReachLink } from '../common/customer-text.tsx'
import { describePickup, phoneLink, mailLink } from '../common/describe.ts'
import { EmailField } from '../common/fields.tsx'
import { FactList, seatFacts, tabular, type FactRow } from '../common/fact.tsx'
import { failureToast } from '../common/failures.ts'
import { FormDialog } from '../common/form-dialog.tsx'
import { Place } from '../common/place.tsx'
import { useFormDialog } from '../common/use-form-dialog.ts'
import { type OnDecided, MAIL_AFTER_MS } from '../decision/decision-buttons.tsx'
import { describeBilling, statusFaces } from './badges.tsx'

/** When, from where, over which stops, to where. */
export function Journey({ booking }: { booking: Booking }) {
  return (
    <div className="min-w-0 md:row-span-2 xl:row-span-1">
      <p className="mb-2 flex gap-2 text-base font-medium">
        <CalendarIcon className="mt-0.5 size-5 text-accent" />
        <span className="tabular">{describePickup(booking)}</span>
      </p>
      <Places booking={booking} />
    </div>
  )
}

type PlacesProps = {
  booking: Pick<Booking, 'pickupLocation' | 'pickupName' | 'dropoffLocation' | 'dropoffName' | 'stops'>
}

/** From where, over which stops, to where. */
export function Places({ booking }: PlacesProps) {
  const { pickupLocation, pickupName, dropoffLocation, dropoffName, stops } = booking
  return (
    <ol>
      <Place is="Pick-up" isEnd>
        <NameAndAddress {...placeLines(pickupLocation, pickupName)} />
      </Place>
      {stopsOf(stops).map(({ location, duration }, index) => (
        // oxlint-disable-next-line react/no-array-index-key -- a booked trip does not change, and may pass a place twice
        <Place key={index} is="Stop">
          <CustomerText>{location}</CustomerText>
          {duration !== undefined && <span className="text-soft tabular"> ({duration} minutes)</span>}
        </Place>
      ))}
      {dropoffLocation !== null && (
        <Place is="Drop-off" isEnd isLast>
          <NameAndAddress {...placeLines(dropoffLocation, dropoffName)} />
        </Place>
      )}
      {dropoffLocation === null && (
        <Place is="Drop-off" isLast>
          <span className="text-soft">As the customer directs</span>
        </Place>
      )}
    </ol>
  )
}

function NameAndAddress({ name, address }: PlaceLines) {
  return (
    <>
      <CustomerText>{name}</CustomerText>
      {address !== undefined && (
        <span className="block text-sm text-soft">
          <CustomerText>{address}</CustomerText>
        </span>
      )}
    </>
  )
}

interface ShownStop {
  readonly location: string
  /** Minutes. */
  readonly duration?: number | undefined
}

/** The stops of a booking, as a list or as the same list in text that holds JSON: the API has answered both. */
export function stopsOf(stops: unknown): readonly ShownStop[] {
  const list = typeof stops === 'string' ? decoded(stops) : stops
  return Array.isArray(list) ? list.flatMap(read) : []
}

function decoded(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

function read(stop: unknown): ShownStop[] {
  if (typeof stop !== 'object' || stop === null || !('location' in stop)) return []
  const { location } = stop
  if (typeof location !== 'string') return []
  const duration = 'duration' in stop ? Number(stop.duration) : Number.NaN
  return [Number.isFinite(duration) && duration > 0 ? { location, duration } : { location }]
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
      facts={[
        ['Vehicle', booking.vehicleName],
        [
          'Service',
          <>
            {tabular(serviceText(booking))}
            {flightNumber === null && booking.isAirportService && (
              <span className="block text-warning">No flight number given</span>
            )}
          </>,
        ],
        [
          'Distance',
          booking.routeFallback && (
            <span className="text-warning">Measured while the routing service did not answer</span>
          ),
        ],
        ['Passengers', tabular(booking.passengers)],
        [
          'Travels',
          hasTraveller && (
            <>
              {travellerName !== null && <CustomerText>{travellerName}</CustomerText>}{' '}
              {travellerPhone !== null && (
                <ReachLink href={phoneLink(travellerPhone)} text={travellerPhone} />
              )}
            </>
          ),
        ],
        ['Sign', booking.signName],
        ['Luggage', booking.luggageConfig],
        ...seatFacts(booking),
        ['Flight', flightNumber],
        ...(hasDriver ? driverFacts(booking) : []),
      ]}
    />
  )
}

/** The service with its hours and its distance: "One-way transfer · 34.3 km". */
export function serviceText(booking: Booking): string {
  const { serviceDuration, distanceKm } = booking
  const hours = serviceDuration === null ? '' : ` · ${serviceDuration} hours`
  return `${serviceIn(DEFAULT_LOCALE, booking)}${hours}${distanceKm === null ? '' : ` · ${distanceKm} km`}`
}

function reachLink(href: string | undefined, text: string) {
  return <ReachLink href={href} text={text} />
}

function driverFacts({ trips }: Booking): readonly FactRow[] {
  return trips.map(({ state, driverName, plate }) => [
    'Chauffeur',
    state !== null && `${[driverName, plate].filter(Boolean).join(', ')} · ${tripStateLabels[state]}`,
  ])
}

/** How to reach the customer, and how the trip is paid. */
export function ContactFacts({ booking, onDecided }: { booking: Booking; onDecided: OnDecided }) {
  const { customerEmail, customerPhone, billing, mail } = booking
  const isReachable = isMailAddress(customerEmail)
  return (
    <FactList
      facts={[
        [
          'E-mail',
          <>
            <ReachLink href={mailLink(customerEmail)} text={customerEmail} />
            {!isReachable && <p className="font-medium text-danger">This address cannot be reached.</p>}
            {(!isReachable || mail?.state === 'failed') && (
              <div className="mt-1.5">
                <CorrectEmail booking={booking} onChanged={onDecided} />
              </div>
            )}
          </>,
        ],
        ['Phone', reachLink(phoneLink(customerPhone), customerPhone)],
        ['WhatsApp', booking.whatsappNotifications && 'Wants updates on WhatsApp'],
        ['Payment', paymentMethodLabel(booking.paymentMethod)],
        ['Billing', billing && (describeBilling(billing) || 'Asked for, without an address')],
      ]}
    />
  )
}

/** Who decided and when. */
export function DecidedBy({ booking }: { booking: Booking }) {
  const { status, decidedAt, decidedBy, cancelledAt } = booking
  if (cancelledAt !== null) return <Cancelled booking={booking} at={cancelledAt} />
  if (decidedAt === null) return null
  return (
    <p className="text-soft xl:text-end">
      {statusFaces[status].label}
      {decidedBy !== null && (
        <>
          {' by '}
          <CustomerText>{decidedBy}</CustomerText>
        </>
      )}
      <span className="xl:hidden">, </span>
      <Instant at={decidedAt} className="xl:block" />
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
    <p className="text-soft xl:text-end">
      {CANCELLED_BY[cancelledBy ?? 'office']}
      <span className="xl:hidden">, </span>
      <Instant at={at} className="xl:block" />
      {cancelReason !== null && (
        <span className="block">
          <CustomerText>{cancelReason}</CustomerText>
        </span>
      )}
    </p>
  )
}

export function RejectReason({ reason, className }: { reason: string; className: string }) {
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

type MailProblemProps = { mail: Mail; className: string }

/** The problem with the latest mail to the customer. */
export function MailProblem({ mail: { state, error }, className }: MailProblemProps) {
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
          The e-mail to the customer could not be sent{why}. Please write or call.
        </p>
      )}
      {state === 'queued' && (
        <p className="text-warning">The e-mail to the customer has not left yet{why}; it is tried again.</p>
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
      email: isMailAddress(email.trim()) ? undefined : contactReasons.address_not_mailed,
    }),
    input: ({ email }) => ({ id, customerEmail: email.trim() }),
    done: { title: 'Address corrected', description: 'The e-mails are on their way.' },
    failed: (error) => failureToast('The address was not saved', error),
    onDone(corrected) {
      onChanged(corrected, 'before')
      setTimeout(readAgain, MAIL_AFTER_MS)
    },
  })
  return (
    <FormDialog
      {...dialog}
      trigger={<Button size="small">Correct the e-mail address</Button>}
      title="Correct the e-mail address"
      submit="Save and send again"
    >
      <p className="text-soft">The e-mails that did not arrive are sent again, to the new address.</p>
      <EmailField {...field('email')} label="E-mail" />
    </FormDialog>
  )
}
