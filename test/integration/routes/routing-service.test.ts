import { afterAll, afterEach, beforeAll, describe, expect, vi } from 'vitest'
import type { Failure, FakeService } from '@chauffeur/gateways/http/testing/fake-service'
import { startFakeOsrm } from '@chauffeur/gateways/routing/testing/fake-osrm'
import { protocols } from '../../support/api-clients.ts'
import { expectSentence } from '../../support/refusals.ts'
import { openHome, startServer } from '../../support/server-process.ts'
import { test } from '../../support/test.ts'
import { faroToSagres, faroToVilamoura, quoteFor, type BookingBody } from '../../support/trips.ts'

/** Kilometres of the stand-in from Faro Airport to Vilamoura, and of our own road graph. */
const OUTSIDE_KM = 16
const EMBEDDED_KM = 23.2

const FAILURES: readonly Failure[] = ['refused connection', 'stalled body', '500', 'HTML']
const UNAVAILABLE = 'We cannot work out this route at the moment. Please try again soon.'

let service: FakeService
beforeAll(async () => {
  service = await startFakeOsrm()
})
afterEach(async () => {
  vi.useRealTimers()
  await service.failWith(undefined)
})
afterAll(() => service.close())

const trip = quoteFor(faroToVilamoura())

describe('with a routing service', () => {
  test('quotes, the way on the map and the booking have its kilometres', async ({ open }) => {
    const app = await open({ settings: { ROUTING_URL: service.url } })
    for (const protocol of protocols) {
      const quote = (await app.clients[protocol].ask('createQuote', trip)).done
      const route = (
        await app.clients[protocol].ask('readRoute', { pickup: trip['pickup'], dropoff: trip['dropoff'] })
      ).done
      expect([quote.distanceKm, route.distanceKm]).toEqual([OUTSIDE_KM, OUTSIDE_KM])
      expect(route.durationMinutes).toBe(quote.durationMinutes)
      // The one corner that the service draws.
      expect(route.line).toHaveLength(3)
      await app.clients[protocol].ask('createBooking', faroToVilamoura({ quoteId: quote.quoteId }))
    }
    const { done } = await app.clients.REST.ask('listBookings', undefined, {
      cookie: await app.adminCookie(),
    })
    expect(done.map(({ distanceKm, routeFallback }) => [distanceKm, routeFallback])).toEqual([
      [OUTSIDE_KM, false],
      [OUTSIDE_KM, false],
    ])
  })

  test.for(protocols)(
    'by %s four vehicles and the map of one trip make one call to it',
    async (protocol, { open }) => {
      const app = await open({ settings: { ROUTING_URL: service.url } })
      const before = service.requests.length
      const vehicles = ['S Class', 'E Class', 'V Class', 'Vito']
      const [route, ...quotes] = await Promise.all([
        app.clients[protocol].ask('readRoute', { pickup: trip['pickup'], dropoff: trip['dropoff'] }),
        ...vehicles.map((vehicleName) => app.clients[protocol].ask('createQuote', { ...trip, vehicleName })),
      ])
      expect([route, ...quotes].map(({ done }) => done.distanceKm)).toEqual(Array(5).fill(OUTSIDE_KM))
      expect(service.requests.length - before).toBe(1)
      // Nor another one for the vehicle that is looked at later.
      await app.clients[protocol].ask('createQuote', { ...trip, vehicleName: 'Sprinter' })
      expect(service.requests.length - before).toBe(1)
    },
  )

  test('a point on the map is told with the walk to its road, and is one however few roads we know', async ({
    open,
  }) => {
    const app = await open({ settings: { ROUTING_URL: service.url } })
    const inTheHills = { latitude: 37.3, longitude: -8.35 }
    for (const protocol of protocols) {
      const { done } = await app.clients[protocol].ask('locationAt', inTheHills)
      expect(done.pin).toMatchObject({ ...inTheHills, walkMetres: 180 })
    }
    await service.failWith('500')
    const { refused } = await app.clients.REST.ask('locationAt', inTheHills)
    expect(refused).toMatchObject({
      code: 'PLACES_UNAVAILABLE',
      error: 'We cannot look up “37.30000, -8.35000” at the moment. Please try again soon.',
    })
    const nearARoad = { latitude: 37.1531, longitude: -8.734 }
    const { status, done } = await app.clients.REST.ask('locationAt', nearARoad)
    expect([status, done.pin?.walkMetres]).toEqual([200, null])
  })

  test('stops are driven to in the customer’s order', async ({ open }) => {
    const app = await open({ settings: { ROUTING_URL: service.url } })
    const market = { location: 'Loulé market', duration: 60 }
    const estoi = { location: 'Palace of Estoi', duration: 60 }
    const { done } = await app.clients.REST.ask('createQuote', { ...trip, stops: [market, estoi] })
    const coordinates = service.requests.at(-1)?.url.pathname.split('/').at(-1)?.split(';')
    const route = await app.clients.REST.ask('readRoute', {
      pickup: trip['pickup'],
      dropoff: trip['dropoff'],
      stops: JSON.stringify([market, estoi]),
    })
    expect(coordinates).toEqual(
      route.done.points.map(({ lat, lon }) => `${lon.toFixed(6)},${lat.toFixed(6)}`),
    )
    expect(done.distanceKm).toBe(route.done.distanceKm)
  })
})

