import type { User } from '@chauffeur/contract/session'
import { Navigate, useRouter } from '@tanstack/react-router'
import { useState, type ReactNode } from 'react'
import { useSession } from './authentication-provider.tsx'
import { returnPath } from './return-path.ts'
import { SessionProblem, SessionSpinner } from './session-waiting.tsx'

/** Shows its children to signed-in admins; everybody else signs in first and then returns here. */
export function SignedInOnly({ children }: { children: (user: User) => ReactNode }) {
  const { user, problem, ended, refetch } = useSession()
  if (problem) return <SessionProblem sentence={problem} onRetry={refetch} />
  if (user === undefined) return <SessionSpinner />
  if (user === null) return <ToLogin returnsHere={ended !== 'by choice'} />
  return children(user)
}

function ToLogin({ returnsHere }: { returnsHere: boolean }) {
  const router = useRouter()
  // Read once: the address changes while this is still drawn.
  const [from] = useState(() => returnPath(router.state.location.href))
  const hasReturnPath = returnsHere && from !== undefined && from !== '/admin'
  return <Navigate to="/admin/login" search={hasReturnPath ? { from } : {}} replace />
}
