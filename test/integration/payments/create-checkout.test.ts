import { describe, expect } from 'vitest'
import { Booking } from '../../../src/server/bookings/booking.entity.ts'
import { Outbox } from '../../../src/server/mail/outbox.entity.ts'
import { overRest } from '../../support/api-clients.ts'
import { freePort } from '../../support/free-port.ts'
import {
  attemptOf,
  attemptsOf,
  bookOnline,
  checkoutOf,
  eventsOf,
  online,
  openPaying,
  statesOf,
  withKey,
  type PayingApp,
} from '../../support/payments.ts'
import { test } from '../../support/test.ts'

const created = ({ provider }: PayingApp) =>
  provider.requests.filter(({ method, url }) => method === 'POST' && url.pathname === '/v0.1/checkouts')

const SORRY = 'Online payment is not available right now. Your request is kept: please try again in a moment.'

describe.each(overRest)('a booking to be paid online, by %s', (protocol) => {
  test('is answered with the page of its payment', async ({ open }) => {
    const app = await openPaying(open)
    const { status, done } = await app.clients[protocol].ask('createBooking', online())
    expect(status).toBe(201)
    expect(done).toMatchObject({ status: 'pending', paymentStatus: 'pending', totalPrice: 49 })
    expect(done.checkoutUrl).toMatch(new RegExp(`^${app.provider.url}/pay/`))
    expect(await statesOf(app, done.id)).toEqual(['pending'])
  })

  test('is refused with a sentence when the provider refuses, and stays stored', async ({ open }) => {
    const app = await openPaying(open)
    app.provider.faults.next('create', 'refused with 403')
    const { status, refused } = await app.clients[protocol].ask('createBooking', online(), withKey('kept'))
    expect([status, refused.code, refused.error]).toEqual([502, 'PAYMENT_UNAVAILABLE', SORRY])
    const [booking] = await app.database.fresh().find(Booking, {})
    expect([booking?.status, booking?.paymentStatus]).toEqual(['pending', 'failed'])

    const again = await app.clients[protocol].ask('createBooking', online(), withKey('kept'))
    expect([again.status, again.done.id, again.done.paymentStatus]).toEqual([201, booking?.id, 'pending'])
    expect(await app.database.fresh().count(Booking)).toBe(1)
    expect(await app.database.fresh().count(Outbox, { kind: 'booking-received' })).toBe(1)
    expect(await statesOf(app, again.done.id)).toEqual(['expired', 'pending'])
  })
})

test('the provider gets our price, and the addresses for its customer and its notifications', async ({
  open,
}) => {
  const app = await openPaying(open)
  const { booking } = await bookOnline(app)
  const payment = await attemptOf(app, booking.id)
  const here = app.origin.replace('127.0.0.1', 'localhost')
  expect(JSON.parse(created(app)[0]?.body ?? '')).toEqual({
    checkout_reference: `${booking.bookingNumber}-1`,
    amount: 49,
    currency: 'EUR',
    merchant_code: 'SIMTEST1',
    description: `Booking ${booking.bookingNumber}`,
    return_url: `${here}/api/payments/sumup/notifications/${payment.notifyToken}`,
    redirect_url: `${here}/payment-result?checkoutId=${payment.id}`,
    valid_until: '2027-06-01T10:30:00.000Z',
    hosted_checkout: { enabled: true },
  })
})

test('a client that lies about the price gets no page', async ({ open }) => {
  const app = await openPaying(open)
  const { status, refused } = await app.clients.REST.ask('createBooking', online({ totalPrice: 1 }))
  expect([status, refused.code]).toEqual([409, 'PRICE_CHANGED'])
  expect(created(app)).toHaveLength(0)
})

test('two clicks make one booking, one checkout and one mail', async ({ open }) => {
  const app = await openPaying(open)
  const answers = await Promise.all(
    Array.from({ length: 20 }, () => app.clients.REST.ask('createBooking', online(), withKey('two clicks'))),
  )
  const made = answers.filter(({ status }) => status === 201)
  expect(new Set(made.map(({ done }) => done.checkoutUrl)).size).toBe(1)
  for (const { status, refused } of answers.filter((one) => one.status !== 201))
    expect([status, refused.code]).toEqual([409, 'REQUEST_IN_PROGRESS'])
  expect(created(app)).toHaveLength(1)
  expect(await app.database.fresh().count(Booking)).toBe(1)
  expect(await app.database.fresh().count(Outbox, { kind: 'booking-received' })).toBe(1)
})

