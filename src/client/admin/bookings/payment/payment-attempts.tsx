import { trpc } from '../../../shared/api/trpc.ts'
import { Spinner } from '../../../shared/ui/spinner.tsx'
import { PartProblem } from '../../common/card-part.tsx'
import { Attempt } from './attempt.tsx'

/** The attempts to pay a booking online, the latest first. */
export function PaymentAttempts({ bookingId }: { bookingId: string }) {
  const attempts = trpc.payments.list.useQuery({ id: bookingId }, { staleTime: 0, gcTime: 0 })
  if (attempts.isPending)
    return <Spinner label="Loading the payments..." className="my-2 size-5 text-accent" />
  if (attempts.isError)
    return <PartProblem what="payments" error={attempts.error} onRetry={() => void attempts.refetch()} />
  if (attempts.data.length === 0) return <p className="py-1 text-soft">Nobody has tried to pay online.</p>
  return (
    <ol aria-label="Online payments" className="grid gap-4 py-1.5">
      {attempts.data.map((payment) => (
        <Attempt key={payment.id} payment={payment} />
      ))}
    </ol>
  )
}
