import { createFileRoute, Outlet, useRouter } from '@tanstack/react-router'
import { BookingWatch } from '../admin/frame/booking-watch.tsx'
import { LiveOffice } from '../admin/frame/live-office.ts'
import { UnsavedWorkProvider } from '../admin/frame/unsaved-work.tsx'
import { useKeptFocus } from '../admin/frame/use-kept-focus.ts'
import { OfficeKeyboard } from '../admin/keyboard/office-keyboard.tsx'
import { useSession, useSessionEnd } from '../admin/session/session.ts'
import { ApiProvider } from '../shared/api/api-provider.tsx'
import { Button } from '../shared/ui/button.tsx'
import { Spinner } from '../shared/ui/spinner.tsx'

export const Route = createFileRoute('/admin')({
  // Drawn in the browser only: the server never writes what the office reads into a page.
  ssr: false,
  head: () => ({ meta: [{ title: 'Admin' }, { name: 'robots', content: 'noindex, nofollow' }] }),
  headers: () => ({ 'X-Robots-Tag': 'noindex, nofollow' }),
  // Loaded when it is needed: visitors of the site load the routes, too.
  beforeLoad: async ({ location }) => (await import('../admin/session/guard.ts')).guardOffice(location),
  pendingComponent: WaitsForSession,
  pendingMinMs: 0,
  component: Office,
})

function Office() {
  useKeptFocus()
  const { problem } = Route.useRouteContext()
  return (
    <ApiProvider>
      <UnsavedWorkProvider>
        <OfficeKeyboard>
          {problem === undefined ? <Outlet /> : <SessionProblem sentence={problem} />}
        </OfficeKeyboard>
      </UnsavedWorkProvider>
      <WatchWhileSignedIn />
    </ApiProvider>
  )
}

/** In place of the office while it could not be found out who is signed in. */
function SessionProblem({ sentence }: { sentence: string }) {
  const router = useRouter()
  return (
    <main className="shell section max-w-xl text-center">
      <h1 className="text-title">The office could not be opened</h1>
      <p role="alert" className="mt-4 text-soft">
        {sentence}
      </p>
      <Button variant="primary" className="mt-8" onClick={() => void router.invalidate()}>
        Try again
      </Button>
    </main>
  )
}

function WatchWhileSignedIn() {
  useSessionEnd()
  return useSession().user ? (
    <>
      <LiveOffice />
      <BookingWatch />
    </>
  ) : null
}

/** Shown until it is known who is signed in; the server sends it for every admin page. */
function WaitsForSession() {
  return (
    <main className="grid min-h-dvh place-items-center">
      <Spinner label="Loading..." className="size-8 text-accent" />
    </main>
  )
}
