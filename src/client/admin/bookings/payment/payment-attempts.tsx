import { trpc } from '../../../trpc.ts'
import { Button } from '../../../ui/button.tsx'
import { Spinner } from '../../../ui/spinner.tsx'
import { sentenceOf } from '../../session/sentence-of.ts'
import { Attempt } from './attempt.tsx'

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
