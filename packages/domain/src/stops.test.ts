import { expect, test } from 'vitest'
import { isStay, stopsRefusal } from './stops.ts'

test.for([
  [0, false],
  [59, false],
  [60, true],
  [90, false],
  [120, true],
  [1440, true],
  [1500, false],
  [Number.NaN, false],
] as const)('a stop can last %d minutes: %s', ([minutes, possible]) => {
  expect(isStay(minutes)).toBe(possible)
})

const stop = (location: string, id?: string) => ({ id, location, minutes: 60 })

test('five different stops can be booked', () => {
  const stops = ['Sagres', 'Silves', 'Loulé', 'Tavira', 'Estoi'].map((name) => stop(name))
  expect(stopsRefusal(stops)).toBeUndefined()
})

test('stops are different when their ids and names are', () => {
  expect(stopsRefusal([stop('Sagres', 'a'), stop('Silves', 'b')])).toBeUndefined()
})

test('a sixth stop is refused', () => {
  const stops = ['Sagres', 'Silves', 'Loulé', 'Tavira', 'Estoi', 'Lagos'].map((name) => stop(name))
  expect(stopsRefusal(stops)).toEqual({ code: 'too_many_stops', most: 5 })
})

test('a stay off the hour is refused and its stop named', () => {
  expect(stopsRefusal([stop('Sagres'), { location: 'Silves', minutes: 90 }])).toEqual({
    code: 'stay_not_possible',
    place: 'Silves',
  })
})

test.for([
  { stops: [stop('Loulé market', 'a'), stop('Market of Loulé', 'a')], why: 'id' },
  { stops: [stop('Loulé market'), stop('LOULE  market')], why: 'name, however spelt' },
  { stops: [stop('Loulé market', 'a'), stop('Loulé market')], why: 'name, one without id' },
])('the same stop twice is refused by its $why', ({ stops }) => {
  expect(stopsRefusal(stops)).toEqual({ code: 'stop_listed_twice', place: stops[1]?.location })
})

test('stops without ids are not the same for that', () => {
  expect(stopsRefusal([stop('Sagres'), stop('Silves')])).toBeUndefined()
})
