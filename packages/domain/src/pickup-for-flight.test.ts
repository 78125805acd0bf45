import { expect, test } from 'vitest'
import { pickupForFlight } from './pickup-for-flight.ts'

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
