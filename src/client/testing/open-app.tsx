import type { Site } from '@chauffeur/contract/site'
import { DEFAULT_LOCALE, splitLocale } from '@chauffeur/domain/locale'
import { createMemoryHistory, RouterProvider } from '@tanstack/react-router'
import { act, render } from '@testing-library/react'
import { onTestFinished, vi } from 'vitest'
import { readLocaleBy } from '@chauffeur/words/current-locale'
import { startVisit } from '../shared/api/api-provider.tsx'
import { routeTree } from '../route-tree.gen.ts'
import { createAppRouter } from '../router.tsx'
import { NotFound } from '../site/frame/not-found.tsx'
import { loadWords } from '../words/load-words.ts'

/** The owner's settings as most tests have them. */
const aSite: Site = {
  brandName: 'Costa Chauffeurs',
  publicUrl: 'http://localhost:3000',
  contactPhone: '+351 289 000 000',
  contactPhone2: '+351 910 000 000',
  contactEmail: 'bookings@example.com',
  whatsappNumber: '+351 910 000 001',
  legalName: null,
  taxNumber: null,
  licenceNumber: null,
  address: null,
  openingHours: null,
  profiles: [
    { name: 'Instagram', url: 'https://www.instagram.com/' },
    { name: 'Facebook', url: 'https://www.facebook.com/' },
    { name: 'LinkedIn', url: 'https://www.linkedin.com/' },
  ],
  logoUrl: null,
  accentStyle: null,
  vehiclePictures: {},
  mapStyleUrl: null,
  landingsFrom: 'guest',
  onlinePayment: false,
}

// Of pages that are drawn from the server's figures.
const transfers = { list: () => Promise.resolve([]), read: () => Promise.resolve(undefined) }

/** The whole client at an address, as for a new visitor, in the language of the address. */
export async function openApp(address: string, settings: Partial<Site> = {}) {
  // jsdom cannot scroll and logs each attempt.
  vi.spyOn(window, 'scrollTo').mockImplementation(() => {})
  startVisit()
  const history = createMemoryHistory({ initialEntries: [address] })
  const { locale, path } = splitLocale(address)
  await loadWords(locale, path)
  readLocaleBy(() => locale)
  onTestFinished(() => readLocaleBy(() => DEFAULT_LOCALE))
  const readSite = () => Promise.resolve({ ...aSite, ...settings })
  const router = createAppRouter({ locale, readSite, transfers, notFound: NotFound, history })
  // The shell is the document, which a test already has.
  Object.assign(routeTree.options, { shellComponent: undefined })
  await act(() => router.load())
  const draw = () => void render(<RouterProvider router={router} />)
  // The router then looks at the address once more; the office's guard answers that a moment later.
  if (path.startsWith('/admin')) await act(async () => draw())
  else draw()
  return { router, history, address: () => router.state.location.href }
}
