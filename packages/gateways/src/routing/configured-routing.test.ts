import type { Point } from '@chauffeur/domain/geometry'
import { describe, expect, it } from 'vitest'
import { cachedRouting } from './configured-routing.ts'
import { NoRoute, type MeasuredRoute, type Routing, RoutingUnreachable } from './routing.ts'

const FARO = { lat: 37.02, lon: -7.93 }
const LAGOS = { lat: 37.1, lon: -8.67 }
const TAVIRA = { lat: 37.13, lon: -7.65 }

const ROUTE: MeasuredRoute = {
  distanceMetres: 1,
  durationSeconds: 1,
  line: [],
  legs: [],
  provider: 'embedded',
}

/** A router that answers when the test lets it, and counts its calls. */
function slowRouter() {
  const calls: {
    points: readonly Point[]
    signal: AbortSignal | undefined
    answer: (route: MeasuredRoute) => void
    fail: (error: Error) => void
  }[] = []
  const routing: Routing = {
    route: (points, signal) => {
      const { promise, resolve, reject } = Promise.withResolvers<MeasuredRoute>()
      signal?.addEventListener('abort', () => reject(signal.reason))
      calls.push({ points, signal, answer: resolve, fail: reject })
      return promise
    },
  }
  return { calls, routing }
}

function setUp({ capacity = 10, timeToLive = 1000 } = {}) {
  const { calls, routing } = slowRouter()
  const clock = { now: 0 }
  const cached = cachedRouting(routing, { capacity, timeToLive, now: () => clock.now })
  const ask = async (...points: Point[]) => {
    const route = cached.route(points)
    calls.at(-1)?.answer(ROUTE)
    return route
  }
  return { calls, cached, clock, ask }
}

describe('the route cache', () => {
  it('asks once for all the vehicles of a quote', async () => {
    const { calls, cached } = setUp()
    const routes = [1, 2, 3, 4].map(() => cached.route([FARO, LAGOS]))
    calls[0]?.answer(ROUTE)
    expect(await Promise.all(routes)).toEqual([ROUTE, ROUTE, ROUTE, ROUTE])
    expect(calls).toHaveLength(1)
  })

  it('remembers an answer for its time and no longer', async () => {
    const { calls, clock, ask } = setUp({ timeToLive: 1000 })
    await ask(FARO, LAGOS)
    clock.now = 999
    await ask(FARO, LAGOS)
    expect(calls).toHaveLength(1)
    clock.now = 1000
    await ask(FARO, LAGOS)
    expect(calls).toHaveLength(2)
  })

  it('distinguishes the order of the points and the stops between them', async () => {
    const { calls, ask } = setUp()
    await ask(FARO, LAGOS)
    await ask(LAGOS, FARO)
    await ask(FARO, TAVIRA, LAGOS)
    expect(calls).toHaveLength(3)
  })

  it('forgets the route unused for longest when it is full', async () => {
    const { calls, ask } = setUp({ capacity: 2 })
    await ask(FARO, LAGOS)
    await ask(FARO, TAVIRA)
    await ask(FARO, LAGOS)
    await ask(LAGOS, TAVIRA)
    expect(calls).toHaveLength(3)
    await ask(FARO, LAGOS)
    expect(calls).toHaveLength(3)
    await ask(FARO, TAVIRA)
    expect(calls).toHaveLength(4)
  })

  it.each([new NoRoute('no road'), new RoutingUnreachable('down')])('does not remember %s', async (error) => {
    const { calls, cached, ask } = setUp()
    const both = [cached.route([FARO, LAGOS]), cached.route([FARO, LAGOS])]
    calls[0]?.fail(error)
    await expect(both[0]).rejects.toBe(error)
    await expect(both[1]).rejects.toBe(error)
    expect(await ask(FARO, LAGOS)).toBe(ROUTE)
    expect(calls).toHaveLength(2)
  })

  it('lets one caller give up without the others', async () => {
    const { calls, cached } = setUp()
    const leaving = new AbortController()
    const left = cached.route([FARO, LAGOS], leaving.signal)
    const stays = cached.route([FARO, LAGOS])
    leaving.abort(new Error('the visitor left'))
    await expect(left).rejects.toThrow('the visitor left')
    expect(calls[0]?.signal?.aborted).toBe(false)
    calls[0]?.answer(ROUTE)
    expect(await stays).toBe(ROUTE)
  })

  it('stops the call when all have given up, and asks afresh afterwards', async () => {
    const { calls, cached, ask } = setUp()
    const leaving = new AbortController()
    const left = [1, 2].map(() => cached.route([FARO, LAGOS], leaving.signal))
    leaving.abort(new Error('too late'))
    await expect(left[0]).rejects.toThrow('too late')
    await expect(left[1]).rejects.toThrow('too late')
    expect(calls[0]?.signal?.aborted).toBe(true)
    expect(await ask(FARO, LAGOS)).toBe(ROUTE)
    expect(calls).toHaveLength(2)
  })

  it('does not even ask for a caller who is gone', async () => {
    const { calls, cached } = setUp()
    await expect(cached.route([FARO, LAGOS], AbortSignal.abort(new Error('gone')))).rejects.toThrow('gone')
    expect(calls).toHaveLength(0)
  })
})
