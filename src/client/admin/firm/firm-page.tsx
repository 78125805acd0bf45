import type { User } from '@chauffeur/contract/session'
import { ListWaiting, ReadingProblem } from '../common/list-states.tsx'
import { AdminHeader } from '../frame/admin-header.tsx'
import { FirmForm } from './firm-form.tsx'
import { firmTexts } from './firm-texts.ts'
import { useFirm } from './use-firm.ts'

/** Who runs the site: what pages, mails and terms show of it. */
export function FirmPage({ user }: { user: User }) {
  const { firm, state } = useFirm()
  return (
    <>
      <AdminHeader user={user} title={firmTexts.page} />
      <main className="mx-auto max-w-4xl px-4 pt-6 pb-16 sm:px-6">
        <p className="mb-5 text-soft">{firmTexts.lead}</p>
        <h2 className="sr-only">{firmTexts.heading}</h2>
        {state.problem !== undefined && (
          <ReadingProblem what={firmTexts.what} sentence={state.problem} onRetry={state.refetch} />
        )}
        {firm ? <FirmForm firm={firm} /> : state.isReading && <ListWaiting what={firmTexts.what} />}
      </main>
    </>
  )
}
