import { createFileRoute } from '@tanstack/react-router'
import { PartnerPage } from '../../../admin/partners/partner-page.tsx'

export const Route = createFileRoute('/admin/partners/$id')({
  head: () => ({ meta: [{ title: 'Partner' }] }),
  component: Page,
})

function Page() {
  return <PartnerPage id={Route.useParams().id} />
}
