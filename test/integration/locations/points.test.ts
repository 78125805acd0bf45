import { describe, expect } from 'vitest'
import { Booking } from '../../../src/server/bookings/booking.entity.ts'
import { Enquiry } from '../../../src/server/enquiries/enquiry.entity.ts'
import { callAsAdmin } from '../../support/admin-calls.ts'
import { protocols } from '../../support/api-clients.ts'
import { byKey, makeKey } from '../../support/api-keys.ts'
import type { TestApp } from '../../support/app.ts'
import { anOffer, askForPrice } from '../../support/enquiries.ts'
import { makeOffer } from '../../support/offers.ts'
import { guestCookie } from '../../support/private-links.ts'
import { expectCode } from '../../support/refusals.ts'
import { test } from '../../support/test.ts'
import { faroToVilamoura, quoteFor, type BookingBody } from '../../support/trips.ts'

const VILLA = { latitude: 37.1531, longitude: -8.734 }
const VILLA_ID = 'pin:37.15310,-8.73400'
const VILLA_TEXT = 'Bensafrim (322 m), 37.15310, -8.73400'

const dropoffAt = ({ latitude, longitude }: typeof VILLA) => ({
  dropoffLatitude: latitude,
  dropoffLongitude: longitude,
})
const toVilla = (change: BookingBody = {}) =>
  faroToVilamoura({
    dropoffLocation: 'Villa Sol, Bensafrim',
    ...dropoffAt(VILLA),
    dropoffNote: 'The white gate behind the mill',
    ...change,
  })

const bookingOf = (app: TestApp, id: string) => app.database.fresh().findOneOrFail(Booking, { id })

