import { describe, expect } from 'vitest'
import { greatCircleKm } from '@chauffeur/domain/geometry'
import { protocols, type Protocol, type Output } from '../../support/api-clients.ts'
import { test } from '../../support/test.ts'

const trip = { pickup: 'Faro Airport', dropoff: 'Vilamoura' }
const market = { location: 'Loulé market', duration: 60 }
const estoi = { location: 'Palace of Estoi', duration: 120 }

/** A list fits into an address as text only. */
function asSent(stops: unknown, protocol: Protocol): unknown {
  return protocol === 'REST' ? JSON.stringify(stops) : stops
}

function ends({ line, points }: Output<'readRoute'>): [fromPickup: number, toDropoff: number] {
  const [from, to] = [line[0], line.at(-1)].map((at) => ({ lat: at?.[1] ?? NaN, lon: at?.[0] ?? NaN }))
  const [pickup, dropoff] = [points[0], points.at(-1)]
  if (!from || !to || !pickup || !dropoff) return [NaN, NaN]
  return [greatCircleKm(from, pickup), greatCircleKm(to, dropoff)]
}

describe.each(protocols)('the way of a trip by %s', (protocol) => {
  test.for([
    ['without a stop', []],
    ['by one stop', [market]],
    ['by two stops', [market, estoi]],
    ['by the same two the other way round', [estoi, market]],
  ] as const)('%s is as long as the way that is priced', async ([, stops], { app }) => {
    const { status, done } = await app.clients[protocol].ask('readRoute', {
      ...trip,
      stops: asSent(stops, protocol),
    })
    const quote = await app.clients[protocol].ask('createQuote', { ...trip, stops, vehicleName: 'E Class' })
    expect(status).toBe(200)
    expect(done.distanceKm).toBeGreaterThan(20)
    expect([done.distanceKm, done.durationMinutes]).toEqual([
      quote.done.distanceKm,
      quote.done.durationMinutes,
    ])
  })

  test('has its places by name, in the order in which they are driven to', async ({ app }) => {
    const namesBy = async (stops: readonly object[]) => {
      const { done } = await app.clients[protocol].ask('readRoute', {
        ...trip,
        stops: asSent(stops, protocol),
      })
      return done.points.map(({ kind, name }) => `${kind} ${name}`)
    }
    const [from, to] = ['pickup Faro Airport (FAO)', 'dropoff Vilamoura']
    expect(await namesBy([])).toEqual([from, to])
    expect(await namesBy([market, estoi])).toEqual([from, 'stop Loulé market', 'stop Palace of Estoi', to])
    expect(await namesBy([estoi, market])).toEqual([from, 'stop Palace of Estoi', 'stop Loulé market', to])
  })

  test('is a line from the pick-up to the drop-off that passes the stop', async ({ app }) => {
    const { done } = await app.clients[protocol].ask('readRoute', {
      ...trip,
      stops: asSent([market], protocol),
    })
    for (const km of ends(done)) expect(km).toBeLessThan(1.5)
    expect(done.line.length).toBeGreaterThan(10)
    const [, stop] = done.points
    const km = done.line.map(([lon, lat]) => (stop ? greatCircleKm({ lat, lon }, stop) : NaN))
    expect(Math.min(...km)).toBeLessThan(1.5)
    // Drawn where geocode puts the pin.
    const { lat, lon } = (await app.clients[protocol].ask('geocode', { location: 'Faro Airport' })).done
    expect(done.points[0]).toMatchObject({ lat, lon })
  })

  test('turns round with the trip', async ({ app }) => {
    const there = await app.clients[protocol].ask('readRoute', trip)
    const back = await app.clients[protocol].ask('readRoute', { pickup: trip.dropoff, dropoff: trip.pickup })
    expect(back.done.distanceKm).toBe(there.done.distanceKm)
    expect(back.done.points.map(({ name }) => name)).toEqual(
      there.done.points.map(({ name }) => name).toReversed(),
    )
    for (const km of ends(back.done)) expect(km).toBeLessThan(1.5)
  })

  test.for([
    ['left out', {}],
    ['blank', { dropoff: '  ' }],
  ] as const)('is the pick-up alone where the drop-off is %s', async ([, dropoff], { app }) => {
    const { status, done } = await app.clients[protocol].ask('readRoute', { pickup: 'Faro', ...dropoff })
    expect([status, done]).toEqual([
      200,
      {
        distanceKm: null,
        durationMinutes: null,
        line: [],
        points: [{ kind: 'pickup', name: 'Faro', lat: expect.any(Number), lon: expect.any(Number) }],
      },
    ])
  })

  test('goes by the place ids rather than by the texts', async ({ app }) => {
    const byId = {
      pickup: 'Lagos',
      pickup_place_id: 'faro-airport',
      dropoff: 'Sagres',
      dropoff_place_id: 'vilamoura',
    }
    const { done } = await app.clients[protocol].ask('readRoute', byId)
    expect(done).toEqual((await app.clients[protocol].ask('readRoute', trip)).done)
  })

  test.for(['pickup', 'dropoff'])('is not known where the %s is no place we know', async (field, { app }) => {
    const { status, refused } = await app.clients[protocol].ask('readRoute', { ...trip, [field]: 'Atlantis' })
    const sentence = 'We could not find “Atlantis”. Please choose a place from the suggestions.'
    expect([status, refused.code, refused.error]).toEqual([422, 'UNKNOWN_PLACE', sentence])
    expect(refused.details).toEqual([
      { field, message: sentence, reason: { code: 'place_not_chosen', place: 'Atlantis' } },
    ])
  })

  test('is not known by way of a stop that is none of ours', async ({ app }) => {
    const stops = asSent([{ location: 'Area 51', duration: 60 }], protocol)
    const { status, refused } = await app.clients[protocol].ask('readRoute', { ...trip, stops })
    expect([status, refused.code]).toEqual([422, 'UNKNOWN_STOP'])
  })

  test.for([
    ['no pick-up', { pickup: undefined }, 'Pick-up location is required.'],
    ['a blank pick-up', { pickup: ' ' }, 'Pick-up location is required.'],
    [
      'more than five stops',
      { stops: JSON.stringify([1, 2, 3, 4, 5, 6].map((n) => ({ location: `Stop ${n}`, duration: 60 }))) },
      'A trip can have at most 5 stops.',
    ],
    [
      'more than fifty stops',
      { stops: JSON.stringify(Array.from({ length: 51 }, () => market)) },
      'There are too many stops.',
    ],
    [
      'a stop twice',
      { stops: JSON.stringify([market, market]) },
      'Loulé market is on the list of stops twice.',
    ],
    ['stops cut off', { stops: '[{"location":"Loulé mar' }, 'Stops must be a list.'],
    ['stops that are no list', { stops: '{"location":"Loulé market"}' }, 'Stops must be a list.'],
    ['stops that are no stops', { stops: '[7]' }, 'Each stop needs a location and a duration.'],
  ] as const)('is refused for %s', async ([, change, sentence], { app }) => {
    const { status, refused } = await app.clients[protocol].ask('readRoute', { ...trip, ...change })
    expect([status, refused.code, refused.error]).toEqual([400, 'INVALID_INPUT', sentence])
  })
})

test('a way by REST takes no stops from an empty value', async ({ app }) => {
  const { status, done } = await app.clients.REST.ask('readRoute', { ...trip, stops: '' })
  expect([status, done.points.length]).toEqual([200, 2])
})
