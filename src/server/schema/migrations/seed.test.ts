import { existsSync } from 'node:fs'
import { expect, it } from 'vitest'
import { firstLuggage } from './seed.ts'

it.each(firstLuggage)('$imageUrl is a picture that the site has', ({ imageUrl }) => {
  expect(existsSync(new URL(`../../../client/public${imageUrl}`, import.meta.url))).toBe(true)
})

it('no two luggage configurations share a picture', () => {
  expect(new Set(firstLuggage.map(({ imageUrl }) => imageUrl)).size).toBe(firstLuggage.length)
})
