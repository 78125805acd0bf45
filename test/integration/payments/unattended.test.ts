import { describe, expect } from 'vitest'
import { Booking } from '../../../src/server/bookings/booking.entity.ts'
import { Payment } from '../../../src/server/payments/payment.entity.ts'
import {
  attemptOf,
  bookOnline,
  eventsOf,
  online,
  openPaying,
  paymentMails,
  statesOf,
  withKey,
  type PayingApp,
} from '../../support/payments.ts'
import { test } from '../../support/test.ts'

const statusOf = async (app: PayingApp, id: string) =>
  (await app.database.fresh().findOneOrFail(Booking, { id })).paymentStatus

test.for([
  ['unnoticed', 1],
  ['slow', 1],
  ['noticed-late', 1],
] as const)(
  'a payment is found by itself though nobody came back: %s',
  async ([scenario, minutes], { open }) => {
    const app = await openPaying(open)
    const { booking, checkoutId } = await bookOnline(app)
    await app.provider.pay(checkoutId, scenario)
    await app.pass({ minutes })
    expect(await statesOf(app, booking.id)).toEqual(['completed'])
    expect(await statusOf(app, booking.id)).toBe('completed')
    expect(await paymentMails(app, booking.id)).toEqual(['payment-received 1'])
  },
)

test('a page that nobody pays on is closed after half an hour, and the customer is notified once', async ({
  open,
}) => {
  const app = await openPaying(open)
  const { booking, checkoutId } = await bookOnline(app)
  await app.pass({ minutes: 30 })
  expect(await paymentMails(app, booking.id)).toEqual([])
  await app.pass({ minutes: 1 })
  expect(await statesOf(app, booking.id)).toEqual(['expired'])
  expect(await statusOf(app, booking.id)).toBe('failed')
  await expect(app.provider.pay(checkoutId)).rejects.toThrow('the checkout is over')
  for (const hours of [1, 6, 24, 72]) await app.pass({ minutes: hours * 60 })
  expect(await paymentMails(app, booking.id)).toEqual(['payment-not-completed'])
  const { status } = await app.database.fresh().findOneOrFail(Booking, { id: booking.id })
  expect(status).toBe('pending')
  expect((await attemptOf(app, booking.id)).nextCheckAt).toBeNull()
})

test('a customer who tries again is not notified that the first attempt failed', async ({ open }) => {
  const app = await openPaying(open)
  const first = await bookOnline(app, {}, 'again')
  await app.provider.decline(first.checkoutId)
  await app.pass({ minutes: 10 })
  const second = await bookOnline(app, {}, 'again')
  await app.pass({ minutes: 25 })
  expect(await paymentMails(app, first.booking.id)).toEqual([])
  await app.provider.pay(second.checkoutId)
  await app.pass({ minutes: 30 })
  expect(await paymentMails(app, first.booking.id)).toEqual(['payment-received 2'])
})

test.for(['paid meanwhile', 'paid afterwards'] as const)(
  'a payment in the last moment counts: %s',
  async (fault, { open }) => {
    const app = await openPaying(open)
    const { booking, checkoutId } = await bookOnline(app)
    await app.pass({ minutes: 29 })
    app.provider.faults.next('deactivate', fault)
    if (fault === 'paid afterwards') await app.provider.decline(checkoutId)
    await app.clients.REST.ask('rejectBooking', { id: booking.id }, { cookie: await app.adminCookie() })
    await app.pass({})
    for (const minutes of [2, 20, 10]) await app.pass({ minutes })
    expect(await statesOf(app, booking.id)).toEqual(['refunded'])
  },
)

test('a provider that is down for hours is asked again until it answers, and nothing is taken for granted', async ({
  open,
}) => {
  const app = await openPaying(open)
  const { booking, checkoutId } = await bookOnline(app)
  await app.provider.pay(checkoutId, 'unnoticed')
  for (const minutes of [1, 2, 5, 12]) {
    app.provider.faults.next('read', 'HTML 502')
    await app.pass({ minutes })
  }
  app.provider.faults.next('deactivate', 'reset before the work')
  await app.pass({ minutes: 11 })
  expect(await statesOf(app, booking.id)).toEqual(['pending'])
  expect((await attemptOf(app, booking.id)).lastError).toMatch(/^SumUp deactivate checkout: /)
  await app.pass({ minutes: 14 })
  expect(await statesOf(app, booking.id)).toEqual(['completed'])
  expect((await attemptOf(app, booking.id)).lastError).toBeNull()
})