test('a repeat gets the page that there is, and the provider is not asked', async ({ open }) => {
  const app = await openPaying(open)
  const first = await bookOnline(app, {}, 'repeat')
  const asked = app.provider.requests.length
  const again = await bookOnline(app, {}, 'repeat')
  expect(again.booking).toEqual(first.booking)
  expect(app.provider.requests).toHaveLength(asked)
})

describe('without an Idempotency-Key', () => {
  test('the same trip again within ten minutes is the same booking, also at once', async ({ open }) => {
    const app = await openPaying(open)
    const answers = await Promise.all(
      Array.from({ length: 8 }, () => app.clients.REST.ask('createBooking', online())),
    )
    expect(answers.some(({ status }) => status === 201)).toBe(true)
    app.clock.advance({ minutes: 9 })
    await bookOnline(app)
    expect(await app.database.fresh().count(Booking)).toBe(1)
    expect(created(app)).toHaveLength(1)
  })

  test.for([
    ['another drop-off', { dropoffLocation: 'Quarteira' }],
    ['another customer', { customerEmail: 'rui@example.com' }],
    ['another time', { pickupTime: '11:30' }],
    ['a corrected phone number', { customerPhone: '+351 912 345 679' }],
    ['a child seat more', { childSeatCount: 1 }],
    ['a note', { notes: 'Two suitcases and a surfboard' }],
    ['a flight number', { isAirportService: true, flightNumber: 'FR7035' }],
  ] as const)('%s is another booking', async ([, change], { open }) => {
    const app = await openPaying(open)
    await bookOnline(app)
    await bookOnline(app, change)
    expect(await app.database.fresh().count(Booking)).toBe(2)
  })

  test('a repeat while the payment is looked at leads to the page that says so', async ({ open }) => {
    const app = await openPaying(open)
    const first = await bookOnline(app)
    await app.provider.pay(first.checkoutId, 'tip')
    await app.pass({ seconds: 5 })
    const { done } = await app.clients.REST.ask('createBooking', online())
    const payment = await attemptOf(app, first.booking.id)
    expect(done).toMatchObject({
      bookingNumber: first.booking.bookingNumber,
      paymentStatus: 'pending',
      checkoutUrl: expect.stringMatching(`^http.*/payment-result\\?checkoutId=${payment.id}$`),
    })
  })

  test('the same trip is another booking after ten minutes, and once the first is paid', async ({ open }) => {
    const app = await openPaying(open)
    const first = await bookOnline(app)
    await app.provider.pay(first.checkoutId)
    await app.pass({ seconds: 5 })
    await bookOnline(app)
    app.clock.advance({ minutes: 11 })
    await bookOnline(app)
    expect(await app.database.fresh().count(Booking)).toBe(3)
  })
})

describe('when nobody knows whether the provider made the checkout', () => {
  test.for(['HTML 502 after the work', 'reset after the work', 'half JSON', 'empty body'] as const)(
    'it is found again after: %s',
    async (fault, { open }) => {
      const app = await openPaying(open)
      app.provider.faults.next('create', fault)
      const { booking } = await bookOnline(app)
      expect(await statesOf(app, booking.id)).toEqual(['pending'])
      expect(created(app)).toHaveLength(1)
    },
  )

  test.for(['HTML 502', 'reset before the work'] as const)(
    'a second attempt is made when it is not found, after: %s',
    async (fault, { open }) => {
      const app = await openPaying(open)
      app.provider.faults.next('create', fault)
      const { booking } = await bookOnline(app)
      expect(await statesOf(app, booking.id)).toEqual(['expired', 'pending'])
    },
  )

  test('it is found again after the provider hung', async ({ open }) => {
    const app = await openPaying(open, { paymentCalls: { timeoutMs: 1_000 } })
    app.provider.faults.next('create', 'slow headers')
    const { booking } = await bookOnline(app)
    expect(await statesOf(app, booking.id)).toEqual(['pending'])
  })

  test('one without a page is closed before the next is made', async ({ open }) => {
    const app = await openPaying(open)
    app.provider.faults.next('create', 'without its page')
    app.provider.faults.next('find', 'without its page')
    const { booking } = await bookOnline(app)
    const [first, second] = await attemptsOf(app, booking.id)
    expect([first?.state, second?.state]).toEqual(['expired', 'pending'])
    expect(first && (await eventsOf(app, first))).toEqual(['created', 'deactivated'])
    await expect(app.provider.pay(first?.checkoutId ?? '')).rejects.toThrow('the checkout is over')
  })

  test('the customer is asked to try again, and the repeat finds it', async ({ open }) => {
    const app = await openPaying(open)
    app.provider.faults.next('create', 'HTML 502 after the work')
    app.provider.faults.next('find', 'HTML 502')
    const sorry = await app.clients.REST.ask('createBooking', online(), withKey('found'))
    expect([sorry.status, sorry.refused.error]).toEqual([502, SORRY])
    const { booking } = await bookOnline(app, {}, 'found')
    expect(await statesOf(app, booking.id)).toEqual(['pending'])
    expect(created(app)).toHaveLength(1)
  })

  test('a checkout that nobody waits for any more is closed a minute later', async ({ open }) => {
    const app = await openPaying(open)
    app.provider.faults.next('create', 'HTML 502 after the work')
    app.provider.faults.next('find', 'HTML 502')
    await app.clients.REST.ask('createBooking', online(), withKey('left'))
    await app.pass({ minutes: 1 })
    const [booking] = await app.database.fresh().find(Booking, {})
    expect(booking?.paymentStatus).toBe('failed')
    const payment = await attemptOf(app, booking?.id ?? '')
    expect(await eventsOf(app, payment)).toEqual(['created', 'deactivated'])
    await expect(app.provider.pay(payment.checkoutId ?? '')).rejects.toThrow('the checkout is over')
  })
})

