import type { Site } from '@chauffeur/contract/site'
import { createMemoryHistory, RouterProvider } from '@tanstack/react-router'
import { act, render } from '@testing-library/react'
import { vi } from 'vitest'
import { startVisit } from '../api/api-provider.tsx'
import { routeTree } from '../route-tree.gen.ts'
import { createAppRouter } from '../router.tsx'

/** The owner's settings as most tests have them. */
export const aSite: Site = {
  brandName: 'Costa Chauffeurs',
  publicUrl: 'http://localhost:3000',
  contactPhone: '+351 289 000 000',
  contactPhone2: '+351 910 000 000',
  contactEmail: 'bookings@example.com',
  whatsappNumber: '+351 910 000 001',
  mapStyleUrl: null,
  onlinePayment: false,
}

/** The whole client at an address, as somebody sees it who has just come. */
export async function openApp(address: string, settings: Partial<Site> = {}) {
  // jsdom scrolls nothing, and says so each time.
  vi.spyOn(window, 'scrollTo').mockImplementation(() => {})
  startVisit()
  const history = createMemoryHistory({ initialEntries: [address] })
  const router = createAppRouter({ readSite: () => Promise.resolve({ ...aSite, ...settings }), history })
  // The shell is the document, which a test already has.
  Object.assign(routeTree.options, { shellComponent: undefined })
  await act(() => router.load())
  render(<RouterProvider router={router} />)
  return { router, history, address: () => router.state.location.href }
}
