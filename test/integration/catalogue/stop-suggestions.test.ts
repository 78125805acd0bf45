import type { FakeService } from '@chauffeur/gateways/http/testing/fake-service'
import { startFakeOsrm } from '@chauffeur/gateways/routing/testing/fake-osrm'
import { afterAll, afterEach, beforeAll, describe, expect } from 'vitest'
import { Region } from '../../../src/server/catalogue/common/region.entity.ts'
import { VehiclePricing } from '../../../src/server/catalogue/pricing/vehicle-pricing.entity.ts'
import { StopSuggestion } from '../../../src/server/catalogue/stops/stop-suggestion.entity.ts'
import type { TestApp } from '../../support/app.ts'
import { protocols } from '../../support/api-clients.ts'
import { test } from '../../support/test.ts'

const faroToLisbon = { pickup: 'Faro Airport', dropoff: 'Lisbon' }
const faroToSeville = { pickup: 'Faro Airport', dropoff: 'Seville' }

async function stopsOf(app: TestApp, route: string): Promise<string[]> {
  const stops = await app.database.fresh().find(StopSuggestion, { routes: { name: route } })
  return stops.map(({ name }) => name).toSorted()
}

describe.each(protocols)('the stops suggested by %s', (protocol) => {
  test('are those of the route between the two places, but those at its ends', async ({ app }) => {
    const { status, done } = await app.clients[protocol].ask('suggestStops', faroToSeville)
    expect(status).toBe(200)
    const atTheEnd = 'Plaza de España' // within a short walk of where the drive ends
    const expected = (await stopsOf(app, 'Faro-Seville')).filter((name) => name !== atTheEnd)
    expect(done.map(({ name }) => name).toSorted()).toEqual(expected)
    expect(done.length).toBeGreaterThan(2)
    const route = await app.database.fresh().findOneOrFail(Region, { name: 'Faro-Seville' })
    expect(done[0]).toEqual({
      id: expect.any(String),
      name: expect.any(String),
      regionId: route.id,
      hourlyPrice: 60,
      imageUrl: '/art/coast/stacks-640.webp',
      latitude: expect.any(Number),
      longitude: expect.any(Number),
      addedDistanceKm: expect.any(Number),
      addedPrice: expect.any(Number),
      position: 0,
    })
  })

  test('come in the order of the way, and on the way back in the other', async ({ app }) => {
    const names = async (pickup: string, dropoff: string) =>
      (await app.clients[protocol].ask('suggestStops', { pickup, dropoff })).done.map(({ name }) => name)
    const onTheRoad = [
      'Loulé market',
      'Castro Verde basilica',
      'Alcácer do Sal riverfront',
      'Azeitão wineries',
    ]
    const there = await names('Faro Airport', 'Lisbon')
    expect(there.filter((name) => onTheRoad.includes(name))).toEqual(onTheRoad)
    const back = await names('Lisbon', 'Faro Airport')
    expect(back.filter((name) => onTheRoad.includes(name))).toEqual(onTheRoad.toReversed())
  })

  test('leave out what is far off the way, though on its route', async ({ app }) => {
    const { done } = await app.clients[protocol].ask('suggestStops', { pickup: 'Lagos', dropoff: 'Sintra' })
    const names = done.map(({ name }) => name)
    // 63 km and 8 km less on a way of 324 km.
    expect(names).not.toContain('Palace of Estoi')
    expect(names).toContain('Silves Castle')
  })

  test('are the same on the way back', async ({ app }) => {
    const there = await app.clients[protocol].ask('suggestStops', faroToSeville)
    const back = await app.clients[protocol].ask('suggestStops', {
      pickup: 'Seville',
      dropoff: 'Faro Airport',
    })
    expect(new Set(back.done.map(({ id }) => id))).toEqual(new Set(there.done.map(({ id }) => id)))
  })

  test('come once each where two routes match', async ({ app }) => {
    const { done } = await app.clients[protocol].ask('suggestStops', { pickup: 'Faro', dropoff: 'Sagres' })
    expect(new Set(done.map(({ id }) => id)).size).toBe(done.length)
  })

  test('leave out stops and routes that the office has switched off', async ({ open }) => {
    const app = await open()
    const [first, second] = (await app.clients[protocol].ask('suggestStops', faroToSeville)).done
    await app.database.fresh().nativeUpdate(StopSuggestion, { id: first?.id ?? '' }, { isActive: false })
    const fewer = await app.clients[protocol].ask('suggestStops', faroToSeville)
    expect(fewer.done.map(({ id }) => id)).not.toContain(first?.id)
    expect(fewer.done.map(({ id }) => id)).toContain(second?.id)
    await app.database.fresh().nativeUpdate(Region, { name: 'Faro-Seville' }, { isActive: false })
    expect((await app.clients[protocol].ask('suggestStops', faroToSeville)).done).toEqual([])
  })

  test.for([
    ['without a drop-off', { pickup: 'Faro' }],
    ['for an empty drop-off', { pickup: 'Faro', dropoff: '' }],
    ['for an unknown drop-off', { pickup: 'Faro', dropoff: 'Atlantis' }],
    ['for an unknown pick-up', { pickup: 'Atlantis', dropoff: 'Faro' }],
    ['between places that no route joins', { pickup: 'Faro', dropoff: 'Faro Airport' }],
  ] as const)('are none %s', async ([, input], { app }) => {
    const { status, done } = await app.clients[protocol].ask('suggestStops', input)
    expect([status, done]).toEqual([200, []])
  })

  test('cannot be asked for without a pick-up', async ({ app }) => {
    const { status, refused } = await app.clients[protocol].ask('suggestStops', { dropoff: 'Faro' })
    expect([status, refused.error]).toEqual([400, 'Pick-up location is required.'])
  })

  test('cannot be asked for with a stop that is not ours', async ({ app }) => {
    const stops = JSON.stringify([{ location: 'Atlantis', duration: 60 }])
    const { status, refused } = await app.clients[protocol].ask('suggestStops', { ...faroToLisbon, stops })
    expect([status, refused.code]).toEqual([422, 'UNKNOWN_STOP'])
  })
})

