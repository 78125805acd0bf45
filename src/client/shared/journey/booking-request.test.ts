import type { Quote } from '@chauffeur/contract/quotes'
import { FLEET } from '@chauffeur/domain/vehicles'
import { expect, test } from 'vitest'
import { emptyDraft, type Draft } from './draft/draft.ts'
import { bookingRequest, isSameBooking, journeyRequest } from './booking-request.ts'

const quote: Quote = {
  totalPrice: 85.5,
  serviceType: 'point-to-point',
  basePrice: 85.5,
  stopCosts: 0,
  hourlyRate: null,
  duration: null,
  currency: 'EUR',
  distanceKm: 20,
  durationMinutes: 20,
  quoteId: 'q-1',
  expiresAt: '2026-11-20T12:00:00.000Z',
}
const [, vehicle = FLEET[0]] = FLEET
if (!vehicle) throw new Error('a fleet has vehicles')

const draft: Draft = { ...emptyDraft, passengers: 3, duration: 4, companyName: 'Sousa Lda', vehicleId: 2 }
const request = (changed: Partial<Draft>, priced = quote) =>
  bookingRequest({ ...draft, ...changed }, { vehicle, quote: priced, paymentMethod: 'cash' })

test('it is spelled as the wire spells it', () => {
  expect(request({})).toMatchObject({
    passengers: '3',
    vehicleId: 2,
    vehicleName: 'Mercedes E Class',
    serviceType: 'point-to-point',
    whatsappNotifications: 'no',
    isAirportService: 'no',
    billingAddressEnabled: 'no',
    totalPrice: 85.5,
    quoteId: 'q-1',
    paymentMethod: 'cash',
  })
  expect(request({})).not.toHaveProperty('serviceDuration')
  expect(request({ serviceType: 'hourly' })).toMatchObject({ serviceType: 'hourly', serviceDuration: '4' })
})

test('what is switched off is not sent, though it was typed', () => {
  expect(request({ childSeatCount: 2, flightNumber: 'BA 532' })).toMatchObject({
    companyName: '',
    childSeatCount: 0,
    flightNumber: '',
  })
  expect(
    request({
      billingAddressEnabled: true,
      seatsWanted: true,
      childSeatCount: 2,
      isAirport: true,
      flightNumber: 'BA 532',
    }),
  ).toMatchObject({ companyName: 'Sousa Lda', childSeatCount: 2, flightNumber: 'BA 532' })
})

test('somebody else and the name on a sign are sent where they are asked for', () => {
  const typed = { travellerName: 'Rui', travellerPhone: '+351 913 000 000', signName: 'Rui Costa' }
  expect(request(typed)).toMatchObject({ travellerName: '', travellerPhone: '', signName: '' })
  expect(request({ ...typed, isForAnother: true, isAirport: true })).toMatchObject(typed)
  expect(request({ ...typed, isAirport: true, dropoffIsAirport: true })).toMatchObject({ signName: '' })
})

test('a renewed quote is the same booking, another passenger is not', () => {
  expect(isSameBooking(request({}), request({}, { ...quote, quoteId: 'q-2', totalPrice: 90 }))).toBe(true)
  expect(isSameBooking(request({}), request({ passengerName: 'Rui' }))).toBe(false)
})

test('both ways are sent with the guest once, the total and the quote of each', () => {
  const there = {
    ...draft,
    isAirport: true,
    pickupLocation: 'Faro',
    dropoffLocation: 'Lagos',
    signName: 'Ana',
  }
  const ends = { pickupLocation: 'Lagos', dropoffLocation: 'Faro', dropoffIsAirport: true }
  const back = { ...there, ...ends, departureTime: '18:20' }
  const leg = { quote, discount: 4.28, price: 81.22 }
  const sent = journeyRequest(there, back, {
    vehicle,
    quote,
    paymentMethod: 'cash',
    journey: {
      legs: [
        { ...leg, leg: 1 },
        { ...leg, leg: 2, quote: { ...quote, quoteId: 'q-2' } },
      ],
      subtotal: 171,
      discount: 8.56,
      discountPercent: 5,
      totalPrice: 162.44,
      currency: 'EUR',
      paymentMethods: ['cash'],
    },
  })
  expect(sent).toMatchObject({
    totalPrice: 162.44,
    paymentMethod: 'cash',
    legs: [
      { pickupLocation: 'Faro', quoteId: 'q-1', signName: 'Ana', flightDepartsAt: '', vehicleId: 2 },
      { pickupLocation: 'Lagos', quoteId: 'q-2', signName: '', flightDepartsAt: '18:20', vehicleId: 2 },
    ],
  })
  for (const one of sent.legs) expect(one).not.toHaveProperty('customerName')
})
