import { describe, expect } from 'vitest'
import { Booking } from '../../../src/server/bookings/booking.entity.ts'
import { protocols } from '../../support/api-clients.ts'
import { test } from '../../support/test.ts'
import { faroToVilamoura, quoteFor } from '../../support/trips.ts'
import { outsideProviders, startOutsidePlaces } from '../../support/outside-places.ts'

const outside = startOutsidePlaces()

describe.each(outsideProviders(outside))('with $name', (provider) => {
  const { service, options, isOutside, isGoogle, inSilves, inSeville } = provider

  describe.each(protocols)('by %s', (protocol) => {
    test('the list has our own places first, then those of the provider', async ({ open }) => {
      const app = await open(options())
      const { done } = await app.clients[protocol].ask('searchLocations', { q: 'villa' })
      const ids = done.map(({ id }) => id)
      const [ours, theirs] = [ids.filter((id) => !isOutside(id)), ids.filter(isOutside)]
      expect(ours.length).toBeGreaterThan(0)
      expect(theirs).toContain(inSilves.id)
      expect(ids).toEqual([...ours, ...theirs])
      for (const { id, isGoogleResult } of done) expect(isGoogleResult).toBe(isGoogle && isOutside(id))
    })

    test('the list offers a row whose address and id lead to it', async ({ open }) => {
      const app = await open(options())
      const { done } = await app.clients[protocol].ask('searchLocations', { q: 'villa orange' })
      expect(done).toEqual([
        {
          id: inSilves.id,
          name: 'Villa Orange',
          address: inSilves.address,
          region: expect.stringMatching(isGoogle ? 'other' : 'Algarve'),
          displayType: 'hotel',
          aliases: [],
          isGoogleResult: isGoogle,
        },
      ])
    })

    test.for([
      ['Portugal', inSilves, true],
      ['Spain', inSeville, false],
    ] as const)(
      'a place chosen in %s has its point and its region',
      async ([, place, isInAlgarve], { open }) => {
        const app = await open(options())
        for (const asked of [
          { location: place.address, place_id: place.id },
          // All that the wizard still knows after the page was loaded again.
          { location: place.address },
        ]) {
          const pin = await app.clients[protocol].ask('geocode', asked)
          expect([pin.status, pin.done]).toEqual([200, { lat: place.lat, lon: place.lon }])
          expect((await app.clients[protocol].ask('checkRegion', asked)).done).toEqual({ isInAlgarve })
        }
      },
    )

    test('a chosen place is quoted, drawn and booked from where it is', async ({ open }) => {
      const app = await open(options())
      const booking = faroToVilamoura({
        pickupLocation: inSilves.address,
        pickupPlaceId: inSilves.id,
        dropoffLocation: inSeville.address,
        dropoffPlaceId: inSeville.id,
      })
      const quote = await app.clients[protocol].ask('createQuote', {
        ...quoteFor(booking),
        pickupPlaceId: inSilves.id,
        dropoffPlaceId: inSeville.id,
      })
      const route = await app.clients[protocol].ask('readRoute', {
        pickup: inSilves.address,
        pickup_place_id: inSilves.id,
        dropoff: inSeville.address,
        dropoff_place_id: inSeville.id,
      })
      expect(quote.done.distanceKm).toBeGreaterThan(200)
      expect(route.done.distanceKm).toBe(quote.done.distanceKm)
      expect(route.done.points.map(({ kind, lat, lon }) => ({ kind, lat, lon }))).toEqual([
        { kind: 'pickup', lat: inSilves.lat, lon: inSilves.lon },
        { kind: 'dropoff', lat: inSeville.lat, lon: inSeville.lon },
      ])
      const { quoteId, totalPrice } = quote.done
      const made = await app.clients[protocol].ask('createBooking', { ...booking, quoteId, totalPrice })
      expect([made.status, made.done.totalPrice]).toEqual([201, totalPrice])
      const stored = await app.database.fresh().findOneOrFail(Booking, { id: made.done.id })
      expect(stored).toMatchObject({
        pickupLocation: inSilves.address,
        pickupPlaceId: inSilves.id,
        pickupZone: 'Europe/Lisbon',
        pickupAt: new Date('2027-01-27T10:30:00Z'),
        dropoffLocation: inSeville.address,
        dropoffPlaceId: inSeville.id,
      })
    })

    test('a pick-up in Spain goes by the clock of Spain', async ({ open }) => {
      const app = await open(options())
      const at = (pickupTime: string) =>
        app.clients[protocol].ask(
          'createBooking',
          faroToVilamoura({
            pickupLocation: inSeville.address,
            pickupPlaceId: inSeville.id,
            pickupDate: '2027-03-28',
            pickupTime,
          }),
        )
      // Half past two is skipped in Madrid that night, half past one in Lisbon.
      expect((await at('02:30')).refused.details).toMatchObject([{ field: 'pickupTime' }])
      expect((await at('01:30')).refused.code).toBe('PAYMENT_METHOD_NOT_ALLOWED')
    })

    test('a text that is only similar to a place of the provider is none', async ({ open }) => {
      const app = await open(options())
      for (const location of [
        'Villa Orange',
        'Villa Orange, Faro, Portugal',
        'Lagos, Nigeria',
        'Villa Verde',
      ]) {
        const { status, refused } = await app.clients[protocol].ask('geocode', { location })
        expect([location, status, refused.code]).toEqual([location, 404, 'NOT_FOUND'])
        expect((await app.clients[protocol].ask('checkRegion', { location })).done).toEqual({
          isInAlgarve: false,
        })
      }
    })

    test('a point on the map has the street that it knows, and is a place without one', async ({ open }) => {
      const app = await open(options())
      const at = async (latitude: number) =>
        (await app.clients[protocol].ask('locationAt', { latitude, longitude: inSilves.lon })).done
      const { address } = await at(inSilves.lat)
      expect(address).toMatch(/Rua das Laranjeiras 5, .*Silves, 37\.20110, -8\.42050$/)
      const { done } = await app.clients[protocol].ask('geocode', { location: address })
      expect(done).toEqual({ lat: inSilves.lat, lon: inSilves.lon })
      expect((await at(37.1935)).address).toMatch(/^Silves \(.*\), 37\.19350, -8\.42050$/)
      await service().failWith('500')
      expect((await at(inSilves.lat)).address).toMatch(/^Silves \(.*\), 37\.20110, -8\.42050$/)
    })

    test('our own places are found without asking anyone', async ({ open }) => {
      const app = await open(options())
      const before = service().requests.length
      await app.clients[protocol].ask('searchLocations', { q: '' })
      await app.clients[protocol].ask('geocode', { location: 'Faro Airport' })
      await app.clients[protocol].ask('checkRegion', { location: 'Lagos', place_id: 'lagos' })
      await app.clients[protocol].ask('createQuote', quoteFor(faroToVilamoura()))
      expect(service().requests).toHaveLength(before)
    })
  })
})
