import { expect, test } from 'vitest'
import { placeLines } from './place-lines.ts'

test.each([
  [
    'an address that does not begin with the name stands beneath it',
    'Aeroporto Gago Coutinho, 8006-901 Faro, Portugal',
    'Faro Airport (FAO)',
    ['Faro Airport (FAO)', 'Aeroporto Gago Coutinho, 8006-901 Faro, Portugal'],
  ],
  [
    'an address that begins with the name says the rest',
    'Vilamoura, 8125 Quarteira, Portugal',
    'Vilamoura',
    ['Vilamoura', '8125 Quarteira, Portugal'],
  ],
  [
    'a text that the name contains is not said twice',
    'Faro Airport',
    'Faro Airport (FAO)',
    ['Faro Airport (FAO)'],
  ],
  [
    'more than the name stays whole',
    'Vilamoura Marina, berth 7',
    'Vilamoura',
    ['Vilamoura', 'Vilamoura Marina, berth 7'],
  ],
  ['without a name it is its text', 'Rua do Sol 12, Faro', '', ['Rua do Sol 12, Faro']],
  ['an older booking has no name', 'Lagos', null, ['Lagos']],
] as const)('%s', (_, location, name, [title, address]) => {
  expect(placeLines(location, name)).toEqual({ name: title, address })
})
