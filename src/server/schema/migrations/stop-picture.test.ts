import { expect, it } from 'vitest'
import { firstStops } from './seed.ts'
import { stopPicture } from './stop-picture.ts'

it('takes its name from the stop, in letters that need no escaping', () => {
  expect(stopPicture('Cape St. Vincent (Cabo de São Vicente)')).toBe(
    '/art/stops/cape-st-vincent-cabo-de-sao-vicente.webp',
  )
  expect(stopPicture('Évora (Roman temple)')).toBe('/art/stops/evora-roman-temple.webp')
})

it('is its own for every stop', () => {
  expect(new Set(firstStops.map(({ imageUrl }) => imageUrl)).size).toBe(firstStops.length)
})
