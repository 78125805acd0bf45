import { createFileRoute } from '@tanstack/react-router'
import { SignedInOnly } from '../../../admin/session/signed-in-only.tsx'
import { WebhooksPage } from '../../../admin/webhooks/webhooks-page.tsx'

export const Route = createFileRoute('/admin/webhooks/')({
  head: () => ({ meta: [{ title: 'Webhooks' }] }),
  component: Page,
})

function Page() {
  return <SignedInOnly>{(user) => <WebhooksPage user={user} />}</SignedInOnly>
}
