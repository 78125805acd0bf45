import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'

import { expireLimit, isSilence } from '../../http/testing/expire-limit.ts'
import { FAILURES, type FakeService } from '../../http/testing/fake-service.ts'
import { osrmRouter } from './osrm-router.ts'
import { NoRoute, RoutingUnreachable } from '../routing.ts'
import { startFakeOsrm } from '../testing/fake-osrm.ts'

const FARO = { lat: 37.02, lon: -7.93 }
const SILVES = { lat: 37.19, lon: -8.44 }
const LAGOS = { lat: 37.1, lon: -8.67 }

const LIMIT_MS = 2500

let service: FakeService
beforeAll(async () => {
  service = await startFakeOsrm()
})
afterEach(() => service.failWith(undefined))
afterAll(() => service.close())

function router(baseUrl = service.url) {
  return osrmRouter({ baseUrl })
}

describe('the OSRM router', () => {
  it('answers distance, time, line and legs, whole metres and seconds', async () => {
    expect(await router().route([FARO, SILVES, LAGOS])).toEqual({
      distanceMetres: 53_759 + 24_698,
      durationSeconds: 5376 + 2470,
      line: [
        [-7.93, 37.02],
        [-7.93, 37.19],
        [-8.44, 37.19],
        [-8.44, 37.1],
        [-8.67, 37.1],
      ],
      legs: [
        { distanceMetres: 53_759, durationSeconds: 5376 },
        { distanceMetres: 24_698, durationSeconds: 2470 },
      ],
      provider: 'osrm',
    })
  })

  it('asks for the whole line as GeoJSON, longitude first, below the path it is given', async () => {
    await router(`${service.url}/`).route([FARO, LAGOS])
    const { url, method } = service.requests.at(-1) ?? {}
    expect(method).toBe('GET')
    expect(url?.pathname).toBe('/route/v1/driving/-7.930000,37.020000;-8.670000,37.100000')
    expect(url?.search).toBe('?overview=full&geometries=geojson')
    await router(`${service.url}/osrm`)
      .route([FARO, LAGOS])
      .catch(() => undefined)
    expect(service.requests.at(-1)?.url.pathname).toMatch(/^\/osrm\/route\/v1\//)
  })

  it.each([
    ['no road joins the points', { lat: -37, lon: -8 }],
    ['a point has no road near it', { lat: 37, lon: 0.5 }],
    ['a point was moved to another country', { lat: 38.5, lon: -28 }],
    ['a point has no position', { lat: Number.NaN, lon: -8 }],
  ])('says so when %s', async (_, far) => {
    await expect(router().route([FARO, far])).rejects.toBeInstanceOf(NoRoute)
  })

  it.each(FAILURES)('is unreachable within its time limit: %s', async (failure) => {
    await service.failWith(failure)
    const call = () =>
      router()
        .route([FARO, LAGOS])
        .catch((error: unknown) => error)
    const error: unknown = isSilence(failure)
      ? await expireLimit(failure, { call, timeoutMs: LIMIT_MS, requests: service.requests })
      : await call()
    expect(error).toBeInstanceOf(RoutingUnreachable)
    // The call has a name; where somebody is going is nobody's business.
    expect(String(error)).toMatch(/^RoutingUnreachable: OSRM route: /)
    expect(String(error)).not.toMatch(/37\.|8\.67|127\.0\.0\.1|boom|Welcome/)
    await expect.poll(() => service.openRequests()).toBe(0)
    await service.failWith(undefined)
    expect((await router().route([FARO, LAGOS])).provider).toBe('osrm')
  })

  it('measures many drives by one call of the table service', async () => {
    const asked = service.requests.length
    const south = { lat: -37, lon: -8 }
    const azores = { lat: 38.5, lon: -28 }
    const nowhere = { lat: Number.NaN, lon: -8 }
    const drives = [
      { from: FARO, to: SILVES },
      { from: SILVES, to: LAGOS },
      ...[south, azores, nowhere].map((to) => ({ from: FARO, to })),
    ]
    expect(await router().distances?.(drives)).toEqual([53_759, 24_698, undefined, undefined, undefined])
    expect(service.requests).toHaveLength(asked + 1)
    const { url } = service.requests.at(-1) ?? {}
    expect(url?.pathname).toMatch(/^\/table\/v1\/driving\/-7\.930000,37\.020000;-8\.440000,37\.190000;/)
    expect(url?.searchParams.get('annotations')).toBe('distance')
    expect(await router().distances?.([])).toEqual([])
  })

  it('is unreachable when the table service answers anything else, and names no place', async () => {
    await service.failWith('500')
    const error: unknown = await Promise.resolve(router().distances?.([{ from: FARO, to: LAGOS }])).catch(
      (error: unknown) => error,
    )
    expect(error).toBeInstanceOf(RoutingUnreachable)
    expect(String(error)).toBe('RoutingUnreachable: OSRM table: answered 500 with the code Boom')
  })

  it('gives up when its caller does, and says why', async () => {
    await service.failWith('stalled body')
    const leaving = new AbortController()
    const route = osrmRouter({ baseUrl: service.url }).route([FARO, LAGOS], leaving.signal)
    leaving.abort(new Error('the visitor left'))
    await expect(route).rejects.toThrow('the visitor left')
  })

  it('asks for two points', async () => {
    await expect(router().route([FARO])).rejects.toBeInstanceOf(RangeError)
  })
})

describe('the way to the nearest road by OSRM', () => {
  it('is in whole metres, and none where no road is far around', async () => {
    expect(await router().roadMetres?.(SILVES)).toBe(180)
    expect(service.requests.at(-1)?.url.pathname).toBe('/nearest/v1/driving/-8.440000,37.190000')
    expect(await router().roadMetres?.({ lat: -37, lon: -8 })).toBeUndefined()
  })

  it('is unreachable with the service', async () => {
    await service.failWith('500')
    const error: unknown = await router()
      .roadMetres?.(SILVES)
      .catch((error: unknown) => error)
    expect(String(error)).toBe('RoutingUnreachable: OSRM nearest: answered 500 with the code Boom')
  })
})
