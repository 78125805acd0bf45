import { createFileRoute } from '@tanstack/react-router'
import { KeysPage } from '../../admin/keys/keys-page.tsx'

export const Route = createFileRoute('/admin/api-keys')({
  head: () => ({ meta: [{ title: 'API keys' }] }),
  component: KeysPage,
})
