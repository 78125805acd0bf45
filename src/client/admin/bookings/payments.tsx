import type { Payment } from '@chauffeur/contract/payments'
import { formatEuros, toCents } from '@chauffeur/domain/money'
import { splitMoney } from '@chauffeur/domain/payment-status'
import { type ReactNode } from 'react'
import { trpc } from '../../shared/api/trpc.ts'
import { Badge } from '../../shared/ui/badge.tsx'
import { Button } from '../../shared/ui/button.tsx'
import { WarningIcon } from '../../shared/ui/icons.tsx'
import { AskedCall } from '../common/confirm-call.tsx'
import { ReadPart } from '../common/card-part.tsx'
import { CustomerText } from '../common/customer-text.tsx'
import { Instant } from '../common/instant.tsx'
import { GiveBack, moneyOf } from './give-back.tsx'
import {
  describeChange,
  settlementNames,
  settlements,
  stateFaces,
  type Settlement,
} from './payment-labels.ts'

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
          <span className="font-semibold tabular">{formatEuros(toCents(amount))}</span>
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
          <li
            key={`${change.at} ${change.event} ${change.toState}`}
            className="grid gap-x-4 sm:grid-cols-[9.5rem_minmax(0,1fr)]"
          >
            <Instant at={change.at} className="text-soft" />
            <span className="min-w-0">
              {describeChange(change)}
              {change.admin !== null && (
                <>
                  {' by '}
                  <CustomerText>{change.admin}</CustomerText>
                </>
              )}
            </span>
          </li>
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
