import { expect, test } from 'vitest'
import { tripJob, type TripToPlan } from './cars-needed.ts'

const faro = { lat: 37.02, lon: -7.97 }
const lagos = { lat: 37.1, lon: -8.67 }
const transfer: TripToPlan = {
  pickupAt: new Date('2026-12-20T10:00:00Z'),
  pickup: faro,
  dropoff: lagos,
  hireHours: null,
  waitMinutes: 45,
  driveMinutes: 60,
  stayMinutes: 0,
}
const endOf = (trip: Partial<TripToPlan>) =>
  new Date(tripJob({ ...transfer, ...trip }).end).toISOString().slice(11, 16)

test('a transfer takes the car from its pick-up to its drop-off', () => {
  expect(tripJob(transfer)).toMatchObject({ start: transfer.pickupAt.getTime(), from: faro, to: lagos })
})

test.each<[string, Partial<TripToPlan>, string]>([
  ['after the wait and a drive that is a tenth longer', {}, '11:51'],
  ['after its stays, too', { stayMinutes: 120 }, '13:51'],
  ['in whole minutes, rounded up', { driveMinutes: 61 }, '11:53'],
  ['after the hired hours, without waiting', { hireHours: 4, dropoff: null, driveMinutes: null }, '14:00'],
])('a trip ends %s', (_, trip, clock) => {
  expect(endOf(trip)).toBe(clock)
})

test('a hire gives the car back where it began', () => {
  expect(tripJob({ ...transfer, dropoff: null, hireHours: 3, driveMinutes: null })).toMatchObject({
    from: faro,
    to: faro,
  })
})
