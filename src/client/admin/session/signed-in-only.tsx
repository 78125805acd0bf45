import { Button } from '../../shared/ui/button.tsx'
import type { User } from '@chauffeur/contract/session'
import { Navigate, useRouter } from '@tanstack/react-router'
import { useState, type ReactNode } from 'react'
import { useSession } from './authentication-provider.tsx'
import { returnPath } from './return-path.ts'
import { SessionSpinner } from './session-spinner.tsx'

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

function SessionProblem({ sentence, onRetry }: { sentence: string; onRetry: () => void }) {
  return (
    <main className="shell section max-w-xl text-center">
      <h1 className="text-title">The office could not be opened</h1>
      <p role="alert" className="mt-4 text-soft">
        {sentence}
      </p>
      <Button variant="primary" className="mt-8" onClick={onRetry}>
        Try again
      </Button>
    </main>
  )
}
