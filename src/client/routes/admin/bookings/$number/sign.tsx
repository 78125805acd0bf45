import { createFileRoute } from '@tanstack/react-router'
import { NameSignPage } from '../../../../admin/booking/print/name-sign.tsx'

export const Route = createFileRoute('/admin/bookings/$number/sign')({
  head: ({ params }) => ({ meta: [{ title: `Name sign ${params.number}` }] }),
  component: Page,
})

function Page() {
  const { number } = Route.useParams()
  return <NameSignPage number={number} />
}
