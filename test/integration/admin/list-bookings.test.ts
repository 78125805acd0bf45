import { describe, expect } from 'vitest'
import type { TestApp } from '../../support/app.ts'
import { overTrpc, type Protocol } from '../../support/api-clients.ts'
import { test } from '../../support/test.ts'
import { faroToVilamoura, hireInFaro } from '../../support/trips.ts'

async function list(app: TestApp, protocol: Protocol, input?: object) {
  return app.clients[protocol].ask('listBookings', input, { cookie: await app.adminCookie() })
}

/** Bookings made a minute apart, the oldest first. */
async function bookMany(app: TestApp, names: readonly string[]): Promise<void> {
  for (const customerName of names) {
    await app.clients.REST.ask('createBooking', faroToVilamoura({ customerName }))
    app.clock.advance({ minutes: 1 })
  }
}

describe.each(overTrpc)('the office reads its bookings by %s', (protocol) => {
  test('as a bare list, with every field of a booking', async ({ open }) => {
    const app = await open()
    const made = await app.clients[protocol].ask(
      'createBooking',
      faroToVilamoura({
        stops: [{ location: 'Loulé market', duration: 60 }],
        flightNumber: 'FR 2617',
        luggageConfig: '3 cabin bags',
        childSeatCount: 1,
        notes: 'Sign with the name, please',
        billingAddressEnabled: true,
        companyName: 'Sousa Lda',
        travellerName: ' Rui Costa ',
        travellerPhone: '+351 913 000 000',
        signName: 'Mr Costa',
      }),
    )
    await app.workers.mail.drain()
    const { status, done } = await list(app, protocol)
    expect(status).toBe(200)
    expect(done).toEqual([
      {
        id: made.done.id,
        bookingNumber: made.done.bookingNumber,
        status: 'pending',
        createdAt: '2027-01-13T09:00:00.000Z',
        decidedAt: null,
        decidedBy: null,
        rejectReason: null,
        rejectCode: null,
        decideBy: null,
        cancelledAt: null,
        cancelledBy: null,
        cancelReason: null,
        cancelFee: null,
        driverAmount: 0,
        change: null,
        customerName: 'Ana Sousa',
        customerEmail: 'ana.sousa@example.com',
        customerPhone: '+351 912 345 678',
        travellerName: 'Rui Costa',
        travellerPhone: '+351 913 000 000',
        signName: 'Mr Costa',
        vehicleId: 2,
        vehicleName: 'Mercedes E Class',
        serviceType: 'point-to-point',
        serviceDuration: null,
        pickupLocation: 'Faro Airport',
        pickupName: 'Faro Airport (FAO)',
        dropoffLocation: 'Vilamoura',
        dropoffName: 'Vilamoura',
        stops: [{ id: expect.any(String), location: 'Loulé market', duration: 60, price: 60 }],
        pickupDate: '2027-01-27',
        pickupTime: '10:30',
        pickupZone: 'Europe/Lisbon',
        pickupAt: '2027-01-27T10:30:00.000Z',
        shortNotice: false,
        passengers: 2,
        childSeatCount: 1,
        boosterSeatCount: 0,
        locale: 'en',
        luggageConfig: '3 cabin bags',
        flightNumber: 'FR 2617',
        flightDepartsAt: null,
        isAirportService: false,
        whatsappNotifications: false,
        pickupNote: null,
        dropoffNote: null,
        wheelchair: null,
        assistanceDog: false,
        pet: false,
        helpToCar: false,
        notes: 'Sign with the name, please',
        paymentMethod: 'cash',
        paymentStatus: 'not_required',
        refundStatus: null,
        paidAmount: 0,
        refundAmount: 0,
        refundedAmount: 0,
        unpaidActs: [],
        totalPrice: 116.6,
        distanceKm: 34.3,
        routeFallback: false,
        billing: {
          companyName: 'Sousa Lda',
          taxNumber: null,
          street: null,
          streetNumber: null,
          city: null,
          state: null,
          postalCode: null,
          country: null,
        },
        meetAt: null,
        mail: { state: 'sent', error: null },
        bookedThrough: null,
        flags: [],
        rating: null,
        noteCount: 0,
        trips: [],
        reference: null,
      },
    ])
  })

  test('a hire with its hours as text and no drop-off', async ({ open }) => {
    const app = await open()
    await app.clients[protocol].ask('createBooking', hireInFaro())
    expect((await list(app, protocol)).done[0]).toMatchObject({
      serviceType: 'hourly',
      serviceDuration: '4',
      dropoffLocation: null,
      distanceKm: null,
      routeFallback: false,
      totalPrice: 300,
    })
  })

  test('newest first, a page at a time', async ({ open }) => {
    const app = await open()
    await bookMany(app, ['first', 'second', 'third', 'fourth', 'fifth'])
    // Their mails would change state from one reading to the next.
    await app.workers.mail.drain()
    const all = (await list(app, protocol)).done
    expect(all.map(({ customerName }) => customerName)).toEqual([
      'fifth',
      'fourth',
      'third',
      'second',
      'first',
    ])
    const page = (await list(app, protocol, { limit: 2 })).done
    expect(page).toEqual(all.slice(0, 2))
    const next = (await list(app, protocol, { limit: 2, cursor: page[1]?.id })).done
    expect(next).toEqual(all.slice(2, 4))
    const last = (await list(app, protocol, { limit: 2, cursor: next[1]?.id })).done
    expect(last).toEqual(all.slice(4))
  })

  test('a thousand at most, and where to read on', async ({ open }) => {
    const app = await open()
    await bookMany(app, ['the only one'])
    const copied = await app.database.fresh().execute<{ id: string }[]>(
      `insert into booking select copy.* from booking b, generate_series(1, 1004) n,
         jsonb_populate_record(b, jsonb_build_object(
           'id', gen_random_uuid(), 'number', 'TR-' || n, 'created_at', b.created_at - n * interval '1 minute'
         )) copy returning id`,
    )
    expect(copied).toHaveLength(1004)
    const all = await list(app, protocol)
    expect([all.done.length, all.headers.get('link')]).toEqual([
      1000,
      `</api/bookings?cursor=${all.done.at(-1)?.id}>; rel="next"`,
    ])
    const rest = await list(app, protocol, { cursor: all.done.at(-1)?.id })
    expect([rest.done.length, rest.headers.get('link')]).toEqual([5, null])
    const page = await list(app, protocol, { limit: 2 })
    expect(page.headers.get('link')).toBe(
      `</api/bookings?limit=2&cursor=${page.done.at(-1)?.id}>; rel="next"`,
    )
  })

  test('page by page without losing one of those made at the same moment', async ({ open }) => {
    const app = await open()
    const made = await Promise.all(
      Array.from({ length: 5 }, () => app.clients.REST.ask('createBooking', faroToVilamoura())),
    )
    const read: string[] = []
    for (let cursor: string | undefined; read.length < 10;) {
      const { done } = await list(app, protocol, { limit: 1, cursor })
      if (!done[0]) break
      cursor = done[0].id
      read.push(cursor)
    }
    expect(read.toSorted()).toEqual(made.map(({ done }) => done.id).toSorted())
  })

  test.for(['nobody', '00000000-0000-4000-8000-000000000000'])(
    'and finds nothing after a booking called %s',
    async (cursor, { app }) => {
      const { status, done } = await list(app, protocol, { cursor })
      expect([status, done]).toEqual([200, []])
    },
  )

  test.for([
    [0, 'The limit must be at least 1.'],
    [201, 'The limit can be at most 200.'],
    [1.5, 'The limit must be a whole number.'],
    ['all', 'The limit must be a whole number.'],
  ] as const)('but not %s at once', async ([limit, sentence], { app }) => {
    const { status, refused } = await list(app, protocol, { limit })
    expect([status, refused.code, refused.error]).toEqual([400, 'INVALID_INPUT', sentence])
  })

  test('but not with a cursor as long as a page', async ({ app }) => {
    const { status, refused } = await list(app, protocol, { cursor: 'x'.repeat(65) })
    expect(status).toBe(400)
    expect(refused.error).toMatch(/^[A-Z“].*\.$/)
    expect(refused.error).not.toMatch(/Too (big|small)|Invalid/)
  })
})