/** With an hour each, in their order. */
const inOrder = (stops: readonly { id: string; name: string }[]) =>
  stops.map(({ id, name }) => ({ id, location: name, duration: 60 }))

describe.each(protocols)('what a suggested stop adds by %s', (protocol) => {
  const ask = (app: TestApp) => app.clients[protocol]

  async function quote(app: TestApp, vehicleName: string, stops: readonly { id: string; name: string }[]) {
    const trip = { ...faroToLisbon, vehicleName, stops: inOrder(stops) }
    const { totalPrice, distanceKm } = (await ask(app).ask('createQuote', trip)).done
    return { euros: totalPrice, km: distanceKm ?? Number.NaN }
  }

  async function suggest(app: TestApp, stops: readonly { id: string; name: string }[], more = {}) {
    const input = { ...faroToLisbon, stops: JSON.stringify(inOrder(stops)), ...more }
    return (await ask(app).ask('suggestStops', input)).done
  }

  test('is what the quote adds, to the tenth of a kilometre and the cent, for every stop in turn', async ({
    app,
  }) => {
    const trip: { id: string; name: string }[] = []
    for (let count = 0; count < 3; count += 1) {
      const before = await quote(app, 'E Class', trip)
      const offers = await suggest(app, trip, { vehicleName: 'E Class' })
      expect(offers.map(({ id }) => id)).not.toContain(trip.at(-1)?.id)
      for (const {
        addedDistanceKm = Number.NaN,
        addedPrice = Number.NaN,
        position = -1,
        ...stop
      } of offers) {
        const after = await quote(app, 'E Class', trip.toSpliced(position, 0, stop))
        expect(after.km - before.km).toBeCloseTo(addedDistanceKm, 6)
        expect(after.euros - before.euros).toBeCloseTo(addedPrice, 6)
      }
      const next = offers.at(-1 - count)
      if (!next) throw new Error('There is a stop to add')
      trip.splice(next.position ?? -1, 0, next)
    }
  })

  test('is at the position where the quote is lowest', async ({ app }) => {
    const [first, ...others] = await suggest(app, [])
    const last = others.at(-1)
    if (!first || !last) throw new Error('There are stops to choose')
    const between = (await suggest(app, [first, last])).at(4)
    if (!between) throw new Error('There is a stop between them')
    const prices = await Promise.all(
      [0, 1, 2].map(async (at) => (await quote(app, 'Vito', [first, last].toSpliced(at, 0, between))).euros),
    )
    expect(prices[between.position ?? -1]).toBe(Math.min(...prices))
  })

  test('is the lowest of the vehicles that the party fits into, until one is named', async ({ app }) => {
    const added = async (more: object) => (await suggest(app, [], more))[0]?.addedPrice ?? Number.NaN
    const [s, e, v, vito, sprinter] = await Promise.all(
      ['S Class', 'E Class', 'V Class', 'Vito', 'Sprinter'].map((vehicleName) => added({ vehicleName })),
    )
    expect(e).toBeLessThan(Math.min(s ?? 0, v ?? 0, vito ?? 0))
    expect(await added({})).toBe(e)
    expect(await added({ passengers: 3 })).toBe(e)
    expect(await added({ passengers: 4 })).toBe(vito)
    expect(await added({ passengers: 16 })).toBe(sprinter)
  })

  test('has no price in a vehicle without one', async ({ open }) => {
    const app = await open()
    await app.database.fresh().nativeDelete(VehiclePricing, { vehicleName: 'Mercedes Vito' })
    const [offer] = await suggest(app, [], { vehicleName: 'Vito' })
    expect(offer?.addedDistanceKm).toEqual(expect.any(Number))
    expect(offer).not.toHaveProperty('addedPrice')
  })

  test('does not change with the hours of the stops that are chosen', async ({ app }) => {
    const [first] = await suggest(app, [])
    const of = async (duration: number) => {
      const stops = [{ id: first?.id, location: first?.name, duration }]
      return (await ask(app).ask('suggestStops', { ...faroToLisbon, stops: JSON.stringify(stops) })).done
    }
    expect(await of(600)).toEqual(await of(60))
  })
})

