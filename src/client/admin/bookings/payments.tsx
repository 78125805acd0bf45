import type { Payment, PaymentChange } from '@chauffeur/contract/payments'
import { formatAmount, formatEuros } from '@chauffeur/domain/money'
import { splitMoney } from '@chauffeur/domain/payment-status'
import type { ReactNode } from 'react'
import { trpc } from '../../shared/api/trpc.ts'
import { Badge, type StateTone } from '../../shared/ui/badge.tsx'
import { Button } from '../../shared/ui/button.tsx'
import { WarningIcon } from '../../shared/ui/icons.tsx'
import { AskedCall } from '../common/confirm-call.tsx'
import { CustomerText, DatedLine, Typed } from '../common/fact.tsx'
import { ReadPart } from '../common/resource-list.tsx'
import { GiveBack, moneyOf } from './money-acts.tsx'

/** The attempts to pay a booking online, the latest first. */
export function PaymentAttempts({ bookingId }: { bookingId: string }) {
  const attempts = trpc.payments.list.useQuery({ id: bookingId }, { staleTime: 0, gcTime: 0 })
  return (
    <ReadPart query={attempts} what="payments" waiting="Loading the payments...">
      {(payments) =>
        payments.length === 0 ? (
          <p className="py-1 text-soft">Nobody has tried to pay online.</p>
        ) : (
          <ol aria-label="Online payments" className="grid gap-4 py-1.5">
            {payments.map((payment) => (
              <Attempt key={payment.id} payment={payment} />
            ))}
          </ol>
        )
      }
    </ReadPart>
  )
}

/** Payments that only an admin can settle; nothing is shown while there are none. */
export function PaymentsToSettle({ onShow }: { onShow: (bookingNumber: string) => void }) {
  const { data = [] } = trpc.payments.toSettle.useQuery(undefined, { staleTime: 0 })
  if (data.length === 0) return null
  return (
    <section
      aria-labelledby="payments-to-settle"
      className="mb-5 rounded-card border-s-4 border-s-danger bg-raised px-4 py-4 text-sm shadow-card sm:px-5"
    >
      <h3
        id="payments-to-settle"
        className="flex items-center gap-2 font-sans text-lead leading-snug font-semibold"
      >
        <WarningIcon className="size-5 text-danger" />
        {data.length === 1
          ? '1 online payment needs your decision'
          : `${data.length} online payments need your decision`}
      </h3>
      <ol aria-labelledby="payments-to-settle" className="mt-3 grid gap-4">
        {data.map((payment) => (
          <Attempt
            key={payment.id}
            payment={payment}
            customerName={payment.customerName}
            way={
              <Button size="small" variant="ghost" onClick={() => onShow(payment.bookingNumber)}>
                Show {payment.bookingNumber}
              </Button>
            }
          />
        ))}
      </ol>
    </section>
  )
}

type AttemptProps = {
  payment: Payment
  /** Its booking and the button to it, where the card around it does not show them. */
  customerName?: string | undefined
  way?: ReactNode
}

/** The parts of a payment that goes back, or goes back in part. */
function whereItIs(payment: Payment): string {
  const { returnedCents, onItsWayCents, keptCents } = splitMoney(moneyOf(payment))
  const parts = [
    [returnedCents, 'returned'],
    [onItsWayCents, 'to go back'],
    [keptCents, 'kept'],
  ] as const
  const told = parts.filter(([cents]) => cents > 0)
  // The state says it of all of it.
  return told.length < 2 ? '' : told.map(([cents, what]) => `${formatEuros(cents)} ${what}`).join(', ')
}

/** One attempt to pay, its history, and the acts that only an admin can do. */
function Attempt({ payment, customerName, way }: AttemptProps) {
  const { state, paymentStatus, amount, refundTotal } = payment
  const { reference, provider, lastError, history } = payment
  const acts = settlementNames.filter((act) => settlements[act].isOffered(payment))
  const canGiveBack = paymentStatus === 'completed' && refundTotal < amount
  return (
    <li className="min-w-0">
      <div className="flex flex-wrap items-center gap-x-6 gap-y-2">
        <div className="flex min-w-0 flex-wrap items-center gap-x-3 gap-y-1.5">
          <Badge tone={stateFaces[state].tone}>
            {state === 'refunded' && refundTotal > 0 && refundTotal < amount
              ? 'Partly refunded'
              : stateFaces[state].label}
          </Badge>
          <span className="font-semibold tabular">{formatAmount(amount)}</span>
          {refundTotal > 0 && <span className="tabular text-soft">{whereItIs(payment)}</span>}
          {customerName !== undefined && <CustomerText>{customerName}</CustomerText>}
          <span className="tabular text-soft">{reference}</span>
          {provider === 'simulator' && <Badge>Simulated</Badge>}
        </div>
        {(acts.length > 0 || canGiveBack || way) && (
          <div className="flex flex-wrap gap-2">
            {acts.map((act) => (
              <SettleButton key={act} payment={payment} act={act} />
            ))}
            {canGiveBack && <GiveBack payment={payment} />}
            {way}
          </div>
        )}
      </div>
      {lastError !== null && (
        <p className="mt-1.5 text-warning">The last call to the provider failed: {lastError}</p>
      )}
      <ol aria-label={`What happened to ${reference}`} className="mt-1.5 grid gap-1">
        {history.map((change) => (
          <DatedLine key={`${change.at} ${change.event} ${change.toState}`} at={change.at}>
            {describeChange(change)}
            <Typed after=" by " text={change.admin} />
          </DatedLine>
        ))}
      </ol>
    </li>
  )
}