describe('with a routing service that is down', () => {
  test.for(FAILURES)(
    'the embedded road graph measures, and the office sees it: %s',
    async (failure, { open }) => {
      const app = await open({ settings: { ROUTING_URL: service.url } })
      await service.failWith(failure)
      const start = Date.now()
      const quotes = await Promise.all(
        protocols.map((protocol) => app.clients[protocol].ask('createQuote', trip)),
      )
      expect(Date.now() - start).toBeLessThan(3000)
      expect(quotes.map(({ done }) => done.distanceKm)).toEqual([EMBEDDED_KM, EMBEDDED_KM])

      const made = faroToVilamoura({ quoteId: quotes[0]?.done.quoteId })
      await app.clients.REST.ask('createBooking', made)
      // The quote of that time stays valid, whatever the service says by now.
      await service.failWith(undefined)
      await app.clients.tRPC.ask('createBooking', made)
      for (const protocol of protocols) {
        const { done } = await app.clients[protocol].ask('listBookings', undefined, {
          cookie: await app.adminCookie(),
        })
        expect(done.map(({ distanceKm, routeFallback }) => [distanceKm, routeFallback])).toEqual([
          [EMBEDDED_KM, true],
          [EMBEDDED_KM, true],
        ])
      }
    },
  )

  test.for(protocols)('a booking by %s without a quote is marked too', async (protocol, { open }) => {
    const app = await open({ settings: { ROUTING_URL: service.url } })
    await service.failWith('500')
    await app.clients[protocol].ask('createBooking', faroToSagres())
    await service.failWith(undefined)
    await app.clients[protocol].ask('createBooking', faroToVilamoura())
    const { done } = await app.clients[protocol].ask('listBookings', undefined, {
      cookie: await app.adminCookie(),
    })
    expect(Object.fromEntries(done.map((row) => [row.dropoffLocation, row.routeFallback]))).toEqual({
      Sagres: true,
      Vilamoura: false,
    })
  })

  test('the service is heard again ten seconds after it is back', async ({ open }) => {
    vi.useFakeTimers({ toFake: ['performance'] })
    const app = await open({ settings: { ROUTING_URL: service.url } })
    const km = async () => (await app.clients.REST.ask('createQuote', trip)).done.distanceKm
    await service.failWith('500')
    expect(await km()).toBe(EMBEDDED_KM)
    await service.failWith(undefined)
    vi.advanceTimersByTime(10_000)
    expect(await km()).toBe(OUTSIDE_KM)
  })

  test('the log says each time why the embedded road graph answered, and of nobody where they go', async () => {
    const home = await openHome()
    const server = await startServer({ ...home.env, ROUTING_URL: service.url })
    // The first of all takes its time, and must not be the one that finds the service down.
    await server.client.ask('createQuote', { ...trip, pickup: 'Portimão' })
    const causes = [
      ['refused connection', 'OSRM route: the connection failed (ECONNREFUSED)'],
      ['stalled body', 'OSRM route: no answer within 2500 ms'],
      ['500', 'OSRM route: answered 500 with the code Boom'],
      ['HTML', 'OSRM route: answered 200 without readable JSON'],
    ] as const
    const trips: BookingBody[] = ['Lagos', 'Sagres', 'Tavira', 'Silves'].map((dropoff) => ({
      ...trip,
      dropoff,
    }))
    for (const [index, [failure]] of causes.entries()) {
      await service.failWith(failure)
      expect((await server.client.ask('createQuote', trips[index])).status).toBe(200)
      // An answer in between, or the fourth would not be asked for.
      await service.failWith(undefined)
      await server.client.ask('createQuote', { ...trips[index], pickup: 'Portimão' })
    }
    await server.stop()
    const warnings = server
      .output()
      .split('\n')
      .filter((line) => line.includes('the embedded road graph answers for the routing service'))
    expect(warnings).toHaveLength(causes.length)
    for (const [index, [, cause]] of causes.entries()) expect(warnings[index]).toContain(cause)
    for (const line of warnings) expect(line).not.toMatch(/37\.\d|Lagos|Sagres|Tavira|Silves/)
  })
})

