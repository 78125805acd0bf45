import { createFileRoute } from '@tanstack/react-router'
import { MailsPage } from '../../admin/mails/mails-page.tsx'
import { SignedInOnly } from '../../admin/session/signed-in-only.tsx'

export const Route = createFileRoute('/admin/mails')({
  head: () => ({ meta: [{ title: 'Mails' }] }),
  component: Page,
})

function Page() {
  return <SignedInOnly>{(user) => <MailsPage user={user} />}</SignedInOnly>
}
