import { expect, test } from 'vitest'
import { noCarSentence } from './no-car.ts'

const asked = { date: '2026-12-20', time: '10:00' }

test.each([
  [
    'Mercedes E Class',
    ['09:15', '11:05'],
    'All our E Class cars are taken at 10:00 on 20 December. Free at 09:15 and 11:05.',
  ],
  ['Mercedes Vito', ['11:05'], 'All our Vito cars are taken at 10:00 on 20 December. Free at 11:05.'],
  ['Sprinter (or two vans)', [], 'All our Sprinter cars are taken at 10:00 on 20 December.'],
])('of a taken %s with the free times %o', (vehicle, times, sentence) => {
  expect(noCarSentence(vehicle, asked, times)).toBe(sentence)
})
