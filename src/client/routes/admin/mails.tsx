import { createFileRoute } from '@tanstack/react-router'
import { MailsPage } from '../../admin/mails/mails-page.tsx'

export const Route = createFileRoute('/admin/mails')({
  head: () => ({ meta: [{ title: 'Mails' }] }),
  component: MailsPage,
})