describe('while the routing service', () => {
  let service: FakeService
  beforeAll(async () => {
    service = await startFakeOsrm()
  })
  afterEach(() => service.failWith(undefined))
  afterAll(() => service.close())

  test('answers, one call to it measures all stops', async ({ open }) => {
    const app = await open({ settings: { ROUTING_URL: service.url } })
    const [offer] = (await app.clients.REST.ask('suggestStops', faroToLisbon)).done
    expect(service.requests.map(({ url }) => url.pathname.split('/')[1])).toEqual(['table'])
    const trip = { ...faroToLisbon, vehicleName: 'E Class' }
    const direct = (await app.clients.REST.ask('createQuote', trip)).done
    const withStop = (
      await app.clients.REST.ask('createQuote', { ...trip, stops: offer ? inOrder([offer]) : [] })
    ).done
    expect(withStop.totalPrice - direct.totalPrice).toBeCloseTo(offer?.addedPrice ?? Number.NaN, 6)
  })

  test('is down, stops are offered in the same order without kilometres and prices', async ({ open }) => {
    const app = await open({ settings: { ROUTING_URL: service.url, ROUTING_FALLBACK: 'no' } })
    await service.failWith('500')
    for (const protocol of protocols) {
      const { status, done } = await app.clients[protocol].ask('suggestStops', faroToLisbon)
      expect(status).toBe(200)
      expect(done.length).toBeGreaterThan(3)
      expect(done[0]).toHaveProperty('position', 0)
      expect(done[0]).not.toHaveProperty('addedDistanceKm')
      expect(done[0]).not.toHaveProperty('addedPrice')
    }
  })

  test('is down and the embedded roads stand in, it says what they add', async ({ open }) => {
    const app = await open({ settings: { ROUTING_URL: service.url } })
    await service.failWith('500')
    const { done } = await app.clients.REST.ask('suggestStops', faroToLisbon)
    const embedded = await open()
    expect(done).toEqual((await embedded.clients.REST.ask('suggestStops', faroToLisbon)).done)
  })
})
