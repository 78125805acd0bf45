import { expect, test } from 'vitest'
import { departureRisk, pickupAfterLanding, pickupForFlight } from './pickup-for-flight.ts'

const flight = {
  date: '2027-03-12',
  departureTime: '18:20',
  driveMinutes: 59,
  pickupZone: 'Europe/Lisbon',
  airportZone: 'Europe/Lisbon',
} as const

test('a pick-up leaves time for the drive and for the airport, down to five minutes', () => {
  expect(pickupForFlight(flight)).toEqual({ time: '14:50', leavesNextDay: false })
  expect(pickupForFlight({ ...flight, driveMinutes: 60 })?.time).toBe('14:50')
  expect(pickupForFlight({ ...flight, driveMinutes: 61 })?.time).toBe('14:45')
})

test('a flight of the small hours is that of the night after the pick-up', () => {
  expect(pickupForFlight({ ...flight, departureTime: '01:30' })).toEqual({
    time: '22:00',
    leavesNextDay: true,
  })
  expect(pickupForFlight({ ...flight, departureTime: '03:29' })?.leavesNextDay).toBe(false)
})

test('each end keeps its own clock', () => {
  const fromSeville = { ...flight, airportZone: 'Europe/Madrid', driveMinutes: 120 } as const
  expect(pickupForFlight(fromSeville)?.time).toBe('12:50')
})

test('a drive over a clock change takes as long as it takes', () => {
  const night = { ...flight, date: '2027-03-28', departureTime: '05:00' }
  expect(pickupForFlight(night)?.time).toBe('00:30')
})

test('nothing is suggested before the day and the departure are known', () => {
  expect(pickupForFlight({ ...flight, date: '' })).toBeUndefined()
  expect(pickupForFlight({ ...flight, departureTime: '' })).toBeUndefined()
})

test('no pick-up is suggested before the way there has ended', () => {
  const early = { ...flight, departureTime: '09:00' }
  expect(pickupForFlight({ ...early, notBefore: new Date('2027-03-12T10:30Z') })).toBeUndefined()
  expect(pickupForFlight({ ...flight, notBefore: new Date('2027-03-12T10:30Z') })?.time).toBe('14:50')
  expect(pickupForFlight({ ...flight, notBefore: new Date('2027-03-12T14:50Z') })?.time).toBe('14:50')
  const atNight = { ...flight, departureTime: '01:30', notBefore: new Date('2027-03-12T10:30Z') }
  expect(pickupForFlight(atNight)?.time).toBe('22:00')
})

test.for([
  ['14:50', '18:20', undefined],
  ['14:51', '18:20', undefined],
  ['14:52', '18:20', 'late_for_departure'],
  ['18:20', '18:20', 'after_departure'],
  ['19:00', '18:20', 'after_departure'],
  // Of the night that follows.
  ['22:01', '01:30', undefined],
  ['23:00', '01:30', 'late_for_departure'],
  ['', '18:20', undefined],
  ['14:50', '99:99', undefined],
] as const)('a pick-up at %s for a flight at %s: %s', ([pickupTime, departureTime, expected]) => {
  expect(departureRisk({ ...flight, pickupTime, departureTime })).toBe(expected)
})

test('while the drive is not known only a pick-up after the departure is found', () => {
  const late = { ...flight, driveMinutes: undefined, pickupTime: '18:00' }
  expect(departureRisk(late)).toBeUndefined()
  expect(departureRisk({ ...late, pickupTime: '18:30' })).toBe('after_departure')
})

test.for([
  ['', '11:38', '2027-03-12 12:10', undefined],
  ['', '23:45', '2027-03-13 00:15', undefined],
  ['12:10', '11:40', '2027-03-12 12:10', undefined],
  ['11:40', '11:40', '2027-03-12 12:10', undefined],
  ['11:39', '11:40', '2027-03-12 12:10', 'before_landing'],
  ['14:40', '11:40', '2027-03-12 12:10', undefined],
  ['14:41', '11:40', '2027-03-12 12:10', 'long_after_landing'],
  // Landed on the evening before, and after the midnight that follows.
  ['00:20', '23:50', '2027-03-12 00:20', undefined],
  ['23:50', '00:10', '2027-03-13 00:40', 'before_landing'],
] as const)('a pick-up at %s after a landing at %s', ([pickupTime, landingTime, suggested, risk]) => {
  const { date } = flight
  const advice = pickupAfterLanding({ date, pickupTime, landingTime, zone: 'Europe/Lisbon' })
  expect(advice && `${advice.suggested.date} ${advice.suggested.time}`).toBe(suggested)
  expect(advice?.risk).toBe(risk)
})

test('nothing is said of a landing before its day and time are known', () => {
  const landing = { date: '', pickupTime: '', landingTime: '11:40', zone: 'Europe/Lisbon' } as const
  expect(pickupAfterLanding(landing)).toBeUndefined()
  expect(pickupAfterLanding({ ...landing, date: '2027-03-12', landingTime: '' })).toBeUndefined()
})
