import { createFileRoute, Outlet } from '@tanstack/react-router'
import { ApiProvider } from '../shared/api/api-provider.tsx'
import { BookingWatch } from '../admin/frame/booking-watch.tsx'
import { UnsavedWorkProvider } from '../admin/frame/unsaved-work.tsx'
import { useKeptFocus } from '../admin/frame/use-kept-focus.ts'
import { AuthenticationProvider, useSession } from '../admin/session/authentication-provider.tsx'
import { SessionSpinner } from '../admin/session/session-spinner.tsx'

export const Route = createFileRoute('/admin')({
  // Drawn in the browser only: the server never writes what the office reads into a page.
  ssr: false,
  head: () => ({ meta: [{ title: 'Admin' }, { name: 'robots', content: 'noindex, nofollow' }] }),
  headers: () => ({ 'X-Robots-Tag': 'noindex, nofollow' }),
  pendingComponent: SessionSpinner,
  pendingMinMs: 0,
  component: Office,
})

function Office() {
  useKeptFocus()
  return (
    <ApiProvider>
      <AuthenticationProvider>
        <UnsavedWorkProvider>
          <Outlet />
        </UnsavedWorkProvider>
        <WatchWhileSignedIn />
      </AuthenticationProvider>
    </ApiProvider>
  )
}

function WatchWhileSignedIn() {
  return useSession().user ? <BookingWatch /> : null
}
