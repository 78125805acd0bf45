import { createFileRoute } from '@tanstack/react-router'
import { LoginPage } from '../../admin/login/login-page.tsx'
import { returnPath } from '../../admin/session/return-path.ts'
import { selectSearch } from '../../shared/forms/select-search.ts'

export const Route = createFileRoute('/admin/login')({
  validateSearch: readFrom,
  head: () => ({ meta: [{ title: 'Admin Login' }] }),
  component: Login,
})

function readFrom(query: Record<string, unknown>): { from?: string } {
  const from = returnPath(query['from'])
  return from === undefined ? {} : { from }
}

function Login() {
  return <LoginPage from={Route.useSearch({ select: selectSearch(readFrom) }).from} />
}
