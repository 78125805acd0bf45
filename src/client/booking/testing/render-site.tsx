import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import {
  createMemoryHistory,
  createRootRoute,
  createRoute,
  createRouter,
  Outlet,
  RouterProvider,
} from '@tanstack/react-router'
import { render } from '@testing-library/react'
import { browserLinks, trpc } from '../../api/trpc.ts'
import { ToastProvider } from '../../ui/toast.tsx'
import { bookingRoute } from '../booking-route.ts'
import { bookingScreen } from '../booking-screen.tsx'
import { ConfirmationPage } from '../confirmation/confirmation-page.tsx'

const site = {
  brandName: 'the product',
  contactPhone: '+351 289 000 000',
  contactPhone2: null,
  contactEmail: null,
  whatsappNumber: null,
  onlinePayment: false,
}

/** The wizard in a site of its own, at the address given. */
export function renderSite(address = '/book', openedAt = Date.parse('2026-11-20T12:00:00Z')) {
  const root = createRootRoute({
    loader: () => site,
    component: () => (
      <ToastProvider>
        <Outlet />
      </ToastProvider>
    ),
  })
  const book = createRoute({
    getParentRoute: () => root,
    path: '/book',
    validateSearch: bookingRoute.validateSearch,
    loader: () => ({ openedAt }),
    component: bookingScreen('/book'),
  })
  const confirmation = createRoute({
    getParentRoute: () => root,
    path: '/booking-confirmation',
    component: ConfirmationPage,
  })

  const history = createMemoryHistory({ initialEntries: [address] })
  const router = createRouter({ routeTree: root.addChildren([book, confirmation]), history })
  const queryClient = new QueryClient({ defaultOptions: { queries: { staleTime: Infinity, retry: false } } })
  const client = trpc.createClient({ links: browserLinks() })
  render(
    <trpc.Provider client={client} queryClient={queryClient}>
      <QueryClientProvider client={queryClient}>
        <RouterProvider router={router} />
      </QueryClientProvider>
    </trpc.Provider>,
  )
  return { router, history }
}
