import { greatCircleKm } from '@chauffeur/domain/geometry'
import { expect, test } from 'vitest'
import { circleLine, extentOf } from './map-route.ts'

const faro = { kind: 'origin', name: 'Faro', lat: 37.02, lon: -7.93 } as const

test.for([1, 30, 100, 300])('every corner of a circle of %d km is that far from its middle', (radiusKm) => {
  const line = circleLine({ ...faro, radiusKm })
  expect(line[0]).toEqual(line.at(-1)?.map((degrees) => expect.closeTo(degrees, 9)))
  for (const [lon, lat] of line)
    expect(greatCircleKm(faro, { lat, lon }) / radiusKm).toBeCloseTo(1, radiusKm > 100 ? 1 : 2)
})

test('a circle at a pole stays on the earth', () => {
  for (const [, lat] of circleLine({ ...faro, lat: 90, radiusKm: 1000 }))
    expect(Math.abs(lat)).toBeLessThan(90)
})

test('a place without a circle is seen as a point', () => {
  expect(extentOf([faro])).toEqual([[-7.93, 37.02]])
})
