import { existsSync } from 'node:fs'
import { expect, it } from 'vitest'
import { firstLuggage, firstStops, stopPicture } from './seed.ts'

it.each(firstLuggage)('$imageUrl is a picture that the site has', ({ imageUrl }) => {
  expect(existsSync(new URL(`../../../client/public${imageUrl}`, import.meta.url))).toBe(true)
})

it('no two luggage configurations share a picture', () => {
  expect(new Set(firstLuggage.map(({ imageUrl }) => imageUrl)).size).toBe(firstLuggage.length)
})

it('the picture of a stop takes its name from it, in letters that need no escaping', () => {
  expect(stopPicture('Cape St. Vincent (Cabo de São Vicente)')).toBe(
    '/art/stops/cape-st-vincent-cabo-de-sao-vicente.webp',
  )
  expect(stopPicture('Évora (Roman temple)')).toBe('/art/stops/evora-roman-temple.webp')
})

it('the picture of every stop is its own', () => {
  expect(new Set(firstStops.map(({ imageUrl }) => imageUrl)).size).toBe(firstStops.length)
})
