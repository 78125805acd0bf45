import { expect, test } from 'vitest'
import { nameIn } from './server-words.ts'

test.each([
  ['en', 'Lisbon Airport (LIS)', 'Lisbon Airport (LIS)'],
  ['pt', 'Lisbon Airport (LIS) - Terminal 1', 'Aeroporto de Lisboa (LIS) - Terminal 1'],
  ['es', 'Seville Airport', 'Aeropuerto de Sevilla'],
  ['en', 'Bensafrim (2.2 km)', 'Bensafrim (2.2 km)'],
  ['pt', 'Bensafrim (2.2 km)', 'Bensafrim (2,2 km)'],
  ['es', 'Seville (350 m)', 'Sevilla (350 m)'],
  ['pt', 'Use ⌘ + scroll to zoom the map', 'Use ⌘ e a roda do rato para ampliar o mapa'],
  ['pt', '2 large + 4 cabin bags', '2 malas grandes + 4 de cabine'],
  ['es', 'Vilamoura Marina', 'Puerto deportivo de Vilamoura'],
  ['pt', 'Rua do Sol 12, Loulé', 'Rua do Sol 12, Loulé'],
  ['es', 'Calle Sierpes 4, 41004 Sevilla, Spain', 'Calle Sierpes 4, 41004 Sevilla, España'],
  ['pt', 'Plaza Nueva, Seville, Spain', 'Plaza Nueva, Sevilha, Espanha'],
  ['en', 'Plaza Nueva, Seville, Spain', 'Plaza Nueva, Seville, Spain'],
] as const)('in %s, %s is %s', (locale, english, said) => {
  expect(nameIn(locale, english)).toBe(said)
})
