import { screen, waitFor, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { beforeEach, expect, test, vi } from 'vitest'
import type { MapRoute } from '../../../shared/map/map-route.ts'
import { RefusedByServer, type Answers, type Call } from '../../../testing/fake-calls.ts'
import { aDraft, noPrice, openBooking } from '../testing/open-booking.ts'

const maps = vi.hoisted(() => ({ open: 0, shown: [] as { route: MapRoute; label: string }[] }))

vi.mock('../../../shared/map/open-map.ts', () => ({
  openMap: () => {
    maps.open += 1
    return {
      show(route: MapRoute, label: string) {
        maps.shown.push({ route, label })
      },
      close() {
        maps.open -= 1
      },
    }
  },
}))

const stop = {
  id: 's1',
  location: 'Loulé market',
  duration: 60,
  hourlyPrice: 60,
  latitude: 37.14,
  longitude: -8.02,
}
const draft = aDraft({
  pickupName: 'Faro Airport',
  dropoffLocation: 'Lagos',
  dropoffName: 'Lagos',
  stops: [stop],
})

const way = {
  distanceKm: 87.8,
  durationMinutes: 59,
  line: [
    [-7.97, 37.02],
    [-8.67, 37.1],
  ],
  points: [
    { kind: 'pickup', name: 'Faro Airport', lat: 37.02, lon: -7.97 },
    { kind: 'dropoff', name: 'Lagos', lat: 37.1, lon: -8.67 },
  ],
}

const usual: Answers = {
  'quotes.create': noPrice,
  'routes.read': ({ dropoff }) => (dropoff ? way : { ...way, line: [], points: way.points.slice(0, 1) }),
}

const asked = (calls: readonly Call[]) => calls.filter(({ path }) => path === 'routes.read')

beforeEach(() => {
  maps.shown.length = 0
  vi.stubGlobal('WebGL2RenderingContext', vi.fn())
  vi.spyOn(console, 'info').mockImplementation(() => {})
})

const open = async (answers: Answers = {}) =>
  (await openBooking('/book', draft, { ...usual, ...answers })).calls

test('the way of a transfer is drawn once both places are known', async () => {
  await open()
  await waitFor(() => expect(maps.shown.at(-1)?.route.points).toHaveLength(2))
  expect(maps.shown.at(-1)?.route.line).toEqual(way.line)
  expect(maps.shown.at(-1)?.label).toBe('Map of the route from Faro Airport to Lagos, with one stop')
})

test('a longer stay is the same way, a stop removed is another', async () => {
  const calls = await open()
  await userEvent.click(await screen.findByRole('button', { name: 'One hour more' }))
  expect(asked(calls)).toHaveLength(1)
  await userEvent.click(screen.getByRole('button', { name: 'Remove the stop at Loulé market' }))
  await waitFor(() => expect(asked(calls)).toHaveLength(2))
  expect(asked(calls)[1]?.input).toMatchObject({ pickup: 'Faro Airport', dropoff: 'Lagos', stops: [] })
  expect(maps.open).toBe(1)
})

test('a hire shows its pick-up alone', async () => {
  const calls = await open()
  await userEvent.click(await screen.findByRole('radio', { name: 'By the Hour' }))
  await waitFor(() => expect(maps.shown.at(-1)?.label).toBe('Map of the pick-up at Faro Airport'))
  await waitFor(() => expect(maps.shown.at(-1)?.route.points).toHaveLength(1))
  expect(asked(calls).at(-1)?.input).not.toHaveProperty('dropoff')
  expect(maps.open).toBe(1)
})

test('where the way cannot be found, the card stands without a map', async () => {
  await open({
    'routes.read': () => {
      throw new RefusedByServer('NO_ROUTE', 'We could not find a route by road between these places.')
    },
  })
  const card = await screen.findByRole('region', { name: 'Your route' })
  await waitFor(() => expect(maps.open).toBe(0))
  expect(maps.shown.filter(({ route }) => route.points.length > 0)).toEqual([])
  expect(within(card).getByRole('list', { name: 'Route points' })).toBeTruthy()
})
