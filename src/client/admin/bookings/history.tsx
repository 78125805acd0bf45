import type { HistoryEntry } from '@chauffeur/contract/admin-bookings'
import { trpc } from '../../shared/api/trpc.ts'
import { classNames } from '../../shared/ui/class-names.ts'
import { Spinner } from '../../shared/ui/spinner.tsx'
import { Instant } from '../common/instant.tsx'
import { PartProblem } from '../common/card-part.tsx'
import { CustomerText } from '../common/customer-text.tsx'
import { describeAct, describeAmount, describeDelay } from './describe-act.ts'

/** Who did what to the booking and when; read when it is opened. */
export function History({ bookingId }: { bookingId: string }) {
  const history = trpc.bookings.history.useQuery({ id: bookingId }, { staleTime: 0, gcTime: 0 })
  if (history.isPending) return <Spinner label="Loading the history..." className="my-2 size-5 text-accent" />
  if (history.isError)
    return <PartProblem what="history" error={history.error} onRetry={() => void history.refetch()} />
  return (
    <ol aria-label="History" className="grid gap-1.5 py-1.5">
      {history.data.entries.map((entry) => (
        <Entry key={`${entry.at} ${entry.act} ${entry.mail} ${entry.amount}`} entry={entry} />
      ))}
    </ol>
  )
}

function Entry({ entry }: { entry: HistoryEntry }) {
  const { at, by, note, takenAt } = entry
  const { words, tone } = describeAct(entry)
  const amount = describeAmount(entry)
  return (
    <li className="grid gap-x-4 sm:grid-cols-[9.5rem_minmax(0,1fr)]">
      <Instant at={at} className="text-soft" />
      <span className={classNames('min-w-0', tone === 'problem' && 'text-danger')}>
        {words}
        {amount !== undefined && <span className="font-semibold tabular"> {amount}</span>}
        {by !== null && (
          <>
            {' by '}
            <CustomerText>{by}</CustomerText>
          </>
        )}
        {takenAt !== null && <span className="text-soft tabular"> ({describeDelay(takenAt, at)})</span>}
        {note !== null && (
          <>
            {': '}
            <CustomerText>{note}</CustomerText>
          </>
        )}
      </span>
    </li>
  )
}
