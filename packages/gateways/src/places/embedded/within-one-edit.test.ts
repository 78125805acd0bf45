import { expect, it } from 'vitest'
import { withinOneEdit } from './search-places.ts'

it.each([
  ['vilamora', 'vilamoura', 'whole', 'a letter left out'],
  ['villamoura', 'vilamoura', 'whole', 'a letter added'],
  ['vilamaura', 'vilamoura', 'whole', 'a letter replaced'],
  ['vilamuora', 'vilamoura', 'whole', 'two neighbours swapped'],
  ['ivlamoura', 'vilamoura', 'whole', 'the first two swapped'],
  ['vilamouraa', 'vilamoura', 'whole', 'a letter too many at the end'],
  ['vilamour', 'vilamoura', 'whole', 'the last letter left out'],
  ['lagos', 'lagos', 'whole', 'no edit'],
  ['vilamuo', 'vilamoura', 'beginning', 'half typed, two swapped'],
  ['vilmo', 'vilamoura', 'beginning', 'half typed, a letter left out'],
  ['vlmoura', 'vilamoura', 'no', 'two letters left out'],
  ['vilaruoma', 'vilamoura', 'no', 'two letters far apart swapped'],
  ['lagosta', 'lagos', 'no', 'two letters too many'],
])('%s is %s as %s: %s', (typed, word, expected) => {
  expect(withinOneEdit(typed, word)).toBe(expected)
})
