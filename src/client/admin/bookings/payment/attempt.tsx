import type { Payment } from '@chauffeur/contract/payments'
import { formatEuros, toCents } from '@chauffeur/domain/money'
import { splitMoney } from '@chauffeur/domain/payment-status'
import { type ReactNode, useState } from 'react'
import { Badge } from '../../../shared/ui/badge.tsx'
import { Instant } from '../../common/instant.tsx'
import { CustomerText } from '../../common/customer-text.tsx'
import {
  describeChange,
  settlementNames,
  settlements,
  stateFaces,
  type Settlement,
} from './payment-labels.ts'
import { GiveBack, moneyOf } from './give-back.tsx'
import { trpc } from '../../../shared/api/trpc.ts'
import { AlertDialog } from '../../../shared/ui/alert-dialog.tsx'
import { Button } from '../../../shared/ui/button.tsx'
import { useAct } from '../../common/use-act.ts'

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
export function Attempt({ payment, customerName, way }: AttemptProps) {
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
  const { label, question, effect, tone } = settlements[act]
  const [open, setOpen] = useState(false)
  const { run, isPending } = useSettlement(payment, act, () => setOpen(false))
  return (
    <AlertDialog
      open={open}
      onOpenChange={(next) => {
        if (!isPending) setOpen(next)
      }}
      trigger={<Button size="small">{label}</Button>}
      title={question}
      description={`Payment ${payment.reference}. ${effect} This action cannot be undone.`}
      confirmLabel={label}
      busyLabel="Saving..."
      busy={isPending}
      tone={tone}
      onConfirm={() => run()}
    />
  )
}

function useSettlement({ id, refundRequests }: Payment, act: Settlement, onSettled: () => void) {
  const { client, payments, bookings } = trpc.useUtils()
  return useAct<void, unknown>({
    act: () =>
      act === 'askRefundAgain'
        ? client.payments.askRefundAgain.mutate({ id, refundRequests })
        : client.payments[act].mutate({ id }),
    failed: 'Not saved',
    onSettled() {
      // Also after a failure: what is shown may no longer be true.
      void payments.invalidate()
      void bookings.invalidate()
      onSettled()
    },
  })
}
