import { expect, test } from 'vitest'
import { placeInOneLine, placeLines } from './place-lines.ts'

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
    'an address that begins as the name does says the rest',
    'Tivoli Marina Vilamoura, Marina de Vilamoura, 8125-401 Vilamoura, Portugal',
    'Tivoli Marina Vilamoura Algarve Resort',
    ['Tivoli Marina Vilamoura Algarve Resort', 'Marina de Vilamoura, 8125-401 Vilamoura, Portugal'],
  ],
  [
    'a short address says the town, whatever the name',
    'Faro, Portugal',
    'Faro Airport (FAO)',
    ['Faro Airport (FAO)', 'Faro, Portugal'],
  ],
  [
    'a town that only sounds like the name stays',
    'Faro, Rua do Sol, Portugal',
    'Farol Hotel',
    ['Farol Hotel', 'Faro, Rua do Sol, Portugal'],
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

test('a name of ours is read in another language, and compared as it was booked', () => {
  const translate = (name: string) => (name === 'Faro Airport (FAO)' ? 'Aeroporto de Faro (FAO)' : name)
  expect(placeLines('Faro Airport', 'Faro Airport (FAO)', translate)).toEqual({
    name: 'Aeroporto de Faro (FAO)',
    address: undefined,
  })
})

test('an address is read in another language, too', () => {
  const translate = (text: string) => text.replace('Spain', 'España')
  expect(placeLines('Hotel Sol, Calle Nueva 1, Spain', 'Hotel Sol', translate)).toEqual({
    name: 'Hotel Sol',
    address: 'Calle Nueva 1, España',
  })
})

test('in one line the address follows the name', () => {
  expect(placeInOneLine(placeLines('Lagos', null))).toBe('Lagos')
  expect(placeInOneLine(placeLines('8006-901 Faro, Portugal', 'Faro Airport (FAO)'))).toBe(
    'Faro Airport (FAO), 8006-901 Faro, Portugal',
  )
})