describe.each(protocols)('a point on the map by %s', (protocol) => {
  test('is a place with a name', async ({ app }) => {
    const { status, done } = await app.clients[protocol].ask('locationAt', VILLA)
    expect([status, done]).toEqual([
      200,
      {
        id: VILLA_ID,
        name: VILLA_TEXT,
        address: VILLA_TEXT,
        region: 'Algarve',
        displayType: 'pin',
        aliases: [],
        isGoogleResult: false,
        pin: { ...VILLA, nearest: { name: 'Bensafrim', metres: 322 }, walkMetres: null },
      },
    ])
    const link = `https://www.google.com/maps/place/Villa/@37,-8,17z/data=${'!1e1'.repeat(80)}!3d37.1531!4d-8.734`
    for (const q of ['37.1531, -8.734', `37°09'11.16"N 8°44'02.4"W`, link])
      expect((await app.clients[protocol].ask('searchLocations', { q })).done).toEqual([done])
  })

  test('has a position and a region, by its id and by its address', async ({ app }) => {
    for (const asked of [{ location: 'Villa Sol', place_id: VILLA_ID }, { location: VILLA_TEXT }]) {
      const { done } = await app.clients[protocol].ask('geocode', asked)
      expect(done).toEqual({ lat: VILLA.latitude, lon: VILLA.longitude })
      expect((await app.clients[protocol].ask('checkRegion', asked)).done).toEqual({ isInAlgarve: true })
    }
    const inSpain = { location: '37.26000, -7.20000' }
    expect((await app.clients[protocol].ask('checkRegion', inSpain)).done).toEqual({ isInAlgarve: false })
    const inTheSea = { location: '37.05000, -8.65000' }
    expect((await app.clients[protocol].ask('checkRegion', inTheSea)).done).toEqual({ isInAlgarve: false })
    expectCode(await app.clients[protocol].ask('geocode', inTheSea), 404, 'NOT_FOUND')
  })

  test('is quoted, drawn and booked by road, however it is sent', async ({ app }) => {
    const client = app.clients[protocol]
    const { dropoffLatitude: _, dropoffLongitude: __, ...byText } = toVilla({ dropoffLocation: VILLA_TEXT })
    const quotes = [
      quoteFor(toVilla(), dropoffAt(VILLA)),
      quoteFor(byText, { dropoffPlaceId: VILLA_ID }),
      quoteFor(byText),
    ]
    const prices = await Promise.all(quotes.map(async (body) => (await client.ask('createQuote', body)).done))
    expect(prices[0]?.distanceKm).toBeGreaterThan(80)
    for (const { totalPrice, distanceKm } of prices)
      expect([totalPrice, distanceKm]).toEqual([prices[0]?.totalPrice, prices[0]?.distanceKm])

    const way = { pickup: 'Faro Airport', dropoff: 'Villa Sol, Bensafrim', dropoff_place_id: VILLA_ID }
    const { done: route } = await client.ask('readRoute', way)
    expect(route.distanceKm).toBe(prices[0]?.distanceKm)
    expect(route.points.at(-1)).toMatchObject({ name: 'Villa Sol', lat: VILLA.latitude })
    expect((await client.ask('suggestStops', way)).done.length).toBeGreaterThan(0)

    // The quote of the text is a promise for the same point sent otherwise.
    const booked = await client.ask('createBooking', toVilla({ quoteId: prices[2]?.quoteId }))
    expect([booked.status, booked.done.totalPrice]).toEqual([201, prices[0]?.totalPrice])
    expect(await bookingOf(app, booked.done.id)).toMatchObject({
      dropoffLocation: 'Villa Sol, Bensafrim',
      dropoffName: 'Villa Sol',
      dropoffPlaceId: VILLA_ID,
      dropoffLat: VILLA.latitude,
      dropoffLon: VILLA.longitude,
      dropoffNote: 'The white gate behind the mill',
      pickupNote: null,
      pickupZone: 'Europe/Lisbon',
    })
    const other = await client.ask(
      'createBooking',
      toVilla({ ...dropoffAt({ latitude: 37.1, longitude: -8.67 }), quoteId: prices[0]?.quoteId }),
    )
    expectCode(other, 400, 'QUOTE_INVALID')
  })

  test('is found by the note that was left for it', async ({ open }) => {
    const app = await open()
    const { done } = await app.clients[protocol].ask('createBooking', toVilla())
    const { done: found } = await callAsAdmin(app, protocol, 'findBookings', { q: 'behind the mill' })
    expect(found.bookings.map(({ id }) => id)).toEqual([done.id])
  })

  test('is where a partner’s or the office’s guest goes as well', async ({ open }) => {
    const app = await open()
    const key = await makeKey(app)
    const own = await app.clients[protocol].ask('createPartnerBooking', toVilla(), byKey(key))
    const taken = await callAsAdmin(app, protocol, 'takeBooking', toVilla())
    for (const { status, done } of [own, taken]) {
      expect(status).toBe(201)
      expect(await bookingOf(app, done.id)).toMatchObject({ dropoffPlaceId: VILLA_ID })
    }
    const { bookingNumber } = own.done
    const { done } = await app.clients[protocol].ask('readPartnerBooking', { bookingNumber }, byKey(key))
    expect(done.dropoffNote).toBe('The white gate behind the mill')
  })

  test('is no end of a hire', async ({ app }) => {
    const hire = { serviceType: 'hourly', serviceDuration: '4' }
    const { done } = await app.clients[protocol].ask('createBooking', toVilla(hire))
    expect(await bookingOf(app, done.id)).toMatchObject({
      dropoffLocation: null,
      dropoffPlaceId: null,
      dropoffNote: null,
    })
  })
})

