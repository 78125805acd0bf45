import type { Zone } from '@chauffeur/domain/time'
import { expect, test } from 'vitest'
import { Booking } from '../bookings/booking.entity.ts'
import { composeMessage } from './enqueue-webhooks.ts'

/** A confirmed transfer with pick-up at 10:30 on the clocks of this zone. */
function bookingIn(pickupZone: Zone, pickupAt: string): Booking {
  return Object.assign(new Booking(), {
    id: '6b1c1c3a-6c1d-4f0e-9d51-0b8f0f1f2a3b',
    number: 'TR-7K3Q9X',
    status: 'confirmed' as const,
    createdAt: new Date('2027-01-13T09:00:00.000Z'),
    updatedAt: new Date('2027-01-13T10:00:00.001Z'),
    decidedAt: new Date('2027-01-13T10:00:00.000Z'),
    customerName: 'Ana Sousa',
    customerEmail: 'ana.sousa@example.com',
    customerPhone: '+351 912 345 678',
    serviceType: 'point-to-point' as const,
    pickupLocation: 'Seville',
    dropoffLocation: 'Faro Airport',
    stops: [],
    pickupDate: pickupAt.slice(0, 10),
    pickupTime: '10:30',
    pickupZone,
    pickupAt: new Date(pickupAt),
    vehicleId: 2,
    vehicleName: 'Mercedes E Class',
    passengers: 2,
    childSeatCount: 0,
    boosterSeatCount: 0,
    paymentMethod: 'sumup' as const,
    paymentStatus: 'completed' as const,
    totalCents: 39_800,
  })
}

test.for([
  ['Europe/Madrid', '2027-01-27T09:30:00.000Z', '2027-01-27T10:30:00+01:00'],
  ['Europe/Madrid', '2027-06-15T08:30:00.000Z', '2027-06-15T10:30:00+02:00'],
  ['Europe/Lisbon', '2027-01-27T10:30:00.000Z', '2027-01-27T10:30:00+00:00'],
  ['Europe/Lisbon', '2027-06-15T09:30:00.000Z', '2027-06-15T10:30:00+01:00'],
] as const)('a pick-up in %s at %s is sent as %s', ([zone, instant, pickupAt]) => {
  const body = composeMessage(
    { type: 'booking.confirmed', facts: undefined },
    { booking: bookingIn(zone, instant), trips: [], now: new Date('2027-01-13T10:00:00Z') },
  )
  expect(JSON.parse(body)).toMatchObject({
    type: 'booking.confirmed',
    timestamp: '2027-01-13T10:00:00.000Z',
    data: {
      pickupAt,
      createdAt: '2027-01-13T09:00:00.000Z',
      updatedAt: '2027-01-13T10:00:00.001Z',
      decidedAt: '2027-01-13T10:00:00.000Z',
      totalPrice: 398,
      trips: [],
    },
  })
})