test('a provider that shows no transaction takes new payments nevertheless, and health says what it fails in', async ({
  open,
}) => {
  const app = await openPaying(open)
  const { booking, checkoutId } = await bookOnline(app)
  await app.provider.pay(checkoutId)
  await app.pass({ seconds: 10 })
  const cookie = await app.adminCookie()
  await app.clients.REST.ask('rejectBooking', { id: booking.id }, { cookie })
  for (let time = 0; time < 12; time += 1) {
    app.provider.faults.next('transaction', 'HTML 502')
    await app.database.fresh().nativeUpdate(Payment, { bookingId: booking.id }, { nextCheckAt: app.clock() })
    await app.pass({})
  }
  const metrics = (await app.raw({ method: 'GET', path: '/metrics' })).text.split('\n')
  const breaker = (operation: string, caller: string, isOpen: 0 | 1) =>
    `breaker_open{service="payments",operation="${operation}",caller="${caller}"} ${isOpen}`
  expect(metrics).toContain(breaker('read_transaction', 'schedule', 1))
  expect(metrics).toContain(breaker('create_checkout', 'people', 0))
  const ready = await app.raw({ method: 'GET', path: '/readyz' })
  expect([ready.status, JSON.parse(ready.text)]).toEqual([
    200,
    {
      status: 'ready',
      notAsked: [{ service: 'payments', operation: 'read_transaction', caller: 'schedule' }],
    },
  ])
  for (let guest = 0; guest < 14; guest += 1) {
    const { checkoutId: page } = await bookOnline(app, { customerEmail: `guest-${guest}@example.com` })
    await app.provider.pay(page)
  }
  await app.pass({ minutes: 1 })
  expect(await app.database.fresh().count(Payment, { state: 'completed' })).toBe(14)
})

test('a checkout that the provider has lost is given up when its time is over', async ({ open }) => {
  const app = await openPaying(open)
  const { booking } = await bookOnline(app)
  app.provider.faults.next('deactivate', 'refused with 404')
  await app.pass({ minutes: 31 })
  expect(await statesOf(app, booking.id)).toEqual(['expired'])
})

describe('a process that died', () => {
  /** Recreates the row of a process that dies between two lines, with or without the checkout at the provider. */
  async function left(app: PayingApp, isCreated: boolean) {
    const { booking, checkoutId } = await bookOnline(app, {}, 'died')
    const payment = await attemptOf(app, booking.id)
    const em = app.database.fresh()
    await em.execute('delete from payment_event where payment_id = ?', [payment.id])
    const lockedUntil = new Date(app.clock().getTime() + 45_000)
    const gone = { state: 'creating', checkoutId: null, checkoutUrl: null, lockedUntil } as const
    // Under another reference the provider does not know it.
    const reference = isCreated ? payment.reference : `${payment.reference}-lost`
    await em.nativeUpdate(Payment, { id: payment.id }, { ...gone, reference })
    return { payment, checkoutId }
  }

  test('before the provider heard of it leaves an attempt that is over a minute later', async ({ open }) => {
    const app = await openPaying(open)
    const { payment } = await left(app, false)
    await app.pass({ minutes: 1 })
    expect(await eventsOf(app, payment)).toEqual(['not_found'])
    expect(await statusOf(app, payment.bookingId)).toBe('failed')
    await app.pass({ minutes: 30 })
    expect(await paymentMails(app, payment.bookingId)).toEqual(['payment-not-completed'])
  })

  test('after the provider had made the page leaves none that can be paid', async ({ open }) => {
    const app = await openPaying(open)
    const { payment, checkoutId } = await left(app, true)
    await app.pass({ minutes: 1 })
    expect(await eventsOf(app, payment)).toEqual(['created', 'deactivated'])
    await expect(app.provider.pay(checkoutId)).rejects.toThrow('the checkout is over')
  })

  test('lets nobody in before its time, and then the same request gets the page', async ({ open }) => {
    const app = await openPaying(open)
    const died = await left(app, true)
    const early = await app.clients.REST.ask('createBooking', online(), withKey('died'))
    expect([early.status, early.refused.code]).toEqual([409, 'REQUEST_IN_PROGRESS'])
    app.clock.advance({ seconds: 46 })
    const { checkoutId } = await bookOnline(app, {}, 'died')
    expect(checkoutId).toBe(died.checkoutId)
    expect(await statesOf(app, died.payment.bookingId)).toEqual(['pending'])
  })
})
