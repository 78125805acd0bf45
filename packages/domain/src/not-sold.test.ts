import { expect, test } from 'vitest'
import { noCarSentence, shortNoticeSentence } from './not-sold.ts'

const tenOClock = { date: '2026-12-20', time: '10:00' }

test.each([
  [['09:15', '11:05'], 'All our E Class cars are taken at 10:00 on 20 December. Free at 09:15 and 11:05.'],
  [['11:05'], 'All our E Class cars are taken at 10:00 on 20 December. Free at 11:05.'],
  [[], 'All our E Class cars are taken at 10:00 on 20 December.'],
])('with free times %o a guest reads of a taken class', (times, sentence) => {
  expect(noCarSentence('Mercedes E Class', tenOClock, times)).toBe(sentence)
})

test('the Sprinter is named without its vans', () => {
  expect(noCarSentence('Sprinter (or two vans)', tenOClock, [])).toMatch(/^All our Sprinter cars /)
})

test('a pick-up that is too soon is for the phone; another day is named', () => {
  const earliest = { date: '2026-12-20', time: '14:20' }
  expect(shortNoticeSentence(earliest, '2026-12-20')).toBe('For a pick-up before 14:20 please call us.')
  expect(shortNoticeSentence(earliest, '2026-12-19')).toBe(
    'For a pick-up before 14:20 on 20 December please call us.',
  )
})
