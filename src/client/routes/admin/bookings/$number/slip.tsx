import { createFileRoute } from '@tanstack/react-router'
import { JobSlipPage } from '../../../../admin/booking/print/job-slip.tsx'

export const Route = createFileRoute('/admin/bookings/$number/slip')({
  head: ({ params }) => ({ meta: [{ title: `Job slip ${params.number}` }] }),
  component: Page,
})

function Page() {
  const { number } = Route.useParams()
  return <JobSlipPage number={number} />
}