test('a provider that cannot be reached at all is tried twice and no more, and the booking stays stored', async ({
  open,
}) => {
  const app = await openPaying(open, { settings: { SUMUP_BASE_URL: `http://127.0.0.1:${await freePort()}` } })
  const { status, refused } = await app.clients.REST.ask('createBooking', online(), withKey('down'))
  expect([status, refused.error]).toEqual([502, SORRY])
  const [booking] = await app.database.fresh().find(Booking, {})
  expect(booking?.paymentStatus).toBe('failed')
  expect(await statesOf(app, booking?.id ?? '')).toEqual(['expired', 'expired'])
})

describe('trying again', () => {
  test('after a declined card closes the first page and opens another', async ({ open }) => {
    const app = await openPaying(open)
    const first = await bookOnline(app, {}, 'again')
    await app.provider.decline(first.checkoutId)
    await app.pass({ seconds: 5 })
    const second = await bookOnline(app, {}, 'again')
    expect(second.booking.id).toBe(first.booking.id)
    expect(second.checkoutId).not.toBe(first.checkoutId)
    expect(await statesOf(app, first.booking.id)).toEqual(['expired', 'pending'])
    await expect(app.provider.pay(first.checkoutId)).rejects.toThrow('the checkout is over')
  })

  test('finds that it was paid after all, and opens no other page', async ({ open }) => {
    const app = await openPaying(open)
    const first = await bookOnline(app, {}, 'paid')
    await app.provider.decline(first.checkoutId)
    await app.pass({ seconds: 5 })
    app.provider.faults.next('deactivate', 'paid meanwhile')
    const { done } = await app.clients.REST.ask('createBooking', online(), withKey('paid'))
    expect([done.paymentStatus, done.checkoutUrl]).toEqual(['completed', undefined])
    expect(created(app)).toHaveLength(1)
  })

  test('waits while the first page cannot be closed', async ({ open }) => {
    const app = await openPaying(open)
    const first = await bookOnline(app, {}, 'open')
    await app.provider.decline(first.checkoutId)
    await app.pass({ seconds: 5 })
    app.provider.faults.next('deactivate', 'HTML 502')
    const sorry = await app.clients.REST.ask('createBooking', online(), withKey('open'))
    expect([sorry.status, sorry.refused.error]).toEqual([502, SORRY])
    expect(await statesOf(app, first.booking.id)).toEqual(['failed'])
    const again = await bookOnline(app, {}, 'open')
    expect(await statesOf(app, again.booking.id)).toEqual(['expired', 'pending'])
  })

  test('a booking that the office rejected is refused', async ({ open }) => {
    const app = await openPaying(open)
    const { booking } = await bookOnline(app, {}, 'late')
    await app.clients.REST.ask('rejectBooking', { id: booking.id }, { cookie: await app.adminCookie() })
    const { status, refused } = await app.clients.REST.ask('createBooking', online(), withKey('late'))
    expect([status, refused.code, refused['status']]).toEqual([409, 'ALREADY_DECIDED', 'rejected'])
  })
})

test('a page that is nearly over is replaced by a new one', async ({ open }) => {
  const app = await openPaying(open)
  const first = await bookOnline(app, {}, 'slow')
  app.clock.advance({ minutes: 29, seconds: 30 })
  app.provider.clock.advance({ minutes: 29, seconds: 30 })
  const second = await bookOnline(app, {}, 'slow')
  expect(checkoutOf(second.booking.checkoutUrl)).not.toBe(first.checkoutId)
})
