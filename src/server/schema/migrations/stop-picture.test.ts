import { existsSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { describe, expect, it } from 'vitest'
import { firstStops } from './seed.ts'
import { stopPicture } from './stop-picture.ts'

const PUBLIC_FOLDER = fileURLToPath(new URL('../../../client/public', import.meta.url))

describe('the picture of a first stop', () => {
  it('takes its name from the stop, in letters that need no escaping', () => {
    expect(stopPicture('Cape St. Vincent (Cabo de São Vicente)')).toBe(
      '/art/stops/cape-st-vincent-cabo-de-sao-vicente.webp',
    )
    expect(stopPicture('Évora (Roman temple)')).toBe('/art/stops/evora-roman-temple.webp')
  })

  it.each(firstStops.map(({ name, imageUrl }) => ({ name, imageUrl })))(
    'is served for $name',
    ({ imageUrl }) => {
      expect(existsSync(`${PUBLIC_FOLDER}${imageUrl}`)).toBe(true)
    },
  )

  it('is its own for every stop', () => {
    expect(new Set(firstStops.map(({ imageUrl }) => imageUrl)).size).toBe(firstStops.length)
  })
})
