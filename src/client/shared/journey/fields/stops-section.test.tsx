import type { SuggestedStop } from '@chauffeur/contract/routes'
import { screen, waitFor, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { expect, test } from 'vitest'
import { RefusedByServer } from '../../../testing/fake-calls.ts'
import type { DraftStop } from '../draft/draft.ts'
import { aDraft, openBooking } from '../../../site/booking/testing/open-booking.ts'

const offer = (id: string, more: Partial<SuggestedStop> = {}): SuggestedStop => ({
  id,
  name: `Stop ${id}`,
  regionId: null,
  hourlyPrice: 60,
  imageUrl: '',
  latitude: 37,
  longitude: -8,
  ...more,
})
const chosen = (id: string): DraftStop => ({
  id,
  location: `Stop ${id}`,
  duration: 60,
  hourlyPrice: 60,
  latitude: 37,
  longitude: -8,
})

const idsIn = (input: Record<string, unknown>) =>
  (Array.isArray(input['stops']) ? input['stops'] : []).map((stop: { id: string }) => stop.id)
const order = async () =>
  within(await screen.findByRole('list', { name: 'Your stops' }))
    .getAllByRole('listitem')
    .map((item) => /Stop \w/.exec(item.textContent)?.[0])
const findAddition = (words: string) =>
  screen.findByText((_, element) => element?.tagName === 'P' && element.textContent === words)
const add = (id: string) => screen.findByRole('button', { name: `Add a stop at Stop ${id}` })

test('what a stop adds is asked for with the chosen stops, the party and the vehicle', async () => {
  const offers = [offer('a', { addedDistanceKm: 13.6, addedPrice: 83.1, position: 0 })]
  const { calls } = await openBooking('/book', aDraft({ stops: [chosen('x')], passengers: 3 }), {
    'stops.suggest': () => offers,
  })
  await findAddition('+14 km, +€83.10 with 1 h')
  screen.getByText(/adds to your trip with the stop above, in the Mercedes E Class\.$/)
  expect(calls.find(({ path }) => path === 'stops.suggest')?.input).toMatchObject({
    stops: [{ id: 'x', duration: 60 }],
    passengers: 3,
    vehicleName: 'Mercedes E Class',
  })
})

test('a card says kilometres and the lowest price, as far as they are known', async () => {
  await openBooking('/book', aDraft({ vehicleId: null }), {
    'stops.suggest': () => [
      offer('n', { addedDistanceKm: 0.3, addedPrice: 60.5 }),
      offer('s', { addedDistanceKm: -28.4, addedPrice: 13 }),
      offer('u', { addedDistanceKm: 14 }),
    ],
  })
  await add('n')
  const additions = screen.getAllByText(/^(On your route|[+−]\d+ km)/).map(({ textContent }) => textContent)
  expect(additions).toEqual([
    'On your route, from +€60.50 with 1 h',
    '−28 km, from +€13.00 with 1 h',
    '+14 km',
  ])
  screen.getByText(/adds to the direct route, in the car where it adds least\.$/)
})

test('while no roads can be measured, a card says only what an hour costs', async () => {
  await openBooking('/book', aDraft(), { 'stops.suggest': () => [offer('a', { position: 0 })] })
  await screen.findByText('€60.00 per hour')
  expect(screen.queryByText(/km/)).toBeNull()
  expect(screen.queryByText(/Each card says/)).toBeNull()
})

test('a second stop waits for what the first has changed, and is then put where it belongs', async () => {
  let answer = () => {}
  const isAnswered = new Promise<void>((resolve) => (answer = resolve))
  await openBooking('/book', aDraft(), {
    'stops.suggest': async (input) => {
      const ids = idsIn(input)
      if (ids.length > 0) await isAnswered
      // Alone, b would come first; with a, it comes last.
      return [offer('a', { position: 0 }), offer('b', { position: ids.length })].filter(
        ({ id }) => !ids.includes(id),
      )
    },
  })
  const user = userEvent.setup()
  await user.click(await add('a'))
  await user.click(await add('b'))
  expect(await order()).toEqual(['Stop a'])
  answer()
  await waitFor(async () => expect(await order()).toEqual(['Stop a', 'Stop b']))
})

test('a stored draft keeps its order', async () => {
  await openBooking('/book', aDraft({ stops: [chosen('z'), chosen('a')] }), {
    'stops.suggest': () => [offer('b', { position: 1 })],
  })
  expect(await order()).toEqual(['Stop z', 'Stop a'])
  await userEvent.setup().click(await add('b'))
  await waitFor(async () => expect(await order()).toEqual(['Stop z', 'Stop b', 'Stop a']))
})

test('when the suggestions fail, the chosen stops can still be moved and removed', async () => {
  await openBooking('/book', aDraft({ stops: [chosen('a'), chosen('b')] }), {
    'stops.suggest': () => {
      throw new RefusedByServer('UNKNOWN_STOP', '“Stop a” is not one of the stops we offer.')
    },
  })
  const user = userEvent.setup()
  const up = await screen.findByRole('button', { name: 'Move Stop b up' })
  await screen.findByText('Failed to fetch stop suggestions')
  await user.click(up)
  expect(await order()).toEqual(['Stop b', 'Stop a'])
  await user.click(screen.getByRole('button', { name: 'Remove the stop at Stop a' }))
  expect(await order()).toEqual(['Stop b'])
  expect(screen.queryByRole('button', { name: /^Move / })).toBeNull()
})