describe.each(protocols)('a change of a trip by %s', (protocol) => {
  test('to a point takes its note, and leaves that of another place behind', async ({ app }) => {
    const client = app.clients[protocol]
    const { done } = await client.ask('createBooking', toVilla({ pickupNote: 'By column 14' }))
    const cookie = await guestCookie(app, done.id)
    const change = async (requested: object) => {
      const { done: quote } = await client.ask('quoteTripChange', requested, { cookie })
      const expectedTotalCents = quote.newTotalCents
      const answer = await client.ask('requestTripChange', { ...requested, expectedTotalCents }, { cookie })
      expect(answer.status).toBe(200)
      return bookingOf(app, done.id)
    }
    expect(await change({ pickupTime: '11:30' })).toMatchObject({
      pickupNote: 'By column 14',
      dropoffNote: 'The white gate behind the mill',
    })
    const moved = { dropoffLocation: 'Casa Rosa', dropoffLatitude: 37.1, dropoffLongitude: -8.67 }
    expect(await change({ ...moved, dropoffNote: 'Ring twice', pickupNote: 'Not read' })).toMatchObject({
      pickupNote: 'By column 14',
      dropoffLocation: 'Casa Rosa',
      dropoffPlaceId: 'pin:37.10000,-8.67000',
      dropoffNote: 'Ring twice',
    })
    expect(await change({ dropoffLocation: 'Vilamoura' })).toMatchObject({ dropoffNote: null })
    const { done: trip } = await client.ask('readTrip', {}, { cookie })
    expect(trip.private?.pastChanges).toContainEqual(
      expect.objectContaining({
        before: expect.objectContaining({ dropoffNote: 'Ring twice' }),
        after: expect.objectContaining({ dropoffNote: null }),
      }),
    )
  })

  test('to a point where no car comes is refused', async ({ app }) => {
    const { done } = await app.clients[protocol].ask('createBooking', toVilla())
    const cookie = await guestCookie(app, done.id)
    const sea = { dropoffLocation: 'The boat', ...dropoffAt({ latitude: 37.05, longitude: -8.65 }) }
    const answer = await app.clients[protocol].ask('quoteTripChange', sea, { cookie })
    expectCode(answer, 422, 'UNKNOWN_PLACE')
    expect(answer.refused.details?.[0]).toMatchObject({
      field: 'dropoffLocation',
      reason: { code: 'at_sea' },
    })
  })
})

describe.each(protocols)('the office is asked by %s', (protocol) => {
  test('for a trip to a point, which keeps its note until it is booked', async ({ app }) => {
    const asked = { dropoffLocation: 'Villa Sol', ...dropoffAt(VILLA), dropoffNote: 'Ring twice' }
    const { status, done } = await app.clients[protocol].ask('createQuoteRequest', askForPrice(asked))
    expect(status).toBe(201)
    const stored = await app.database.fresh().findOneOrFail(Enquiry, { id: done.id })
    expect(stored.trip).toMatchObject({
      dropoffPlaceId: VILLA_ID,
      dropoffNote: 'Ring twice',
      pickupNote: null,
    })
    const { done: shown } = await callAsAdmin(app, protocol, 'readEnquiry', { id: done.id })
    expect(shown.trip).toMatchObject({ dropoffLocation: 'Villa Sol', dropoffNote: 'Ring twice' })
  })

  test('for one that no car comes to, which is kept as it was written', async ({ app }) => {
    const asked = { dropoffLocation: 'The boat', ...dropoffAt({ latitude: 37.05, longitude: -8.65 }) }
    const { status } = await app.clients[protocol].ask('createQuoteRequest', askForPrice(asked))
    expect(status).toBe(201)
  })

  test('and can offer a trip to a point, with what the customer alone reads of it', async ({ app }) => {
    const { passengers: _, totalPrice: __, validUntil: ___, ...trip } = anOffer(dropoffAt(VILLA))
    expect((await callAsAdmin(app, protocol, 'checkOffer', trip)).done).toEqual({ unavailableBecause: null })
    const villa = { dropoffLocation: 'Villa Sol', ...dropoffAt(VILLA), dropoffNote: 'Ring twice' }
    const { token } = await makeOffer(app, villa, protocol)
    const { done } = await app.clients[protocol].ask('readOffer', { token })
    expect(done.trip).toMatchObject({ dropoffLocation: 'Villa Sol', dropoffPlaceId: VILLA_ID })
    expect(done.trip).not.toHaveProperty('dropoffNote')
    expect(done.customer).toMatchObject({ pickupNote: null, dropoffNote: 'Ring twice' })
  })
})