describe('with a routing service that is down and may not be stood in for', () => {
  const strict = () => ({ settings: { ROUTING_URL: service.url, ROUTING_FALLBACK: 'no' } })

  test.for(FAILURES)('no vehicle has a price within three seconds: %s', async (failure, { open }) => {
    vi.useFakeTimers({ toFake: ['performance'] })
    const app = await open(strict())
    await service.failWith(failure)
    const start = Date.now()
    const vehicles = ['S Class', 'E Class', 'V Class', 'Vito']
    const answers = await Promise.all(
      protocols.flatMap((protocol) =>
        vehicles.map((vehicleName) => app.clients[protocol].ask('createQuote', { ...trip, vehicleName })),
      ),
    )
    expect(Date.now() - start).toBeLessThan(3000)
    for (const { status, refused } of answers) {
      expect([status, refused.code, refused.error]).toEqual([503, 'ROUTING_UNAVAILABLE', UNAVAILABLE])
      expectSentence(refused.error)
    }
    await service.failWith(undefined)
    // So many failures at once may have been three, after which it is spared for a minute.
    vi.advanceTimersByTime(60_000)
    for (const protocol of protocols)
      expect((await app.clients[protocol].ask('createQuote', trip)).done.distanceKm).toBe(OUTSIDE_KM)
  })

  test.for(protocols)('neither way nor booking is made up by %s', async (protocol, { open }) => {
    const app = await open(strict())
    await service.failWith('500')
    const places = { pickup: trip['pickup'], dropoff: trip['dropoff'] }
    for (const answer of [
      await app.clients[protocol].ask('readRoute', places),
      await app.clients[protocol].ask('createBooking', faroToVilamoura()),
    ])
      expect([answer.status, answer.refused.code, answer.refused.error]).toEqual([
        503,
        'ROUTING_UNAVAILABLE',
        UNAVAILABLE,
      ])
    const { done } = await app.clients[protocol].ask('listBookings', undefined, {
      cookie: await app.adminCookie(),
    })
    expect(done).toEqual([])
  })

  test('a price that was quoted before still holds', async ({ open }) => {
    vi.useFakeTimers({ toFake: ['performance'] })
    const app = await open(strict())
    const { quoteId, totalPrice } = (await app.clients.REST.ask('createQuote', trip)).done
    await service.failWith('500')
    // The way itself is forgotten by then.
    vi.advanceTimersByTime(11 * 60_000)
    expect((await app.clients.REST.ask('createQuote', trip)).status).toBe(503)
    const { status, done } = await app.clients.REST.ask('createBooking', faroToVilamoura({ quoteId }))
    expect([status, done.totalPrice]).toEqual([201, totalPrice])
  })

  test('a hire has its price all the same', async ({ open }) => {
    const app = await open(strict())
    await service.failWith('refused connection')
    for (const protocol of protocols) {
      const hire = { pickup: 'Faro', vehicleName: 'V Class', isHourly: true, duration: 4 }
      expect((await app.clients[protocol].ask('createQuote', hire)).done.totalPrice).toBe(300)
    }
  })

  test.for(protocols)('two failures are forgotten at the first answer by %s', async (protocol, { open }) => {
    const app = await open(strict())
    for (let time = 0; time < 2; time += 1) {
      await service.failWith('refused connection')
      for (let failure = 0; failure < 2; failure += 1)
        expect((await app.clients[protocol].ask('createQuote', trip)).status).toBe(503)
      await service.failWith(undefined)
      const elsewhere = quoteFor(time === 0 ? faroToSagres() : faroToVilamoura())
      expect((await app.clients[protocol].ask('createQuote', elsewhere)).status).toBe(200)
    }
  })

  test('after three failures it is spared for a minute, and then heard again by itself', async ({ open }) => {
    vi.useFakeTimers({ toFake: ['performance'] })
    const app = await open(strict())
    const ask = () => app.clients.REST.ask('createQuote', trip)
    await service.failWith('500')
    for (let time = 0; time < 3; time += 1) expect((await ask()).status).toBe(503)
    await service.failWith(undefined)
    const asked = service.requests.length
    vi.advanceTimersByTime(59_000)
    expect([(await ask()).status, service.requests.length - asked]).toEqual([503, 0])
    vi.advanceTimersByTime(1_000)
    expect([(await ask()).done.distanceKm, service.requests.length - asked]).toEqual([OUTSIDE_KM, 1])
  })
})
