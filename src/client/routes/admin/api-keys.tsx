import { createFileRoute } from '@tanstack/react-router'
import { KeysPage } from '../../admin/keys/keys-page.tsx'
import { SignedInOnly } from '../../admin/session/signed-in-only.tsx'

export const Route = createFileRoute('/admin/api-keys')({
  head: () => ({ meta: [{ title: 'API keys' }] }),
  component: Page,
})

function Page() {
  return <SignedInOnly>{(user) => <KeysPage user={user} />}</SignedInOnly>
}
