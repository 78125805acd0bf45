import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import {
  createMemoryHistory,
  createRootRoute,
  createRoute,
  createRouter,
  Outlet,
  RouterProvider,
} from '@tanstack/react-router'
import { act, render } from '@testing-library/react'
import { setupServer } from 'msw/node'
import { afterAll, afterEach, beforeAll, beforeEach, vi } from 'vitest'
import { browserLinks, trpc } from '../../api/trpc.ts'
import { ToastProvider } from '../../ui/toast.tsx'
import { Dashboard } from '../dashboard/dashboard.tsx'
import { readOfficeSearch } from '../dashboard/dashboard-search.ts'
import { EnquiriesPage } from '../enquiries/enquiries-page.tsx'
import { readShown } from '../enquiries/shown.ts'
import { KeysPage } from '../keys/keys-page.tsx'
import { MailsPage } from '../mails/mails-page.tsx'
import { LoginPage } from '../login/login-page.tsx'
import { AuthenticationProvider } from '../session/authentication-provider.tsx'
import { returnPath } from '../session/return-path.ts'
import { SignedInOnly } from '../session/signed-in-only.tsx'
import { DeliveriesPage } from '../webhooks/deliveries-page.tsx'
import { readShownDeliveries } from '../webhooks/shown-deliveries.ts'
import { WebhooksPage } from '../webhooks/webhooks-page.tsx'
import { officeCalls, type FakeOffice } from './fake-office.ts'

const server = setupServer()

/** Answers the page's calls for a test file; a call to anything else fails its test. */
export function serveOffice(): void {
  beforeAll(() => server.listen({ onUnhandledFrame: 'error' }))
  beforeEach(() => void vi.spyOn(window, 'scrollTo').mockImplementation(() => {}))
  afterEach(() => server.resetHandlers())
  afterAll(() => server.close())
}

const brand = { brandName: 'Costa Chauffeurs' }

/** The office at a path, over the fake server, with routes shaped like the real ones. */
export async function renderOffice(office: FakeOffice, path: string) {
  server.use(officeCalls(office))
  const root = createRootRoute({ loader: () => brand, component: Root })
  const layout = createRoute({ getParentRoute: () => root, path: '/admin', component: Office })
  const dashboard = createRoute({
    getParentRoute: () => layout,
    path: '/',
    validateSearch: readOfficeSearch,
    component: function DashboardRoute() {
      const search = dashboard.useSearch()
      const navigate = dashboard.useNavigate()
      return (
        <SignedInOnly>
          {(user) => (
            <Dashboard
              user={user}
              search={search}
              onSearchChange={(search, { inPlace }) => void navigate({ search, replace: inPlace })}
            />
          )}
        </SignedInOnly>
      )
    },
  })
  const enquiries = createRoute({
    getParentRoute: () => layout,
    path: '/enquiries',
    validateSearch: readShown,
    component: function EnquiriesRoute() {
      const { show = 'all' } = enquiries.useSearch()
      const navigate = enquiries.useNavigate()
      return (
        <SignedInOnly>
          {(user) => (
            <EnquiriesPage
              user={user}
              shown={show}
              onShownChange={(shown) =>
                void navigate({ search: shown === 'all' ? {} : { show: shown }, replace: true })
              }
            />
          )}
        </SignedInOnly>
      )
    },
  })
  const mails = createRoute({
    getParentRoute: () => layout,
    path: '/mails',
    component: () => <SignedInOnly>{(user) => <MailsPage user={user} />}</SignedInOnly>,
  })
  const keys = createRoute({
    getParentRoute: () => layout,
    path: '/api-keys',
    component: () => <SignedInOnly>{(user) => <KeysPage user={user} />}</SignedInOnly>,
  })
  const webhooks = createRoute({
    getParentRoute: () => layout,
    path: '/webhooks',
    component: () => <SignedInOnly>{(user) => <WebhooksPage user={user} />}</SignedInOnly>,
  })
  const deliveries = createRoute({
    getParentRoute: () => layout,
    path: '/webhooks/$id',
    validateSearch: readShownDeliveries,
    component: function DeliveriesRoute() {
      const { show = 'all' } = deliveries.useSearch()
      const { id } = deliveries.useParams()
      const navigate = deliveries.useNavigate()
      return (
        <SignedInOnly>
          {(user) => (
            <DeliveriesPage
              user={user}
              webhookId={id}
              shown={show}
              onShownChange={(shown) =>
                void navigate({ search: shown === 'all' ? {} : { show: shown }, replace: true })
              }
            />
          )}
        </SignedInOnly>
      )
    },
  })
  const login = createRoute({
    getParentRoute: () => layout,
    path: '/login',
    validateSearch: (search: Record<string, unknown>) => ({ from: returnPath(search['from']) }),
    component: function LoginRoute() {
      return <LoginPage from={login.useSearch().from} />
    },
  })
  const router = createRouter({
    routeTree: root.addChildren([
      layout.addChildren([dashboard, enquiries, mails, keys, webhooks, deliveries, login]),
    ]),
    history: createMemoryHistory({ initialEntries: [path] }),
  })
  const queryClient = new QueryClient({ defaultOptions: { queries: { staleTime: Infinity, retry: false } } })
  const client = trpc.createClient({ links: browserLinks() })

  await act(() => router.load())
  render(
    <trpc.Provider client={client} queryClient={queryClient}>
      <QueryClientProvider client={queryClient}>
        <RouterProvider router={router} />
      </QueryClientProvider>
    </trpc.Provider>,
  )
  return { address: () => router.state.location.href, router }
}

function Root() {
  return (
    <ToastProvider>
      <Outlet />
    </ToastProvider>
  )
}

function Office() {
  return (
    <AuthenticationProvider>
      <Outlet />
    </AuthenticationProvider>
  )
}
