import { createFileRoute } from '@tanstack/react-router'
import { JobSlipPage } from '../../../../admin/booking/print/job-slip.tsx'
import { SignedInOnly } from '../../../../admin/session/signed-in-only.tsx'

export const Route = createFileRoute('/admin/bookings/$number/slip')({
  head: ({ params }) => ({ meta: [{ title: `Job slip ${params.number}` }] }),
  component: Page,
})

function Page() {
  const { number } = Route.useParams()
  return <SignedInOnly>{() => <JobSlipPage number={number} />}</SignedInOnly>
}
