import { describe, expect } from 'vitest'
import { Region } from '../../../src/server/catalogue/common/region.entity.ts'
import { StopSuggestion } from '../../../src/server/catalogue/stops/stop-suggestion.entity.ts'
import type { TestApp } from '../../support/app.ts'
import { protocols } from '../../support/api-clients.ts'
import { test } from '../../support/test.ts'

const faroToSeville = { pickup: 'Faro Airport', dropoff: 'Seville' }

async function stopsOf(app: TestApp, route: string): Promise<string[]> {
  const stops = await app.database.fresh().find(StopSuggestion, { routes: { name: route } })
  return stops.map(({ name }) => name).toSorted()
}

describe.each(protocols)('the stops suggested by %s', (door) => {
  test('are those of the route between the two places, but those at its ends', async ({ app }) => {
    const { status, done } = await app.doors[door].ask('suggestStops', faroToSeville)
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
      imageUrl: expect.stringMatching(/^\/art\/stops\/[a-z-]+\.webp$/),
      latitude: expect.any(Number),
      longitude: expect.any(Number),
    })
  })

  test('are the same on the way back', async ({ app }) => {
    const there = await app.doors[door].ask('suggestStops', faroToSeville)
    const back = await app.doors[door].ask('suggestStops', { pickup: 'Seville', dropoff: 'Faro Airport' })
    expect(new Set(back.done.map(({ id }) => id))).toEqual(new Set(there.done.map(({ id }) => id)))
  })

  test('come once each where two routes match', async ({ app }) => {
    const { done } = await app.doors[door].ask('suggestStops', { pickup: 'Faro', dropoff: 'Sagres' })
    expect(new Set(done.map(({ id }) => id)).size).toBe(done.length)
  })

  test('leave out stops and routes that the office has switched off', async ({ open }) => {
    const app = await open()
    const [first, second] = (await app.doors[door].ask('suggestStops', faroToSeville)).done
    await app.database.fresh().nativeUpdate(StopSuggestion, { id: first?.id ?? '' }, { isActive: false })
    const fewer = await app.doors[door].ask('suggestStops', faroToSeville)
    expect(fewer.done.map(({ id }) => id)).not.toContain(first?.id)
    expect(fewer.done.map(({ id }) => id)).toContain(second?.id)
    await app.database.fresh().nativeUpdate(Region, { name: 'Faro-Seville' }, { isActive: false })
    expect((await app.doors[door].ask('suggestStops', faroToSeville)).done).toEqual([])
  })

  test.for([
    ['without a drop-off', { pickup: 'Faro' }],
    ['for an empty drop-off', { pickup: 'Faro', dropoff: '' }],
    ['for an unknown drop-off', { pickup: 'Faro', dropoff: 'Atlantis' }],
    ['for an unknown pick-up', { pickup: 'Atlantis', dropoff: 'Faro' }],
    ['between places that no route joins', { pickup: 'Faro', dropoff: 'Faro Airport' }],
  ] as const)('are none %s', async ([, input], { app }) => {
    const { status, done } = await app.doors[door].ask('suggestStops', input)
    expect([status, done]).toEqual([200, []])
  })

  test('cannot be asked for without a pick-up', async ({ app }) => {
    const { status, refused } = await app.doors[door].ask('suggestStops', { dropoff: 'Faro' })
    expect([status, refused.error]).toEqual([400, 'Pick-up location is required.'])
  })
})
