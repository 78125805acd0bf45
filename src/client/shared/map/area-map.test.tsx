import { act, render, screen, waitFor } from '@testing-library/react'
import { beforeEach, expect, test, vi } from 'vitest'
import { AreaMap } from './area-map.tsx'
import type { MapArea } from './map-route.ts'

const library = vi.hoisted(() => ({
  fetched: 0,
  shown: [] as { areas: readonly MapArea[]; label: string }[],
  pick: undefined as ((point: { lat: number; lon: number }) => void) | undefined,
  closed: 0,
}))

vi.mock('./open-area-map.ts', () => ({
  openAreaMap(_: HTMLElement, { onDrawn, onPick }: { onDrawn: () => void; onPick?: typeof library.pick }) {
    library.fetched += 1
    library.pick = onPick
    onDrawn()
    return {
      show: (areas: readonly MapArea[], label: string) => void library.shown.push({ areas, label }),
      close: () => (library.closed += 1),
    }
  },
}))

beforeEach(() => {
  Object.assign(library, { fetched: 0, shown: [], pick: undefined, closed: 0 })
  vi.spyOn(console, 'info').mockImplementation(() => {})
  vi.stubGlobal('WebGL2RenderingContext', {})
  return () => vi.unstubAllGlobals()
})

const faro: MapArea = { kind: 'origin', name: 'Faro', lat: 37.02, lon: -7.93, radiusKm: 80 }
const lisbon: MapArea = { kind: 'destination', name: 'Lisbon', lat: 38.74, lon: -9.2, radiusKm: 45 }
const both = [faro, lisbon]
const one = [faro]

test('places are shown on one map, which is closed with its form', async () => {
  const { rerender, unmount } = render(
    <AreaMap areas={one} label="Map of Faro" styleUrl={null} className="h-9" />,
  )
  await waitFor(() => expect(library.shown).toEqual([{ areas: one, label: 'Map of Faro' }]))
  rerender(<AreaMap areas={both} label="Map of both" styleUrl={null} className="h-9" />)
  expect(library.shown.at(-1)).toEqual({ areas: both, label: 'Map of both' })
  unmount()
  expect([library.fetched, library.closed]).toEqual([1, 1])
})

test('a click tells the form of now, not the one of then', async () => {
  const picks: string[] = []
  const map = (name: string) => (
    <AreaMap
      areas={one}
      label="Map"
      styleUrl={null}
      onPick={({ lat }) => picks.push(`${name} ${lat}`)}
      className="h-9"
    />
  )
  const { rerender } = render(map('then'))
  await waitFor(() => expect(library.pick).toBeDefined())
  rerender(map('now'))
  act(() => library.pick?.({ lat: 37.1, lon: -8 }))
  expect([picks, library.fetched]).toEqual([['now 37.1'], 1])
})

test('without WebGL2 a still picture of the same stands there', async () => {
  vi.unstubAllGlobals()
  const { container } = render(<AreaMap areas={both} label="Map of both" styleUrl={null} className="h-9" />)
  const picture = await screen.findByRole('img', { name: 'Map of both' })
  expect(picture.tagName).toBe('svg')
  expect(library.fetched).toBe(0)
  expect(container.querySelectorAll('circle')).toHaveLength(2)
  const [first, second] = [...container.querySelectorAll('circle')].map((middle) => ({
    x: Number(middle.getAttribute('cx')),
    y: Number(middle.getAttribute('cy')),
  }))
  // Lisbon lies to the north-west of Faro, and both in the picture.
  expect([second!.x < first!.x, second!.y < first!.y]).toEqual([true, true])
  for (const { x, y } of [first!, second!]) expect([x > 0 && x < 640, y > 0 && y < 360]).toEqual([true, true])
})

test('without WebGL2 and without a place the whole basemap is pictured', async () => {
  vi.unstubAllGlobals()
  const { container } = render(
    <AreaMap areas={[]} label="Map of nothing yet" styleUrl={null} className="h-9" />,
  )
  await screen.findByRole('img', { name: 'Map of nothing yet' })
  expect(container.querySelector('path')?.getAttribute('d')).toMatch(/^M[\d.-]+ [\d.-]+L/)
})