/** An act on a payment and the question before it. */
function SettleButton({ payment, act }: { payment: Payment; act: Settlement }) {
  const { id, reference, refundRequests } = payment
  const { label, question, effect, tone } = settlements[act]
  const asked = {
    failed: 'Not saved',
    trigger: <Button size="small">{label}</Button>,
    title: question,
    description: `Payment ${reference}. ${effect} This action cannot be undone.`,
    confirmLabel: label,
    busyLabel: 'Saving...',
    tone,
  }
  return act === 'askRefundAgain' ? (
    <AskedCall {...asked} procedure={trpc.payments.askRefundAgain} input={() => ({ id, refundRequests })} />
  ) : (
    <AskedCall {...asked} procedure={trpc.payments[act]} input={() => ({ id })} />
  )
}

/** The labels of the states of an attempt. */
const stateFaces: Readonly<Record<Payment['state'], { label: string; tone: StateTone }>> = {
  creating: { label: 'Being opened', tone: 'warning' },
  pending: { label: 'Waiting for the customer', tone: 'warning' },
  completed: { label: 'Paid', tone: 'success' },
  failed: { label: 'Card declined', tone: 'danger' },
  expired: { label: 'Not paid, closed', tone: 'neutral' },
  review: { label: 'To be reviewed', tone: 'danger' },
  refund_due: { label: 'Refund due', tone: 'warning' },
  refund_sent: { label: 'Refund asked for', tone: 'warning' },
  refunded: { label: 'Refunded', tone: 'neutral' },
  refund_failed: { label: 'Refund failed', tone: 'danger' },
}

const EVENTS: Readonly<Record<PaymentChange['event'], string>> = {
  created: 'The payment page was opened',
  create_unknown: 'Nobody knows whether the payment page was opened',
  create_refused: 'The provider refused to open a payment page',
  not_found: 'The provider knows no payment page of it',
  paid: 'Paid',
  paid_after_rejection: 'Paid after the booking was rejected',
  paid_after_cancellation: 'Paid after the booking was cancelled',
  paid_after_change: 'Paid after the change had ended',
  paid_twice: 'Paid a second time',
  paid_disputed: 'The provider says something else than we asked',
  review_dismissed: 'Counted as unpaid',
  read_pending: 'Can be paid again',
  read_failed: 'The card was declined',
  read_expired: 'The payment page expired',
  unreadable: 'The provider gave no answer',
  deactivated: 'The payment page was closed unpaid',
  not_deactivated: 'The payment page could not be closed',
  booking_rejected: 'The booking was rejected: the money is to go back',
  booking_cancelled: 'The booking was cancelled: money is to go back',
  booking_changed: 'The trip was changed, or was not: money is to go back',
  refund_raised: 'The office gives money back',
  refund_begun: 'The refund was asked for',
  refund_accepted: 'The provider took the refund',
  refund_unknown: 'Nobody knows whether the provider took the refund',
  refund_postponed: 'The refund will be asked for again',
  refund_refused: 'The provider refused the refund',
  refund_under_way: 'The refund is on its way',
  refund_part_seen: 'A part was given back, and more is to follow',
  refund_seen: 'The money was given back',
  refund_seen_failed: 'The refund failed',
  refund_not_made: 'The refund was not made, and is asked for again',
  refund_late: 'After an hour nobody knows whether the provider took the refund: the office was told',
  refund_asked_again: 'The refund is asked for again',
  refund_overdue: 'Nobody has seen the refund in time',
}

/** An act by hand is labelled differently from a report of the provider. */
const BY_HAND: Partial<Record<PaymentChange['event'], string>> = {
  paid: 'Counted as paid',
  paid_after_rejection: 'Counted as paid after the booking was rejected',
  paid_after_cancellation: 'Counted as paid after the booking was cancelled',
  paid_twice: 'Counted as paid a second time',
  refund_seen: 'The money was given back by hand',
}

/** The text for a change; it names the provider's status where that differs. */
function describeChange({ event, admin, disagreeing }: PaymentChange): string {
  const words = (admin !== null && BY_HAND[event]) || EVENTS[event]
  return disagreeing.length > 0 ? `${words}: ${disagreeing.join(', ')}` : words
}

/** The acts that only an admin can do, with the question before each. */
const settlements = {
  acceptAsPaid: {
    isOffered: ({ state }: Payment) => state === 'review',
    label: 'Accept as paid',
    question: 'Count this payment as paid?',
    effect: 'The customer is told by email that the payment was received.',
    tone: 'primary',
  },
  dismiss: {
    isOffered: ({ state }: Payment) => state === 'review',
    label: 'Count as unpaid',
    question: 'Count this payment as unpaid?',
    effect: 'Give back by hand, in the provider’s own office, whatever money came.',
    tone: 'destructive',
  },
  askRefundAgain: {
    isOffered: ({ mayAskRefundAgain }: Payment) => mayAskRefundAgain,
    label: 'Ask again',
    question: 'Ask the provider again for this refund?',
    effect:
      'Look in the provider’s own office first. If the refund is there, leave it: it will be found by itself. What the provider shows is read once more before it is asked.',
    tone: 'primary',
  },
  markRefunded: {
    isOffered: ({ state }: Payment) => state === 'refund_failed',
    label: 'Refund given by hand',
    question: 'Was the money given back by hand?',
    effect: 'The customer is told by email that the money is on its way back.',
    tone: 'primary',
  },
} as const

type Settlement = keyof typeof settlements

const settlementNames = [
  'acceptAsPaid',
  'dismiss',
  'askRefundAgain',
  'markRefunded',
] as const satisfies readonly Settlement[]
