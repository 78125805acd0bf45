import type { User } from '@chauffeur/contract/session'
import { Navigate, useRouter } from '@tanstack/react-router'
import { useState, type ReactNode } from 'react'
import { useSession } from './authentication-provider.tsx'
import { returnPath } from './return-path.ts'
import { SessionProblem, SessionSpinner } from './session-waiting.tsx'

/** Shows what is for the office only; everybody else is sent to sign in, and comes back here. */
export function SignedInOnly({ children }: { children: (user: User) => ReactNode }) {
  const { user, problem, ended, lookAgain } = useSession()
  if (problem) return <SessionProblem sentence={problem} onRetry={lookAgain} />
  if (user === undefined) return <SessionSpinner />
  if (user === null) return <ToLogin keepPlace={ended !== 'by choice'} />
  return children(user)
}

function ToLogin({ keepPlace }: { keepPlace: boolean }) {
  const router = useRouter()
  // Read once: the address changes while this is still drawn.
  const [from] = useState(() => returnPath(router.state.location.href))
  const isWorthKeeping = keepPlace && from !== undefined && from !== '/admin'
  return <Navigate to="/admin/login" search={isWorthKeeping ? { from } : {}} replace />
}
