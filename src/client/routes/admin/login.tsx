import { createFileRoute } from '@tanstack/react-router'
import { LoginPage } from '../../admin/login/login-page.tsx'
import { returnPath } from '../../admin/session/return-path.ts'

export const Route = createFileRoute('/admin/login')({
  validateSearch: (search: Record<string, unknown>): { from?: string } => {
    const from = returnPath(search['from'])
    return from === undefined ? {} : { from }
  },
  head: () => ({ meta: [{ title: 'Admin Login' }] }),
  component: Login,
})

function Login() {
  return <LoginPage from={Route.useSearch().from} />
}
