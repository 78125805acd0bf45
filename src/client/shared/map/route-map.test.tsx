import { act, render, screen, waitFor } from '@testing-library/react'
import { beforeEach, expect, test, vi } from 'vitest'
import type { MapRoute } from './map-route.ts'
import { RouteMap } from './route-map.tsx'

const library = vi.hoisted(() => ({
  fetched: 0,
  shown: [] as { route: MapRoute; label: string }[],
  closed: 0,
  throws: false,
}))

vi.mock('./open-map.ts', () => {
  library.fetched += 1
  return {
    openMap(_: HTMLElement, { onDrawn }: { onDrawn: () => void }) {
      if (library.throws) throw new Error('Failed to initialize WebGL')
      onDrawn()
      return {
        show(route: MapRoute, label: string) {
          library.shown.push({ route, label })
        },
        close: () => (library.closed += 1),
      }
    },
  }
})

const near: (() => void)[] = []

class FakeObserver {
  readonly refusal: (entries: { isIntersecting: boolean }[]) => void
  constructor(refusal: (entries: { isIntersecting: boolean }[]) => void) {
    this.refusal = refusal
  }
  observe() {
    near.push(() => this.refusal([{ isIntersecting: true }]))
  }
  disconnect() {}
}

beforeEach(() => {
  vi.resetModules()
  Object.assign(library, { fetched: 0, shown: [], closed: 0, throws: false })
  near.length = 0
  vi.stubGlobal('IntersectionObserver', FakeObserver)
  vi.stubGlobal('WebGL2RenderingContext', FakeObserver)
  vi.spyOn(console, 'info').mockImplementation(() => {})
  return () => vi.unstubAllGlobals()
})

const route: MapRoute = {
  points: [{ kind: 'pickup', name: 'Faro Airport', lat: 37.02, lon: -7.97 }],
  line: [],
}
const map = (shown: MapRoute = route) => (
  <section aria-label="The card">
    <RouteMap {...shown} label="Map of the pick-up" styleUrl={null} className="h-72" />
  </section>
)
const comeNear = () => act(() => near.forEach((refusal) => refusal()))
const card = () => screen.getByRole('region', { name: 'The card' })

test('the map is fetched when it comes near the screen, and not before', async () => {
  render(map())
  await act(() => Promise.resolve())
  expect(library.fetched).toBe(0)
  comeNear()
  await waitFor(() => expect(library.shown).toEqual([{ route, label: 'Map of the pick-up' }]))
  expect(library.fetched).toBe(1)
})

test('another route is drawn on the same map, which is closed with the card', async () => {
  const { rerender, unmount } = render(map())
  comeNear()
  await waitFor(() => expect(library.shown).toHaveLength(1))
  const other: MapRoute = { ...route, line: [[-7.97, 37.02]] }
  rerender(map(other))
  expect(library.shown.at(-1)?.route).toEqual(other)
  expect(library.closed).toBe(0)
  unmount()
  expect(library.closed).toBe(1)
})

test('without WebGL2 nothing is fetched, and the card stands alone', async () => {
  vi.unstubAllGlobals()
  vi.stubGlobal('IntersectionObserver', FakeObserver)
  render(map())
  comeNear()
  await waitFor(() => expect(card().childElementCount).toBe(0))
  expect(library.fetched).toBe(0)
})

test('where the map cannot start, the card stands alone', async () => {
  library.throws = true
  render(map())
  comeNear()
  await waitFor(() => expect(card().childElementCount).toBe(0))
})
