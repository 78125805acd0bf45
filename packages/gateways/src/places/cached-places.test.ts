import { expect, it } from 'vitest'

import { cachedPlaces } from './cached-places.ts'
import { embeddedPlaces } from './embedded/embedded-places.ts'
import type { NamedPlaces } from './places.ts'

const gazetteer = embeddedPlaces()

/** Counts the questions; every row comes from Google where a test asks for that. */
function counted({ isGoogleResult }: { isGoogleResult: boolean }) {
  const asked: string[] = []
  const places: NamedPlaces = {
    popular: (limit) => gazetteer.popular(limit),
    search: async (query, limit) => {
      asked.push(query)
      return (await gazetteer.search(query, limit)).map((place) => ({ ...place, isGoogleResult }))
    },
    resolve: async (of) => {
      asked.push(of.text)
      const found = await gazetteer.resolve(of)
      return found && { ...found, isGoogleResult }
    },
  }
  return { asked, cached: cachedPlaces(places, { capacity: 10, timeToLive: 60_000 }) }
}

it('keeps our rows and forgets Google’s, whose terms forbid keeping them', async () => {
  for (const [isGoogleResult, times] of [
    [false, 1],
    [true, 3],
  ] as const) {
    const { asked, cached } = counted({ isGoogleResult })
    for (let time = 0; time < 3; time += 1) {
      expect(await cached.search('faro', 3)).toHaveLength(3)
      expect(await cached.resolve({ text: 'Lagos' })).toMatchObject({ id: 'lagos' })
    }
    expect(asked.filter((text) => text === 'faro')).toHaveLength(times)
    expect(asked.filter((text) => text === 'Lagos')).toHaveLength(times)
  }
})

it('asks once for callers who ask at the same time', async () => {
  const { asked, cached } = counted({ isGoogleResult: true })
  await Promise.all([1, 2, 3, 4].map(() => cached.resolve({ text: 'Lagos' })))
  expect(asked).toEqual(['Lagos'])
})

it('keeps no failure', async () => {
  let isDown = true
  const places: NamedPlaces = {
    ...gazetteer,
    resolve: async (of) => {
      if (isDown) throw new Error('down')
      return gazetteer.resolve(of)
    },
  }
  const cached = cachedPlaces(places, { capacity: 10, timeToLive: 60_000 })
  await expect(cached.resolve({ text: 'Lagos' })).rejects.toThrow('down')
  isDown = false
  expect(await cached.resolve({ text: 'Lagos' })).toMatchObject({ id: 'lagos' })
})
