import { createFileRoute } from '@tanstack/react-router'
import { FirmPage } from '../../admin/firm/firm-page.tsx'
import { SignedInOnly } from '../../admin/session/signed-in-only.tsx'

export const Route = createFileRoute('/admin/firm')({
  head: () => ({ meta: [{ title: 'Firm' }] }),
  component: Page,
})

function Page() {
  return <SignedInOnly>{(user) => <FirmPage user={user} />}</SignedInOnly>
}
