import type { BoardTrip } from '@chauffeur/contract/board'
import { exampleAnswer } from '@chauffeur/contract/examples/answers'
import { expect, test } from 'vitest'
import { pendingAlarm } from '../testing/an-alarm.ts'
import { filterTrips } from './trip-filter.ts'
import { readTodaySearch } from './today-search.ts'

const example = exampleAnswer('readBoard', 'day')
const [trip] = example?.trips ?? []
if (!example || !trip) throw new Error('the example of the board has a trip')

const car = trip.cars[0]
if (!car?.assignment) throw new Error('the trip of the example has a driver')
const accepted: BoardTrip = {
  ...trip,
  bookingId: 'accepted',
  guestName: 'João Gonçalves',
  cars: [{ ...car, assignment: { ...car.assignment, state: 'accepted' } }],
}
const free: BoardTrip = { ...trip, bookingId: 'free', cars: [{ ...car, assignment: null }] }
const offered: BoardTrip = { ...trip, bookingId: 'offered' }
const pending: BoardTrip = {
  ...trip,
  bookingId: 'pending',
  cars: [],
  pending: {
    customerName: 'Ana',
    customerEmail: 'ana@example.com',
    paymentMethod: 'cash',
    paymentStatus: 'not_required',
    totalPrice: 49,
  },
}
const trips = [accepted, free, offered, pending]
const idsOf = (search: object, alarms: typeof example.alarms = []) =>
  filterTrips({ trips, alarms }, readTodaySearch(search)).map(({ bookingId }) => bookingId)

test('open are those that the office or a driver has not accepted', () => {
  expect(idsOf({ show: 'open' })).toEqual(['free', 'offered', 'pending'])
})

test('late are those whose alarms stand below "Late now"', () => {
  const late = { ...pendingAlarm, group: 'late' as const }
  const nobody = { ...late, kind: 'nobody_assigned' as const, bookingId: 'free' }
  const notThere = { ...late, kind: 'not_at_pickup' as const, bookingId: 'accepted' }
  const later = { ...pendingAlarm, group: 'later' as const, bookingId: 'offered' }
  expect(idsOf({ show: 'late' }, [pendingAlarm, nobody, notThere, later])).toEqual(['accepted', 'free'])
})

test('the trips of a driver, and those that the words are found in', () => {
  expect(idsOf({ driver: car.assignment?.driverId })).toEqual(['accepted', 'offered'])
  expect(idsOf({ driver: 'nobody' })).toEqual([])
  expect(idsOf({ q: 'joao GONC' })).toEqual(['accepted'])
  expect(idsOf({ q: '12-ab ana' })).toEqual(['accepted', 'offered'])
})

test('of an address what cannot be used is left out', () => {
  expect(readTodaySearch({ day: 'soon', show: 'all', driver: 7, q: ' ' })).toEqual({})
  expect(readTodaySearch({ day: '2027-01-27', q: 912345678 })).toEqual({ day: '2027-01-27', q: '912345678' })
})
