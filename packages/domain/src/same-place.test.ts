import { expect, test } from 'vitest'
import { samePlaceRefusal } from './same-place.ts'

const at = (lat: number, lon: number) => ({ placeId: '', location: '', point: { lat, lon } })
const named = (location: string, placeId = '') => ({ location, placeId })
const transfer = { serviceType: 'point-to-point', stops: [] } as const

test.for([
  ['the same id', named('Faro', 'g-1'), named('Faro Airport', 'g-1')],
  ['the same text, but for case, accents and spacing', named('Loulé,  Portugal'), named('loule, portugal')],
  ['the same position', at(37.0194, -7.9654), at(37.0194, -7.9654)],
  ['positions 44 metres apart', at(37.0194, -7.9654), at(37.0198, -7.9654)],
] as const)('a transfer between ends with %s is refused', ([, pickup, dropoff]) => {
  expect(samePlaceRefusal({ ...transfer, pickup, dropoff })).toEqual({ code: 'same_place' })
})

test.for([
  ['other ids and texts', named('Faro', 'g-1'), named('Lagos', 'g-2')],
  ['one text, but positions that differ', { ...named('Faro'), point: { lat: 37, lon: -8 } }, at(37.1, -8)],
  ['positions 67 metres apart', at(37.0194, -7.9654), at(37.02, -7.9654)],
  ['no text yet', named(''), named(' ')],
] as const)('a transfer between ends with %s is none to one place', ([, pickup, dropoff]) => {
  expect(samePlaceRefusal({ ...transfer, pickup, dropoff })).toBeUndefined()
})

test('a round trip has a stop, or is a hire', () => {
  const ends = { pickup: named('Faro'), dropoff: named('Faro') }
  expect(samePlaceRefusal({ ...transfer, ...ends, stops: [{}] })).toBeUndefined()
  expect(samePlaceRefusal({ ...transfer, ...ends, serviceType: 'hourly' })).toBeUndefined()
})
