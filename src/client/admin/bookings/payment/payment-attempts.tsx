import type { Payment } from '@chauffeur/contract/payments'
import { formatEuros, toCents } from '@chauffeur/domain/money'
import { trpc } from '../../../trpc.ts'
import { Badge } from '../../../ui/badge.tsx'
import { Button } from '../../../ui/button.tsx'
import { Spinner } from '../../../ui/spinner.tsx'
import { sentenceOf } from '../../session/sentence-of.ts'
import { CustomerText } from '../customer-text.tsx'
import { describeInstant } from '../describe.ts'
import { describeChange, settlementNames, settlements, stateFaces } from './payment-words.ts'
import { SettleButton } from './settle-button.tsx'

/** The attempts to pay a booking online, the latest first, with what only the office can end. */
export function PaymentAttempts({ bookingId }: { bookingId: string }) {
  const attempts = trpc.payments.list.useQuery({ id: bookingId }, { staleTime: 0, gcTime: 0 })
  if (attempts.isPending)
    return <Spinner label="Loading the payments..." className="my-2 size-5 text-accent" />
  if (attempts.isError)
    return (
      <div role="alert" className="flex flex-wrap items-center gap-3 py-1 text-danger">
        <p>The payments could not be loaded. {sentenceOf(attempts.error)}</p>
        <Button size="small" onClick={() => void attempts.refetch()}>
          Try again
        </Button>
      </div>
    )
  if (attempts.data.length === 0) return <p className="py-1 text-soft">Nobody has tried to pay online.</p>
  return (
    <ol aria-label="Online payments" className="grid gap-4 py-1.5">
      {attempts.data.map((payment) => (
        <Attempt key={payment.id} payment={payment} />
      ))}
    </ol>
  )
}

function Attempt({ payment }: { payment: Payment }) {
  const { state, amount, reference, provider, lastError, history } = payment
  const acts = settlementNames.filter((act) => settlements[act].from === state)
  return (
    <li className="min-w-0">
      <div className="flex flex-wrap items-center gap-x-3 gap-y-1.5">
        <Badge tone={stateFaces[state].tone}>{stateFaces[state].label}</Badge>
        <span className="font-semibold tabular">{formatEuros(toCents(amount))}</span>
        <span className="tabular text-soft">{reference}</span>
        {provider === 'simulator' && <Badge>Simulated</Badge>}
        {acts.map((act) => (
          <SettleButton key={act} payment={payment} act={act} />
        ))}
      </div>
      {lastError !== null && (
        <p className="mt-1.5 text-warning">The provider’s last answer was none: {lastError}</p>
      )}
      <ol aria-label={`What happened to ${reference}`} className="mt-1.5 grid gap-1">
        {history.map((change) => (
          <li
            key={`${change.at} ${change.event} ${change.toState}`}
            className="grid gap-x-4 sm:grid-cols-[9.5rem_minmax(0,1fr)]"
          >
            <time dateTime={change.at} title="Lisbon time" className="whitespace-nowrap tabular text-soft">
              {describeInstant(change.at)}
            </time>
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
