import type { Zone } from '@chauffeur/domain/time'
import { expect, test } from 'vitest'
import { Booking } from '../bookings/booking.entity.ts'
import { presentInMessages } from '../bookings/present-partner-booking.ts'
import { composeMessage } from './enqueue-webhooks.ts'

const NOTHING_BESIDE = { change: null, trips: [], cars: [], terms: null, checkoutUrl: null }

/** A confirmed transfer with pick-up at 10:30 on the clocks of this zone. */
function bookingIn(pickupZone: Zone, pickupAt: string): Booking {
  return Object.assign(new Booking(), {
    id: '6b1c1c3a-6c1d-4f0e-9d51-0b8f0f1f2a3b',
    number: 'TR-7K3Q9X',
    status: 'confirmed' as const,
    createdAt: new Date('2027-01-13T09:00:00.000Z'),
    updatedAt: new Date('2027-01-13T10:00:00.001Z'),
    version: 3,
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
    whatsappNotifications: false,
    isAirportService: false,
    assistanceDog: false,
    pet: false,
    helpToCar: false,
    locale: 'en' as const,
    paidCents: 39_800,
    refundCents: 0,
    refundedCents: 0,
    paymentMethod: 'sumup' as const,
    paymentStatus: 'completed' as const,
    totalCents: 39_800,
    baseCents: 39_800,
    stopCents: 0,
    pickupLat: 37.3891,
    pickupLon: -5.9845,
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
    {
      booking: bookingIn(zone, instant),
      ...NOTHING_BESIDE,
      sequence: 2,
      now: new Date('2027-01-13T10:00:00Z'),
    },
  )
  expect(JSON.parse(body)).toMatchObject({
    type: 'booking.confirmed',
    timestamp: '2027-01-13T10:00:00.000Z',
    sequence: 2,
    data: {
      version: 3,
      change: null,
      pickupAt,
      createdAt: '2027-01-13T09:00:00.000Z',
      updatedAt: '2027-01-13T10:00:00.001Z',
      decidedAt: '2027-01-13T10:00:00.000Z',
      totalPrice: 398,
      trips: [],
    },
  })
})

const lisbon = bookingIn('Europe/Lisbon', '2027-01-27T10:30:00.000Z')
const told = { booking: lisbon, ...NOTHING_BESIDE, sequence: 3, now: new Date('2027-01-13T10:00:00Z') }

test('a change says how the fields were that are others now', () => {
  const before = presentInMessages(lisbon)
  const body = composeMessage(
    {
      type: 'booking.changed',
      facts: { changes: ['passengers', 'customerEmail'] },
      before: { ...before, passengers: 3, version: 2, updatedAt: '2027-01-13T09:00:00.000Z' },
    },
    told,
  )
  expect(JSON.parse(body)).toMatchObject({ previous: { passengers: 3 }, data: { passengers: 2 } })
  expect(Object.keys(JSON.parse(body).previous)).toEqual(['passengers'])
})

test('what was before is told as far as the message stays under 20 kB', () => {
  const metadata = Object.fromEntries(Array.from({ length: 20 }, (_, key) => [`k${key}`, 'v'.repeat(500)]))
  const body = composeMessage(
    {
      type: 'booking.changed',
      facts: { changes: ['metadata', 'passengers', 'reference'] },
      before: { ...presentInMessages(lisbon), passengers: 3, metadata, reference: null },
    },
    { ...told, booking: Object.assign(new Booking(), lisbon, { metadata, reference: 'A-1' }) },
  )
  const changed = composeMessage(
    {
      type: 'booking.changed',
      facts: { changes: ['metadata', 'passengers'] },
      before: { ...presentInMessages(lisbon), passengers: 3, metadata },
    },
    { ...told, booking: Object.assign(new Booking(), lisbon, { metadata: { ...metadata, k0: 'other' } }) },
  )
  expect(JSON.parse(body).previous).toEqual({ passengers: 3, reference: null })
  expect(JSON.parse(changed).previous).toEqual({ passengers: 3 })
  expect(Buffer.byteLength(changed)).toBeLessThan(20_000)
})

test('a correction says how the fields of the trip were told that are others now', () => {
  const trip = {
    carNo: 1,
    state: 'on_the_way',
    stateSince: '2027-01-27T10:02:00.000Z',
    driverName: 'Ana Martins',
    driverPhone: '+351912345678',
    plate: '12-AB-34',
    car: 'black Mercedes E Class',
    onTheWayAt: '2027-01-27T10:02:00.000Z',
    arrivedAt: null,
    onBoardAt: null,
    completedAt: null,
  } as const
  const arrived = { state: 'at_pickup', arrivedAt: '2027-01-27T10:21:00.000Z' } as const
  const previous = { ...trip, ...arrived, stateSince: arrived.arrivedAt }
  const body = composeMessage({ type: 'trip.corrected', facts: { trip, previous } }, told)
  expect(JSON.parse(body).previous).toEqual({ ...arrived, stateSince: arrived.arrivedAt })
})

/** Three bytes for each character. */
const long = (length: number) => '—'.repeat(length)

test.for([
  ['as long as they may be', 500, 2_000],
  ['of one letter each', 1, 1],
] as const)('a message whose texts are %s is smaller than 20 kB', ([, valueLength, textLength]) => {
  const booking = Object.assign(bookingIn('Europe/Lisbon', '2027-01-27T10:30:00.000Z'), {
    notes: long(textLength),
    rejectReason: long(textLength),
    metadata: Object.fromEntries(
      Array.from({ length: 20 }, (_, n) => [`${n}${'k'.repeat(38)}`, long(valueLength)]),
    ),
    pickupLocation: long(Math.min(300, textLength)),
    dropoffLocation: long(Math.min(300, textLength)),
    signName: long(Math.min(200, textLength)),
    reference: 'HX-2291',
    stops: Array.from({ length: 5 }, (_, n) => ({
      id: String(n),
      location: long(Math.min(300, textLength)),
      duration: 60,
      priceCents: 6000,
    })),
  })
  const before = presentInMessages(bookingIn('Europe/Lisbon', '2027-01-27T10:30:00.000Z'))
  const checkoutUrl = `https://checkout.sumup.com/pay/${'8'.repeat(36)}`
  const body = composeMessage(
    { type: 'booking.changed', facts: { changes: ['notes'] }, before },
    { ...told, booking, checkoutUrl },
  )
  expect(Buffer.byteLength(body)).toBeLessThan(20_000)
  const message = JSON.parse(body)
  expect(message.shortened).toBe(textLength > 1 ? true : undefined)
  expect(message.data).toMatchObject({
    id: booking.id,
    reference: 'HX-2291',
    updatedAt: booking.updatedAt.toISOString(),
    payment: { checkoutUrl },
  })
  expect(message.data.notes).toMatch(textLength > 1 ? /^—+…$/ : /^—$/)
})
