import type { HistoryEntry } from '@chauffeur/contract/office-bookings'
import { trpc } from '../../trpc.ts'
import { Button } from '../../ui/button.tsx'
import { classNames } from '../../ui/class-names.ts'
import { Spinner } from '../../ui/spinner.tsx'
import { sentenceOf } from '../session/sentence-of.ts'
import { CustomerText } from './customer-text.tsx'
import { describeInstant } from './describe.ts'
import { describeAct } from './describe-act.ts'

/** Who did what to the booking and when; asked for once somebody wants to see it. */
export function History({ bookingId }: { bookingId: string }) {
  const history = trpc.bookings.history.useQuery({ id: bookingId }, { staleTime: 0, gcTime: 0 })
  if (history.isPending) return <Spinner label="Loading the history..." className="my-2 size-5 text-accent" />
  if (history.isError)
    return (
      <div role="alert" className="flex flex-wrap items-center gap-3 py-1 text-danger">
        <p>The history could not be loaded. {sentenceOf(history.error)}</p>
        <Button size="small" onClick={() => void history.refetch()}>
          Try again
        </Button>
      </div>
    )
  return (
    <ol aria-label="History" className="grid gap-1.5 py-1.5">
      {history.data.entries.map((entry) => (
        <Entry key={`${entry.at} ${entry.act} ${entry.mail}`} entry={entry} />
      ))}
    </ol>
  )
}

function Entry({ entry }: { entry: HistoryEntry }) {
  const { at, by, note } = entry
  const { words, tone } = describeAct(entry)
  return (
    <li className="grid gap-x-4 sm:grid-cols-[9.5rem_minmax(0,1fr)]">
      <time dateTime={at} title="Lisbon time" className="whitespace-nowrap tabular text-soft">
        {describeInstant(at)}
      </time>
      <span className={classNames('min-w-0', tone === 'problem' && 'text-danger')}>
        {words}
        {by !== null && (
          <>
            {' by '}
            <CustomerText>{by}</CustomerText>
          </>
        )}
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
