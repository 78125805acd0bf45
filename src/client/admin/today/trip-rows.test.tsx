import type { BoardTrip } from '@chauffeur/contract/board'
import { exampleAnswer } from '@chauffeur/contract/examples/answers'
import {
  createMemoryHistory,
  createRootRoute,
  createRouter,
  RouterProvider,
  type AnyRouter,
} from '@tanstack/react-router'
import { act, render, screen, waitFor, within } from '@testing-library/react'
import { beforeEach, expect, test, vi } from 'vitest'
import { ApiProvider, startVisit } from '../../shared/api/api-provider.tsx'
import { ToastProvider } from '../../shared/ui/toast.tsx'
import { fakeCalls } from '../../testing/fake-calls.ts'
import { Trips } from './trip-rows.tsx'

const [trip] = exampleAnswer('readBoard', 'day')?.trips ?? []
if (!trip) throw new Error('the example has a trip')

const trips: readonly BoardTrip[] = Array.from({ length: 40 }, (_, index) => ({
  ...trip,
  bookingId: `trip-${index}`,
  guestName: `Guest ${index}`,
  notes: `Note ${index}`,
}))

/** Says that elements are near the window only when it is told to. */
let comeNear: (element: Element) => void
class FakeObserver {
  constructor(report: (entries: readonly { isIntersecting: boolean; target: Element }[]) => void) {
    comeNear = (target) => report([{ isIntersecting: true, target }])
  }
  observe() {}
  unobserve() {}
}

beforeEach(() => {
  vi.stubGlobal('IntersectionObserver', FakeObserver)
  return () => vi.unstubAllGlobals()
})

async function show() {
  fakeCalls({})
  startVisit()
  const component = () => (
    <ApiProvider>
      <ToastProvider>
        <Trips trips={trips} day="2027-01-27" />
      </ToastProvider>
    </ApiProvider>
  )
  const router: AnyRouter = createRouter({
    routeTree: createRootRoute({ component }),
    history: createMemoryHistory(),
  })
  await act(() => router.load())
  render(<RouterProvider router={router} />)
  await waitFor(() => expect(screen.getAllByRole('article')).toHaveLength(trips.length))
}

const rowOf = (guest: string) => screen.getByText(new RegExp(`^${guest}$|· ${guest} ·`)).closest('article')
const buttonsOf = (row: HTMLElement | null) => within(row ?? document.body).queryAllByRole('button').length

test('a trip far from the window has its texts, and when it comes near its buttons and still the focus', async () => {
  await show()
  expect(buttonsOf(rowOf('Guest 0'))).toBeGreaterThan(0)
  const far = rowOf('Guest 30')
  expect(far?.textContent).toContain('Note 30')
  expect(buttonsOf(far)).toBe(0)
  far?.focus()
  act(() => comeNear(far?.closest('li') ?? document.body))
  expect(buttonsOf(far)).toBeGreaterThan(0)
  expect(document.activeElement).toBe(far)
  expect(buttonsOf(rowOf('Guest 31'))).toBe(0)
})

test('all trips are whole on paper', async () => {
  await show()
  act(() => void dispatchEvent(new Event('beforeprint')))
  expect(buttonsOf(rowOf('Guest 39'))).toBeGreaterThan(0)
})
