import type { TripProof } from '@chauffeur/contract/dispatch'
import { PROOF_DAYS } from '@chauffeur/domain/driver-link'
import { trpc } from '../../shared/api/trpc.ts'
import { Dialog } from '../../shared/ui/dialog.tsx'
import { Spinner } from '../../shared/ui/spinner.tsx'
import { CustomerText, Instant } from '../common/fact.tsx'
import { PartProblem } from '../common/resource-list.tsx'

export const PROOFS_TITLE = 'Photos of the meeting point'

/** The photos of a booking's meeting point, as far as they are known. */
export function useProofs(bookingId: string, isWanted = true) {
  return trpc.dispatch.proofs.useQuery({ id: bookingId }, { enabled: isWanted, staleTime: 0, gcTime: 0 })
}

type ProofPhotosProps = {
  readonly query: ReturnType<typeof useProofs>
  /** Shows the photos of this assignment alone. */
  readonly assignmentId?: string
}

/** Small photos that open large. */
export function ProofPhotos({ query, assignmentId }: ProofPhotosProps) {
  if (query.isPending) return <Spinner label="Loading the photos" className="size-5 text-accent" />
  if (query.isError)
    return <PartProblem what="photos" error={query.error} onRetry={() => void query.refetch()} />
  const proofs = query.data.proofs.filter(
    (proof) => assignmentId === undefined || proof.assignmentId === assignmentId,
  )
  if (proofs.length === 0) return <p className="text-soft">No photo.</p>
  return (
    <>
      <ul aria-label={PROOFS_TITLE} className="flex flex-wrap gap-2">
        {proofs.map((proof, index) => (
          <li key={proof.id}>
            <Photo proof={proof} number={index + 1} of={proofs.length} />
          </li>
        ))}
      </ul>
      <p className="mt-2 text-xs text-soft">{`Photos are deleted ${PROOF_DAYS} days after they came.`}</p>
    </>
  )
}

type PhotoProps = { readonly proof: TripProof; readonly number: number; readonly of: number }

function Photo({ proof: { id, takenAt, driverName }, number, of }: PhotoProps) {
  const title = `Photo ${number} of ${of}`
  const src = `/api/admin/proofs/${id}`
  return (
    <Dialog
      size="large"
      trigger={
        <button
          type="button"
          aria-label={`Photo ${number} of ${of}, large`}
          className="block size-24 overflow-clip rounded-control border border-line bg-sunken"
        >
          <img src={src} alt="" loading="lazy" className="size-full object-cover" />
        </button>
      }
      title={title}
      description={
        <>
          <CustomerText>
            {driverName === null ? 'Taken by the partner’s driver,' : `Taken by ${driverName},`}
          </CustomerText>{' '}
          <Instant at={takenAt} />
        </>
      }
    >
      <img src={src} alt={title} className="mx-auto max-h-[70dvh] max-w-full rounded-control" />
    </Dialog>
  )
}
