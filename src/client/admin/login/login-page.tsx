import { useRouter } from '@tanstack/react-router'
import { useEffect } from 'react'
import { useSite } from '../../shared/firm/use-site.ts'
import { Card } from '../../shared/ui/card.tsx'
import { InfoIcon } from '../../shared/ui/icons.tsx'
import { useSession } from '../session/authentication-provider.tsx'
import { SessionSpinner } from '../session/session-spinner.tsx'
import { LoginForm } from './login-form.tsx'

/** The sign-in page; `from` is the page to return to. */
export function LoginPage({ from }: { from: string | undefined }) {
  const { user, problem, ended } = useSession()
  const { brandName } = useSite()
  if (user) return <GoTo path={from ?? '/admin'} />
  // When the session cannot be determined, the form is shown: signing in may work.
  if (user === undefined && problem === undefined) return <SessionSpinner />
  return (
    <main data-theme="night" className="grid min-h-dvh place-items-center px-4 py-10">
      <div className="w-full max-w-sm min-w-0">
        <p className="mb-6 text-center font-display text-heading">{brandName}</p>
        <Card data-theme="sand" className="bg-raised!">
          <h1 className="text-title">Admin Login</h1>
          <p className="mt-1.5 text-soft">Sign in to access the administrative dashboard.</p>
          {ended === 'by the server' && (
            <output className="mt-4 flex gap-2 rounded-control bg-warning-wash p-3 text-sm text-warning">
              <InfoIcon className="mt-0.5 size-4" />
              Your session has ended. Sign in to continue where you were.
            </output>
          )}
          <LoginForm />
        </Card>
      </div>
    </main>
  )
}

/** Navigates to a path with its search unchanged: the router's own links split the two. */
function GoTo({ path }: { path: string }) {
  const { history } = useRouter()
  useEffect(() => history.replace(path), [history, path])
  return <SessionSpinner />
}
