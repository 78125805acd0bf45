import { describe, expect } from 'vitest'
import { Booking } from '../../../src/server/bookings/booking.entity.ts'
import { Enquiry } from '../../../src/server/enquiries/enquiry.entity.ts'
import { PlacesUnreachable } from '@chauffeur/gateways/places/places'
import { embeddedPlaces } from '@chauffeur/gateways/places/embedded/embedded-places'
import { withPins } from '@chauffeur/gateways/places/pins/with-pins'
import { START, type TestApp } from '../../support/app.ts'
import { protocols } from '../../support/api-clients.ts'
import { callAsAdmin } from '../../support/admin-calls.ts'
import { enterCars } from '../../support/cars.ts'
import { askForPrice } from '../../support/enquiries.ts'
import { expectRefused } from '../../support/refusals.ts'
import { test } from '../../support/test.ts'
import { faroToVilamoura } from '../../support/trips.ts'

const stored = (app: TestApp, id: string) => app.database.fresh().findOneOrFail(Enquiry, { id })

describe.each(protocols)('a price asked of the team by %s', (protocol) => {
  test('is answered with a reference and stored with the whole trip', async ({ app }) => {
    const { status, done } = await app.clients[protocol].ask(
      'createQuoteRequest',
      askForPrice({
        customerName: '  Ana Sousa ',
        message: 'The quay at noon would do, too.\r\nThank you.',
        whatsappNotifications: 'yes',
        pickupPlaceId: 'faro-airport',
        dropoffPlaceId: 'g-atlantis',
        stops: [{ id: 'gone', location: 'Area 51', duration: 120 }],
        vehicleId: 2,
        vehicleName: 'E Class',
        luggageConfig: '2 large suitcases',
        childSeatCount: '1',
        boosterSeatCount: 1,
        isAirportService: 'yes',
        flightNumber: 'ba0532',
        notes: 'Two golf bags.',
      }),
    )
    expect(status).toBe(201)
    expect(done).toEqual({
      id: expect.stringMatching(/^[\da-f-]{36}$/),
      reference: expect.stringMatching(/^QR-[2-9A-Z]{6}$/),
    })
    expect(await stored(app, done.id)).toMatchObject({
      reference: done.reference,
      kind: 'quote',
      createdAt: new Date(START),
      answeredAt: null,
      answeredBy: null,
      customerName: 'Ana Sousa',
      customerEmail: 'ana.sousa@example.com',
      customerPhone: '+351 912 345 678',
      customerPhoneE164: '+351912345678',
      whatsappNotifications: true,
      bookingNumber: null,
      message: 'The quay at noon would do, too.\nThank you.',
      trip: {
        serviceType: 'point-to-point',
        serviceDuration: null,
        pickupLocation: 'Faro Airport',
        pickupPlaceId: 'faro-airport',
        dropoffLocation: 'Atlantis',
        dropoffPlaceId: 'g-atlantis',
        stops: [{ location: 'Area 51', duration: 120 }],
        pickupDate: '2027-01-27',
        pickupTime: '10:30',
        pickupZone: 'Europe/Lisbon',
        vehicleId: 2,
        vehicleName: 'Mercedes E Class',
        luggageConfig: '2 large suitcases',
        passengers: 2,
        childSeatCount: 1,
        boosterSeatCount: 1,
        isAirportService: true,
        flightNumber: 'BA 532',
        notes: 'Two golf bags.',
      },
    })
  })

  test('says whether it could have been booked', async ({ open }) => {
    const app = await open()
    await enterCars(app, 1)
    const ask = async (change: object) => {
      const trip = askForPrice({ dropoffLocation: 'Vilamoura', vehicleName: 'E Class', ...change })
      const { done } = await app.clients[protocol].ask('createQuoteRequest', trip)
      const { enquiries } = (await callAsAdmin(app, protocol, 'listEnquiries', {})).done
      return enquiries.find(({ id }) => id === done.id)?.trip?.unavailableBecause
    }
    expect(await ask({})).toBeNull()
    await app.clients[protocol].ask('createBooking', faroToVilamoura())
    expect(await ask({})).toBe(
      'All our E Class cars are taken at 10:30 on 27 January. Free at 08:10 and 12:50.',
    )
    for (const open of [
      { pickupTime: null },
      { pickupTime: '08:10' },
      { vehicleName: null },
      { vehicleName: 'S Class' },
      { dropoffLocation: 'Atlantis' },
    ])
      expect([open, await ask(open)]).toEqual([open, null])
  })

  test('books nothing', async ({ app }) => {
    await app.clients[protocol].ask('createQuoteRequest', askForPrice())
    expect(await app.database.fresh().count(Booking)).toBe(0)
  })

  test.for([
    ['email', { customerEmail: 'ana@example.com' }],
    ['phone', { customerPhone: '912 345 678' }],
  ] as const)('needs no more than a pick-up, a name and one %s', async ([, reach], { app }) => {
    const { status, done } = await app.clients[protocol].ask('createQuoteRequest', {
      customerName: 'Ana',
      pickupLocation: 'Faro',
      ...reach,
    })
    expect(status).toBe(201)
    const enquiry = await stored(app, done.id)
    expect(enquiry.trip).toEqual({
      serviceType: 'point-to-point',
      serviceDuration: null,
      pickupLocation: 'Faro',
      pickupPlaceId: null,
      dropoffLocation: null,
      dropoffPlaceId: null,
      stops: [],
      pickupDate: null,
      pickupTime: null,
      pickupZone: 'Europe/Lisbon',
      vehicleId: null,
      vehicleName: null,
      luggageConfig: null,
      passengers: null,
      childSeatCount: 0,
      boosterSeatCount: 0,
      isAirportService: false,
      flightNumber: null,
      pickupNote: null,
      dropoffNote: null,
      notes: null,
      pickupName: 'Faro',
      dropoffName: null,
      unavailableReason: null,
    })
  })

  test('keeps an odd phone number beside an address', async ({ app }) => {
    const odd = askForPrice({ customerPhone: 'ask at the reception' })
    const { done } = await app.clients[protocol].ask('createQuoteRequest', odd)
    const { customerPhone, customerPhoneE164 } = await stored(app, done.id)
    expect([customerPhone, customerPhoneE164]).toEqual(['ask at the reception', null])
  })

  test('for a hire keeps its hours and no drop-off', async ({ app }) => {
    const hire = { serviceType: 'hourly', pickupLocation: 'Seville', dropoffLocation: 'left over' }
    const { done } = await app.clients[protocol].ask(
      'createQuoteRequest',
      askForPrice({ ...hire, serviceDuration: '4' }),
    )
    expect((await stored(app, done.id)).trip).toMatchObject({
      serviceType: 'hourly',
      serviceDuration: '4',
      dropoffLocation: null,
      pickupZone: 'Europe/Madrid',
    })
    const open = await app.clients[protocol].ask('createQuoteRequest', askForPrice(hire))
    expect((await stored(app, open.done.id)).trip?.serviceDuration).toBeNull()
  })

  test.for([
    ['nobody can be answered', { customerEmail: ' ', customerPhone: null }, 400, 'customerEmail'],
    ['the only number cannot be dialled', { customerEmail: '', customerPhone: 'abc' }, 400, 'customerPhone'],
    ['a hire is for 25 hours', { serviceType: 'hourly', serviceDuration: 25 }, 400, 'serviceDuration'],
    ['three sit in an S Class', { vehicleName: 'S Class', passengers: 3 }, 422, undefined],
    ['its vehicle’s id and name disagree', { vehicleId: 1, vehicleName: 'E Class' }, 400, 'vehicleId'],
    ['its vehicle is unknown', { vehicleName: 'Tesla Model S' }, 400, 'vehicleName'],
    ['its luggage is made up', { vehicleId: 2, luggageConfig: 'one piano' }, 400, 'luggageConfig'],
    ['more children than passengers sit', { childSeatCount: 3 }, 400, 'childSeatCount'],
    ['it starts yesterday', { pickupDate: '2027-01-12' }, 400, 'pickupTime'],
    ['it starts an hour ago', { pickupDate: '2027-01-13', pickupTime: '08:00' }, 400, 'pickupTime'],
    [
      'it starts half an hour ago in Seville',
      { pickupLocation: 'Seville', pickupDate: '2027-01-13', pickupTime: '09:30' },
      400,
      'pickupTime',
    ],
    ['its day is over', { pickupDate: '2027-01-12', pickupTime: '' }, 400, 'pickupDate'],
    [
      'its day is over wherever it starts',
      { pickupLocation: 'Atlantis', pickupDate: '2027-01-12' },
      400,
      'pickupDate',
    ],
    [
      'it starts in an hour that the clocks skip',
      { pickupDate: '2027-03-28', pickupTime: '01:30' },
      400,
      'pickupTime',
    ],
  ] as const)('is refused when %s', async ([, change, status, field], { app }) => {
    const body = askForPrice({ customerName: 'Refused Guest', ...change })
    const answer = await app.clients[protocol].ask('createQuoteRequest', body)
    expectRefused(answer)
    expect([answer.status, answer.refused.details?.[0]?.field]).toEqual([status, field])
    expect(await app.database.fresh().count(Enquiry, { customerName: 'Refused Guest' })).toBe(0)
  })

  test('may start today where its place is not known', async ({ app }) => {
    const today = { pickupLocation: 'Atlantis', pickupDate: '2027-01-13', pickupTime: '08:00' }
    const { status, done } = await app.clients[protocol].ask('createQuoteRequest', askForPrice(today))
    expect(status).toBe(201)
    expect((await stored(app, done.id)).trip?.pickupZone).toBeNull()
  })
})

test('a provider of places that is down keeps nobody from asking', async ({ open }) => {
  const places = {
    ...withPins(embeddedPlaces()),
    resolve: () => Promise.reject(new PlacesUnreachable('down')),
  }
  const app = await open({ places })
  const { status, done } = await app.clients.REST.ask('createQuoteRequest', askForPrice())
  expect(status).toBe(201)
  expect((await stored(app, done.id)).trip?.pickupZone).toBeNull()
})
