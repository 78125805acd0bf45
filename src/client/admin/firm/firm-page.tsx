import { trpc } from '../../shared/api/trpc.ts'
import { ListWaiting, ReadingProblem } from '../common/list-states.tsx'
import { readState } from '../common/read-state.ts'
import { AdminHeader } from '../frame/admin-header.tsx'
import { FirmForm } from './firm-form.tsx'
import { firmTexts } from './firm-texts.ts'

/** Who runs the site: what pages, mails and terms show of it. */
export function FirmPage() {
  const query = trpc.firm.read.useQuery()
  const { problem, refetch, isReading } = readState(query)
  return (
    <>
      <AdminHeader title={firmTexts.page} />
      <main className="mx-auto max-w-4xl px-4 pt-6 pb-16 sm:px-6">
        <p className="mb-5 text-soft">{firmTexts.lead}</p>
        <h2 className="sr-only">{firmTexts.heading}</h2>
        {problem !== undefined && (
          <ReadingProblem what={firmTexts.what} sentence={problem} onRetry={refetch} />
        )}
        {query.data ? <FirmForm firm={query.data} /> : isReading && <ListWaiting what={firmTexts.what} />}
      </main>
    </>
  )
}
