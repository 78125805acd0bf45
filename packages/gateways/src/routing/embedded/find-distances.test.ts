import type { Point } from '@chauffeur/domain/geometry'
import { GAZETTEER } from '@chauffeur/geodata/gazetteer'
import { SCENIC_STOPS } from '@chauffeur/geodata/stops'
import { array, type Arbitrary, assert, asyncProperty, constantFrom, double, oneof, record } from 'fast-check'
import { describe, expect, it } from 'vitest'
import { cachedRouting } from '../configured-routing.ts'
import { driveDistances, type Drive, type Routing } from '../routing.ts'
import { embeddedRouter } from './embedded-router.ts'

const router = embeddedRouter()
/** Asked for a route of each drive. */
const pairwise: Routing = { route: (points) => router.route(points) }

const place = constantFrom(...GAZETTEER)
// From Madeira's latitude to beyond Seville: on the roads, far from them, and in the sea.
const anywhere = record({
  lat: double({ min: 35.5, max: 39.5, noNaN: true }),
  lon: double({ min: -10, max: -4.5, noNaN: true }),
})
const point: Arbitrary<Point> = oneof({ arbitrary: place, weight: 3 }, anywhere)

/** Those that the suggested stops of a trip need. */
function drivesThrough(stops: readonly Point[], pickup: Point, dropoff: Point): Drive[] {
  return [
    { from: pickup, to: dropoff },
    ...stops.flatMap((stop) => [
      { from: pickup, to: stop },
      { from: stop, to: dropoff },
    ]),
  ]
}

describe('the distances of many drives', () => {
  it('are those of the routes through every stop, between random places', async () => {
    await assert(
      asyncProperty(place, place, async (pickup, dropoff) => {
        const drives = drivesThrough(SCENIC_STOPS, pickup, dropoff)
        expect(await driveDistances(drives, router)).toEqual(await driveDistances(drives, pairwise))
      }),
      { numRuns: 40 },
    )
  })

  it('are those of the routes between random points, also where no road leads', async () => {
    await assert(
      asyncProperty(array(point, { maxLength: 8 }), point, point, async (stops, pickup, dropoff) => {
        const drives = drivesThrough(stops, pickup, dropoff)
        expect(await driveDistances(drives, router)).toEqual(await driveDistances(drives, pairwise))
      }),
      { numRuns: 100 },
    )
  })

  it('are nothing for a drive that goes nowhere, and undefined without a road', async () => {
    const [faro] = GAZETTEER
    if (!faro) throw new Error('The gazetteer is empty')
    const london = { lat: 51.5, lon: -0.12 }
    const drives = [
      { from: faro, to: faro },
      { from: faro, to: london },
      { from: london, to: faro },
      { from: london, to: london },
    ]
    expect(await driveDistances(drives, router)).toEqual([0, undefined, undefined, undefined])
  })

  it('are found by the same search behind a cache of routes', async () => {
    const cached = cachedRouting(
      { ...router, route: () => Promise.reject(new Error('no route is needed')) },
      { capacity: 10, timeToLive: 1000 },
    )
    const drives = drivesThrough(
      SCENIC_STOPS.slice(0, 3),
      { lat: 37.02, lon: -7.97 },
      { lat: 38.72, lon: -9.14 },
    )
    expect(await driveDistances(drives, cached)).toEqual(await driveDistances(drives, pairwise))
  })
})
