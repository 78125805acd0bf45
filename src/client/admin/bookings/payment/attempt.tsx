import type { Payment } from '@chauffeur/contract/payments'
import { formatEuros, toCents } from '@chauffeur/domain/money'
import type { ReactNode } from 'react'
import { Badge } from '../../../shared/ui/badge.tsx'
import { Instant } from '../../common/instant.tsx'
import { CustomerText } from '../../common/customer-text.tsx'
import { describeChange, settlementNames, settlements, stateFaces } from './payment-labels.ts'
import { GiveBack } from './give-back.tsx'
import { SettleButton } from './settle-button.tsx'

type AttemptProps = {
  payment: Payment
  /** Its booking and the button to it, where the card around it does not show them. */
  customerName?: string | undefined
  way?: ReactNode
}

/** One attempt to pay, its history, and the acts that only an admin can do. */
export function Attempt({ payment, customerName, way }: AttemptProps) {
  const { state, paymentStatus, amount, refundTotal, refunded } = payment
  const { reference, provider, lastError, history } = payment
  const acts = settlementNames.filter((act) => settlements[act].isOffered(payment))
  const canGiveBack = paymentStatus === 'completed' && refundTotal < amount
  return (
    <li className="min-w-0">
      <div className="flex flex-wrap items-center gap-x-6 gap-y-2">
        <div className="flex min-w-0 flex-wrap items-center gap-x-3 gap-y-1.5">
          <Badge tone={stateFaces[state].tone}>{stateFaces[state].label}</Badge>
          <span className="font-semibold tabular">{formatEuros(toCents(amount))}</span>
          {refundTotal > 0 && refundTotal < amount && (
            <span className="tabular text-soft">
              {formatEuros(toCents(refundTotal))} {refunded >= refundTotal ? 'returned' : 'to go back'}
            </span>
          )}
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
