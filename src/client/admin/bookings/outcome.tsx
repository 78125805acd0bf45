import type { Booking } from '@chauffeur/contract/bookings'
import { Instant } from '../common/instant.tsx'
import { CustomerText } from '../common/customer-text.tsx'
import { statusFaces } from './describe-booking.ts'

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
