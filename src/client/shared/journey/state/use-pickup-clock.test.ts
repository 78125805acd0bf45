import { expect, test } from 'vitest'
import { readClock } from './use-pickup-clock.ts'

// 23:30 in Lisbon, already the next day in Seville
const now = new Date('2026-11-20T23:30:00Z')
const at = (pickupDate: string, pickupTime: string) => ({ pickupDate, pickupTime })

test('today is the day at the pick-up place', () => {
  expect(readClock(at('', ''), 'Europe/Lisbon', now).today).toBe('2026-11-20')
  expect(readClock(at('', ''), 'Europe/Madrid', now).today).toBe('2026-11-21')
})

test('a day that is past there is refused, whatever the time', () => {
  expect(readClock(at('2026-11-20', ''), 'Europe/Lisbon', now).problem).toBeUndefined()
  expect(readClock(at('2026-11-20', ''), 'Europe/Madrid', now).problem).toMatch(/past/)
})

test('a time that is past there is refused', () => {
  expect(readClock(at('2026-11-20', '23:25'), 'Europe/Lisbon', now).problem).toMatch(/past/)
  expect(readClock(at('2026-11-21', '00:25'), 'Europe/Madrid', now).problem).toMatch(/past/)
  expect(readClock(at('2026-11-21', '00:25'), 'Europe/Lisbon', now).problem).toBeUndefined()
})

test('a time that the clocks skip names the next one', () => {
  expect(readClock(at('2027-03-28', '01:30'), 'Europe/Lisbon', now).problem).toContain('02:00')
  expect(readClock(at('2027-03-28', '01:30'), 'Europe/Madrid', now).problem).toBeUndefined()
})

test('less than three hours is short notice', () => {
  expect(readClock(at('2026-11-21', '02:00'), 'Europe/Lisbon', now).isShortNotice).toBe(true)
  expect(readClock(at('2026-11-21', '03:00'), 'Europe/Lisbon', now).isShortNotice).toBe(false)
})
