import { greatCircleKm, type Point } from '@chauffeur/domain/geometry'
import { GAZETTEER } from '@chauffeur/geodata/gazetteer'
import { ROAD_PAIRS } from '@chauffeur/geodata/road-pairs'
import { describe, expect, it } from 'vitest'

import { embeddedRouter } from './embedded-router.ts'
import { NoRoute } from '../routing.ts'

const router = embeddedRouter()

function at(id: string): Point {
  const place = GAZETTEER.find((place) => place.id === id)
  if (!place) throw new Error(`no place ${id}`)
  return { lat: place.lat, lon: place.lon }
}

async function kmBetween(from: string, to: string): Promise<number> {
  const { distanceMetres } = await router.route([at(from), at(to)])
  return distanceMetres / 1000
}

describe('the embedded router', () => {
  it('is as near to the published distances as the bar asks', async () => {
    const errors: { km: number; share: number }[] = []
    // A row of low confidence measures its source: one gives 75 km where another of high confidence gives 91.6.
    for (const { from, to, km, confidence } of ROAD_PAIRS) {
      if (km === null || confidence === 'low') continue
      const { distanceMetres } = await router.route([from, to])
      const error = Math.abs(distanceMetres / 1000 - km)
      errors.push({ km: error, share: error / km })
    }
    const km = errors.map((error) => error.km).toSorted((a, b) => a - b)
    expect(errors).toHaveLength(58)
    expect(mean(km)).toBeLessThanOrEqual(1.9)
    expect(km[Math.ceil(0.95 * km.length) - 1]).toBeLessThanOrEqual(6.25)
    expect(km.at(-1)).toBeLessThanOrEqual(6.9)
    expect(100 * mean(errors.map(({ share }) => share))).toBeLessThanOrEqual(2.9)
  })

  it('is as near to the published times', async () => {
    const errors: number[] = []
    for (const { from, to, minutes } of ROAD_PAIRS)
      if (minutes !== null)
        errors.push(Math.abs((await router.route([from, to])).durationSeconds / 60 - minutes))
    expect(errors.length).toBeGreaterThan(40)
    expect(mean(errors)).toBeLessThanOrEqual(4.8)
  })

  it('answers distance, time, line and legs', async () => {
    const route = await router.route([at('faro-airport'), at('vilamoura')])
    expect(route).toMatchObject({ distanceMetres: 23233, durationSeconds: 1707, provider: 'embedded' })
    expect(route.legs).toEqual([{ distanceMetres: 23233, durationSeconds: 1707 }])
    expect(route.line.at(0)).toEqual([-7.9681, 37.0196])
    expect(route.line.at(-1)).toEqual([-8.1173, 37.0773])
    expect(route.line.length).toBeGreaterThan(5)
  })

  it('goes through the stops in their order and adds the legs up', async () => {
    const stops = [at('faro-airport'), at('albufeira'), at('silves-castle'), at('lagos')]
    const route = await router.route(stops)
    const singly = [0, 1, 2].map((first) => router.route(stops.slice(first, first + 2)))
    expect(route.legs).toEqual((await Promise.all(singly)).flatMap(({ legs }) => legs))
    expect(route.distanceMetres).toBe(route.legs.reduce((sum, { distanceMetres }) => sum + distanceMetres, 0))
    expect(route.durationSeconds).toBe(
      route.legs.reduce((sum, { durationSeconds }) => sum + durationSeconds, 0),
    )
    for (const { lat, lon } of stops) expect(route.line).toContainEqual([lon, lat])
  })

  it('is as long back as there, for every place', async () => {
    for (const place of GAZETTEER) {
      const there = await router.route([at('albufeira'), place])
      const back = await router.route([place, at('albufeira')])
      expect(back.legs).toEqual(there.legs)
      expect(back.line).toEqual(there.line.toReversed())
    }
  })

  it('reaches every place from Lisbon, never shorter than the crow flies', async () => {
    for (const place of GAZETTEER) {
      const { distanceMetres, line } = await router.route([at('lisbon-airport-t1'), place])
      expect(distanceMetres).toBeGreaterThanOrEqual(999 * greatCircleKm(at('lisbon-airport-t1'), place))
      expect(line.length).toBeGreaterThanOrEqual(2)
    }
  })

  it('stays where it is at no cost', async () => {
    const route = await router.route([at('faro'), at('faro')])
    expect(route).toMatchObject({ distanceMetres: 0, durationSeconds: 0 })
    expect(route.line).toEqual([
      [-7.93223, 37.01937],
      [-7.93223, 37.01937],
    ])
  })

  it('goes straight between two doors of one street', async () => {
    const { distanceMetres } = await router.route([
      { lat: 37.0194, lon: -7.9322 },
      { lat: 37.0212, lon: -7.9322 },
    ])
    expect(distanceMetres).toBeGreaterThan(200)
    expect(distanceMetres).toBeLessThan(400)
  })

  it('drives round water rather than over it', async () => {
    // Ayamonte looks at Vila Real across the Guadiana; the bridge is upstream.
    expect(await kmBetween('vila-real-de-santo-antonio', 'ayamonte')).toBeGreaterThan(12)
    expect(await kmBetween('almada', 'belem-tower')).toBeGreaterThan(7)
    expect(await kmBetween('praia-de-faro', 'praia-do-ancao')).toBeGreaterThan(15)
  })

  it('guesses the way to a place between 18 and 60 km off the roads it knows', async () => {
    const marbella = { lat: 36.5101, lon: -4.8824 }
    const estepona = { lat: 36.4276, lon: -5.1459 }
    const { distanceMetres } = await router.route([at('malaga'), marbella])
    expect(distanceMetres / 1000).toBeCloseTo(60, -1)
    const neighbours = await router.route([marbella, estepona])
    expect(neighbours.distanceMetres / 1000).toBeCloseTo(33, -1)
  })

  it.each([
    ['Madeira', { lat: 32.65, lon: -16.91 }],
    ['the open Atlantic', { lat: 36.2, lon: -9.8 }],
    ['Tangier, across the strait', { lat: 35.77, lon: -5.8 }],
    ['London', { lat: 51.5, lon: -0.12 }],
    ['a place without coordinates', { lat: Number.NaN, lon: Number.NaN }],
  ])('knows no way to %s', async (_, far) => {
    await expect(router.route([at('faro'), far])).rejects.toBeInstanceOf(NoRoute)
    await expect(router.route([far, at('faro')])).rejects.toBeInstanceOf(NoRoute)
    await expect(router.route([far, far])).rejects.toBeInstanceOf(NoRoute)
  })

  it('asks for two points', async () => {
    await expect(router.route([at('faro')])).rejects.toBeInstanceOf(RangeError)
    await expect(router.route([])).rejects.toBeInstanceOf(RangeError)
  })

  it('stops when the caller aborts', async () => {
    const reason = new Error('the visitor left')
    await expect(router.route([at('faro'), at('lagos')], AbortSignal.abort(reason))).rejects.toBe(reason)
  })
})

function mean(numbers: readonly number[]): number {
  return numbers.reduce((sum, number) => sum + number, 0) / numbers.length
}
