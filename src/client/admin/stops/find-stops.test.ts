import { expect, test } from 'vitest'
import { aStop } from '../testing/a-stop.ts'
import { findStops } from './find-stops.ts'

const stops = [
  aStop({ name: 'Évora (Roman temple)', routes: [{ id: '1', name: 'Lisbon-Seville', isActive: true }] }),
  aStop({ name: 'Silves Castle', routes: [{ id: '2', name: 'Faro-Lisbon', isActive: true }] }),
  aStop({ name: 'Sagres Fortress', routes: [] }),
]

test.for([
  ['', ['Évora (Roman temple)', 'Silves Castle', 'Sagres Fortress']],
  ['evora', ['Évora (Roman temple)']],
  ['CASTLE silv', ['Silves Castle']],
  ['lisbon', ['Évora (Roman temple)', 'Silves Castle']],
  ['lisbon seville', ['Évora (Roman temple)']],
  ['Faro – Lisbon', ['Silves Castle']],
  ['castle seville', []],
] as const)('“%s” finds %j', ([searched, names]) => {
  expect(findStops(stops, searched).map(({ name }) => name)).toEqual(names)
})
