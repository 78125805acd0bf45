import type { Booking } from '@chauffeur/contract/bookings'
import type { JourneyOfBooking } from '@chauffeur/contract/journey-fields'
import { flagLabels, type BookingFlag } from '@chauffeur/domain/booking-list'
import { bookingState, type BookingState } from '@chauffeur/domain/booking-status'
import type { CollectedMoney, CollectionMethod } from '@chauffeur/domain/cash'
import { toCents } from '@chauffeur/domain/money'
import { paidMoneyOf, paymentLabel } from '@chauffeur/domain/payment-status'
import { type StateTone, Badge } from '../../shared/ui/badge.tsx'
import { classNames } from '../../shared/ui/class-names.ts'
import {
  ChatIcon,
  ClockIcon,
  EditIcon,
  InfoIcon,
  PhoneIcon,
  StarIcon,
  WarningIcon,
} from '../../shared/ui/icons.tsx'
import { VisuallyHidden } from '../../shared/ui/visually-hidden.tsx'
import { describeInstant } from '../common/describe.ts'
import { markInks, markLabels, markOfBooking, StateMark } from '../common/state-mark.tsx'

type Face = { readonly label: string; readonly tone: StateTone }

export const statusFaces: Readonly<Record<BookingState, Face>> = {
  pending: { label: 'Pending', tone: 'warning' },
  confirmed: { label: 'Confirmed', tone: 'success' },
  rejected: { label: 'Rejected', tone: 'danger' },
  cancelled: { label: 'Cancelled', tone: 'neutral' },
}

/** A confirmed trip that nobody was driven on. */
const NO_SHOW: Face = { label: markLabels.no_show, tone: 'neutral' }

const paymentTones: Readonly<Record<Booking['paymentStatus'], StateTone>> = {
  not_required: 'neutral',
  pending: 'warning',
  completed: 'success',
  failed: 'danger',
}

const refundTones: Readonly<Record<NonNullable<Booking['refundStatus']>, StateTone>> = {
  under_way: 'warning',
  completed: 'neutral',
  failed: 'danger',
}

/** The company and its address in one line, with what is missing left out. */
export function describeBilling(billing: NonNullable<Booking['billing']>): string {
  const { companyName, taxNumber, street, streetNumber, postalCode, city, state, country } = billing
  return [
    companyName,
    taxNumber && `Tax number ${taxNumber}`,
    spaced(street, streetNumber),
    spaced(postalCode, city),
    state,
    country,
  ]
    .filter(Boolean)
    .join(', ')
}

function spaced(...parts: readonly (string | null)[]): string {
  return parts.filter(Boolean).join(' ')
}

const SHORT_DATE = new Intl.DateTimeFormat('en-GB', { day: 'numeric', month: 'short', timeZone: 'UTC' })

/** A day in a line: "4 Dec". */
export function describeShortDate(date: string): string {
  return SHORT_DATE.format(new Date(`${date}T00:00Z`))
}

/** How a booking stands. */
function StateBadge({ booking }: { booking: Booking }) {
  const mark = markOfBooking(booking)
  const { label, tone } = mark === 'no_show' ? NO_SHOW : statusFaces[bookingState(booking)]
  return (
    <Badge tone={tone} icon={<StateMark mark={mark} />}>
      {label}
    </Badge>
  )
}

/** All marks of a booking: its state, a change that waits, the office's flags, and that it was booked late. */
export function BookingBadges({ booking }: { booking: Booking }) {
  const { change, flags, noteCount, shortNotice } = booking
  return (
    <>
      <StateBadge booking={booking} />
      {change && (
        <Badge
          tone={change.state === 'open' ? 'warning' : 'neutral'}
          icon={<EditIcon className="size-3.5" />}
        >
          {change.state === 'open' ? 'Change waiting' : 'Change to be paid'}
        </Badge>
      )}
      {flags.map((flag) => {
        const { tone, Icon } = flagFaces[flag]
        return (
          <Badge key={flag} tone={tone} icon={<Icon className="size-3.5" />}>
            {flagLabels[flag]}
          </Badge>
        )
      })}
      {noteCount > 0 && (
        <Badge icon={<ChatIcon className="size-3.5" />}>
          {noteCount === 1 ? '1 note' : `${noteCount} notes`}
        </Badge>
      )}
      {shortNotice && (
        <Badge tone="warning" icon={<ClockIcon className="size-3.5" />}>
          Short notice
        </Badge>
      )}
    </>
  )
}

