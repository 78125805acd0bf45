import type { Point } from '@chauffeur/domain/geometry'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { circuitBreaker } from '../http/circuit-breaker.ts'
import type { FakeService } from '../http/testing/fake-service.ts'
import { cachedRouting, configuredRouting, routingWithFallback } from './configured-routing.ts'
import { embeddedRouter } from './embedded/embedded-router.ts'
import { osrmRouter } from './osrm/osrm-router.ts'
import { NoRoute, RoutingUnreachable } from './routing.ts'
import { startFakeOsrm } from './testing/fake-osrm.ts'

const FARO = { lat: 37.02, lon: -7.93 }
const LAGOS = { lat: 37.1, lon: -8.67 }
/** In the service's roads, far beyond those of ours. */
const PARIS = { lat: 48.86, lon: 2.35 }

let service: FakeService
beforeAll(async () => {
  service = await startFakeOsrm()
})
afterEach(() => service.failWith(undefined))
afterAll(() => service.close())

function setUp({ hasFallback = true } = {}) {
  const clock = { now: 0 }
  const causes: RoutingUnreachable[] = []
  const now = () => clock.now
  const routing = routingWithFallback({
    configured: osrmRouter({ baseUrl: service.url }),
    fallback: hasFallback ? embeddedRouter() : undefined,
    breaker: circuitBreaker({ now }),
    onFallback: (cause) => causes.push(cause),
  })
  const cached = cachedRouting(routing, { capacity: 10, timeToLive: 600_000, now })
  return { clock, causes, routing, cached, route: (...points: Point[]) => routing.route(points) }
}

describe('a configured router with a fallback', () => {
  it('answers by itself while it can', async () => {
    const { route, causes } = setUp()
    const found = await route(FARO, LAGOS)
    expect(found.provider).toBe('osrm')
    expect(found.isFallback).toBeUndefined()
    expect(causes).toEqual([])
  })

  it('is stood in for while it is unreachable, marked so and reported', async () => {
    const { route, causes } = setUp()
    await service.failWith('500')
    const found = await route(FARO, LAGOS)
    expect(found).toMatchObject({ provider: 'embedded', isFallback: true })
    expect(found.distanceMetres).toBeGreaterThan(70_000)
    expect(causes.map(({ message }) => message)).toEqual(['OSRM route: answered 500 with the code Boom'])
  })

  it('alone knows how far the nearest road is, and is not asked again and again', async () => {
    const { routing, cached, causes } = setUp()
    expect(await cached.roadMetres?.(LAGOS)).toBe(180)
    await service.failWith('500')
    const asked = service.requests.length
    for (let time = 0; time < 5; time += 1)
      await expect(routing.roadMetres?.(LAGOS)).rejects.toBeInstanceOf(RoutingUnreachable)
    expect([service.requests.length - asked, causes]).toEqual([3, []])
  })

  it('is believed when it knows no road', async () => {
    const { route, causes } = setUp()
    await expect(route(FARO, { lat: -37, lon: -8 })).rejects.toBeInstanceOf(NoRoute)
    expect(causes).toEqual([])
  })

  it('is missed, not the road, when the fallback knows none', async () => {
    const { route, causes } = setUp()
    await service.failWith('500')
    await expect(route(FARO, PARIS)).rejects.toBeInstanceOf(RoutingUnreachable)
    expect(causes).toEqual([])
  })

  it('is not asked for a minute after three failures, and then heard again', async () => {
    const { clock, route, causes } = setUp()
    await service.failWith('HTML')
    for (let time = 0; time < 3; time += 1) await route(FARO, LAGOS)
    await service.failWith(undefined)
    const asked = service.requests.length
    expect((await route(FARO, LAGOS)).isFallback).toBe(true)
    expect(causes.at(-1)?.message).toBe('The configured router: not asked, since it failed too often of late')
    expect(service.requests).toHaveLength(asked)
    clock.now = 60_000
    expect((await route(FARO, LAGOS)).provider).toBe('osrm')
  })

  it('keeps what the fallback said for ten seconds, and what it said itself for its time', async () => {
    const { clock, cached, causes } = setUp()
    await service.failWith('500')
    expect((await cached.route([FARO, LAGOS])).isFallback).toBe(true)
    await service.failWith(undefined)
    clock.now = 9_999
    expect((await cached.route([FARO, LAGOS])).isFallback).toBe(true)
    expect(causes).toHaveLength(1)
    clock.now = 10_000
    expect((await cached.route([FARO, LAGOS])).provider).toBe('osrm')
    await service.failWith('500')
    clock.now = 500_000
    expect((await cached.route([FARO, LAGOS])).provider).toBe('osrm')
  })

  it('stands in for its distances, too', async () => {
    const { routing, causes } = setUp()
    const drives = [{ from: FARO, to: LAGOS }]
    expect(await routing.distances?.(drives)).toEqual([74_431])
    await service.failWith('500')
    expect(await routing.distances?.(drives)).toEqual(await embeddedRouter().distances?.(drives))
    expect(causes).toHaveLength(1)
  })
})

describe('a configured router without one', () => {
  it('is unreachable, at once when it failed too often, and recovers by itself', async () => {
    const { clock, route, causes } = setUp({ hasFallback: false })
    await service.failWith('HTML')
    for (let time = 0; time < 3; time += 1)
      await expect(route(FARO, LAGOS)).rejects.toBeInstanceOf(RoutingUnreachable)
    const asked = service.requests.length
    await expect(route(FARO, LAGOS)).rejects.toBeInstanceOf(RoutingUnreachable)
    expect(service.requests).toHaveLength(asked)
    expect(causes).toEqual([])
    await service.failWith(undefined)
    clock.now = 60_000
    expect((await route(FARO, LAGOS)).provider).toBe('osrm')
  })

  it('says so of distances, too', async () => {
    const { routing } = setUp({ hasFallback: false })
    await service.failWith('500')
    await expect(routing.distances?.([{ from: FARO, to: LAGOS }])).rejects.toBeInstanceOf(RoutingUnreachable)
  })
})

describe('the settings', () => {
  const cache = { capacity: 10, timeToLive: 1000 }

  it('choose the embedded router when no other is named', async () => {
    const route = await configuredRouting({ hasFallback: true, cache }).route([FARO, LAGOS])
    expect(route.provider).toBe('embedded')
    expect(route.isFallback).toBeUndefined()
  })

  it('choose the service named, and whether it is stood in for', async () => {
    const url = service.url
    const brave = configuredRouting({ url, hasFallback: true, cache })
    const strict = configuredRouting({ url, hasFallback: false, cache })
    expect((await brave.route([FARO, LAGOS])).provider).toBe('osrm')
    await service.failWith('refused connection')
    expect((await brave.route([LAGOS, FARO])).isFallback).toBe(true)
    await expect(strict.route([LAGOS, FARO])).rejects.toBeInstanceOf(RoutingUnreachable)
  })
})
