import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import {
  createMemoryHistory,
  createRootRoute,
  createRoute,
  createRouter,
  RouterProvider,
} from '@tanstack/react-router'
import { act, render } from '@testing-library/react'
import type { ReactNode } from 'react'

const site = {
  brandName: 'Costa Chauffeurs',
  publicUrl: 'http://localhost:3000',
  contactPhone: '+351 289 000 000',
  contactPhone2: '+351 910 000 000',
  contactEmail: 'bookings@example.com',
  whatsappNumber: '+351 910 000 000',
  mapStyleUrl: null,
  onlinePayment: false,
}

/** A page in a site of its own, at an address; every other address shows nothing. */
export async function renderPage(
  page: ReactNode,
  address = '/',
  settings: Partial<Record<keyof typeof site, null>> = {},
) {
  const root = createRootRoute({ loader: () => ({ ...site, ...settings }) })
  const here = createRoute({ getParentRoute: () => root, path: '/', component: () => page })
  const elsewhere = createRoute({ getParentRoute: () => root, path: '/$', component: () => page })
  const router = createRouter({
    context: {},
    routeTree: root.addChildren([here, elsewhere]),
    history: createMemoryHistory({ initialEntries: [address] }),
  })
  const queryClient = new QueryClient()
  render(
    <QueryClientProvider client={queryClient}>
      <RouterProvider router={router} />
    </QueryClientProvider>,
  )
  await act(() => router.load())
  return router
}
