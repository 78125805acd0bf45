import { expect, test } from 'vitest'
import { stopsOf } from './booking-facts.tsx'

const loule = { location: 'Loulé', duration: 60 }

test.each([
  [[{ id: '1', price: 60, ...loule }], [loule]],
  [JSON.stringify([loule, { location: 'Lagos' }]), [loule, { location: 'Lagos' }]],
  [JSON.stringify([{ location: 'Lagos', duration: '120' }]), [{ location: 'Lagos', duration: 120 }]],
  ['', []],
  ['not a list', []],
  ['{"location":"Lagos"}', []],
  [null, []],
  [[null, 7, { location: 7 }, { duration: 60 }], []],
])('stops delivered as %j are read', (delivered, stops) => {
  expect(stopsOf(delivered)).toEqual(stops)
})
