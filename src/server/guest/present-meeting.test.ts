import type { Chauffeur } from '@chauffeur/contract/trip'
import { expect, test } from 'vitest'
import { Booking } from '../bookings/booking.entity.ts'
import { meetingPlacesOf } from '../meeting/meeting-points.ts'
import { presentMeeting } from './present-trip.ts'

const booking = Object.assign(new Booking(), {
  status: 'confirmed' as const,
  pickupLat: 37.0176,
  pickupLon: -7.9699,
  pickupZone: 'Europe/Lisbon' as const,
  pickupAt: new Date('2027-01-27T10:30:00Z'),
})

const chauffeur = (state: Chauffeur['state'], at: string | null): Chauffeur => ({
  carNo: 1,
  name: 'Ana Martins',
  phone: null,
  car: null,
  plate: null,
  state,
  onTheWayAt: null,
  arrivedAt: at === null ? null : `2027-01-27T${at}:00.000Z`,
  onBoardAt: null,
  completedAt: null,
  includedWait: 60,
})

test.for([
  ['nobody is there yet', [chauffeur('on_the_way', null), chauffeur('accepted', null)], '11:30'],
  [
    'one is there, and the other is on the way',
    [chauffeur('at_pickup', '10:40'), chauffeur('on_the_way', null)],
    '11:40',
  ],
  ['the second came later', [chauffeur('at_pickup', '10:40'), chauffeur('at_pickup', '10:55')], '11:40'],
  [
    'the first was there before the time',
    [chauffeur('at_pickup', '10:20'), chauffeur('at_pickup', '10:55')],
    '11:30',
  ],
  [
    'the first has met its guests',
    [chauffeur('on_board', '10:40'), chauffeur('at_pickup', '10:55')],
    '11:55',
  ],
] as const)('of two cars, where %s, the waiting of the one that counts is told', ([, chauffeurs, until]) => {
  const states = chauffeurs.map(({ state }) => state)
  const now = new Date('2027-01-27T10:56:00Z')
  const { waitsUntil } = presentMeeting(booking, { places: meetingPlacesOf([]), states, chauffeurs, now })
  expect(waitsUntil).toBe(`2027-01-27T${until}:00.000Z`)
})