const collectedTones: Readonly<Record<CollectionMethod, StateTone>> = {
  cash: 'success',
  card: 'success',
  not_paid: 'danger',
}

/** Returns the money that the driver of a booking not paid online collected; null until he reports it. */
export function collectedOf({ paymentStatus, trips }: Booking): CollectedMoney | null {
  const collected = trips.find((trip) => trip.collected)?.collected
  if (!collected || paymentStatus === 'completed') return null
  return { method: collected.method, amountCents: toCents(collected.amount) }
}

/** How the money of a booking stands. */
export function PaymentBadge({ booking }: { booking: Booking }) {
  const { paymentMethod, paymentStatus, refundStatus } = booking
  const collected = collectedOf(booking)
  const tone = collected ? collectedTones[collected.method] : paymentTones[paymentStatus]
  return (
    <Badge tone={refundStatus ? refundTones[refundStatus] : tone}>
      {paymentLabel(
        paymentMethod === 'account' ? 'account' : paymentStatus,
        refundStatus,
        paidMoneyOf(booking),
        collected,
      )}
    </Badge>
  )
}

const inks = {
  neutral: 'text-soft',
  info: 'text-info',
  success: 'text-success',
  warning: 'text-warning',
  danger: 'text-danger',
} as const

/** A mark in the narrow space of a row. */
function Sign({ label, tone, Icon }: { label: string; tone: StateTone; Icon: typeof StarIcon }) {
  return (
    <span title={label} className={classNames('relative', inks[tone])}>
      <Icon className="size-4" />
      <VisuallyHidden>{label}</VisuallyHidden>
    </span>
  )
}

/**
 * The marks that a glance at a row must not miss; on a narrow screen the state, too, which the edge alone would show by
 * its colour only.
 */
export function BookingSigns({ booking }: { booking: Booking }) {
  const { shortNotice, mail, change, flags, journey, decideBy } = booking
  const mark = markOfBooking(booking)
  return (
    <>
      <span title={markLabels[mark]} className={classNames('relative xl:hidden', markInks[mark])}>
        <StateMark mark={mark} className="size-4" />
        <VisuallyHidden>{markLabels[mark]}</VisuallyHidden>
      </span>
      {journey && (
        <span title={legOf(journey)} className="relative text-xs font-medium text-soft tabular">
          <span aria-hidden>
            {journey.leg}/{journey.legs.length}
          </span>
          <VisuallyHidden>{legOf(journey)}</VisuallyHidden>
        </span>
      )}
      {flags.map((flag) => (
        <Sign key={flag} {...flagFaces[flag]} label={flagLabels[flag]} />
      ))}
      {change?.state === 'open' && <Sign label="Change waiting" tone="warning" Icon={EditIcon} />}
      {decideBy !== null && (
        <Sign label={`To be decided by ${describeInstant(decideBy)}`} tone="warning" Icon={ClockIcon} />
      )}
      {shortNotice && <Sign label="Short notice" tone="warning" Icon={ClockIcon} />}
      {mail?.state === 'failed' && (
        <Sign label="An email to the customer could not be sent" tone="danger" Icon={WarningIcon} />
      )}
    </>
  )
}

/** "JR-7K3Q9X, leg 1 of 2" */
function legOf({ number, leg, legs }: JourneyOfBooking): string {
  return `${number}, leg ${leg} of ${legs.length}`
}

const flagFaces = {
  vip: { tone: 'info', Icon: StarIcon },
  'call-first': { tone: 'warning', Icon: PhoneIcon },
  problem: { tone: 'danger', Icon: InfoIcon },
} as const satisfies Readonly<Record<BookingFlag, { tone: StateTone; Icon: typeof StarIcon }>>
