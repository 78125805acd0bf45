import { createFileRoute } from '@tanstack/react-router'
import { WebhooksPage } from '../../../admin/webhooks/webhooks-page.tsx'

export const Route = createFileRoute('/admin/webhooks/')({
  head: () => ({ meta: [{ title: 'Webhooks' }] }),
  component: WebhooksPage,
})
