import { describe, expect } from 'vitest'
import {
  attemptOf,
  bookOnline,
  eventsOf,
  openPaying,
  paymentMails,
  statesOf,
  type PayingApp,
} from '../../support/payments.ts'
import { test } from '../../support/test.ts'

const asked = ({ provider }: PayingApp) =>
  provider.requests.filter(({ method, url }) => method === 'POST' && url.pathname.endsWith('/refunds')).length

const reject = async (app: PayingApp, id: string) =>
  app.clients.REST.ask('rejectBooking', { id }, { cookie: await app.adminCookie() })

/** A booking that was paid, and that the office then rejects. Nothing has been given back yet. */
async function rejected(app: PayingApp) {
  const booked = await bookOnline(app)
  await app.provider.pay(booked.checkoutId)
  await app.pass({ seconds: 10 })
  await reject(app, booked.booking.id)
  return { ...booked.booking, payment: await attemptOf(app, booked.booking.id) }
}

test('a paid booking that is rejected gives the money back, once, and the customer is notified', async ({
  open,
}) => {
  const app = await openPaying(open)
  const { id, payment } = await rejected(app)
  await app.pass({})
  await app.pass({ minutes: 1 })
  expect(await eventsOf(app, payment)).toEqual([
    'created',
    'paid',
    'booking_rejected',
    'refund_begun',
    'refund_seen',
  ])
  expect(asked(app)).toBe(1)
  expect(await paymentMails(app, id)).toEqual(['payment-received 1', 'payment-refunded 1'])
  const [row] = (await app.clients.REST.ask('listBookings', {}, { cookie: await app.adminCookie() })).done
  expect([row?.status, row?.paymentStatus, row?.refundStatus]).toEqual(['rejected', 'completed', 'completed'])
})

test('while the money is on its way back the office and the export say so', async ({ open }) => {
  const app = await openPaying(open)
  await rejected(app)
  const cookie = await app.adminCookie()
  const [row] = (await app.clients.REST.ask('listBookings', {}, { cookie })).done
  expect([row?.paymentStatus, row?.refundStatus]).toEqual(['completed', 'under_way'])
  const exported = async () => {
    const { text } = await app.raw({ method: 'GET', path: '/api/admin/bookings.csv', headers: { cookie } })
    const [headings = '', booking = ''] = text.split('\r\n')
    const cells = booking.split(',')
    const at = (heading: string) => cells[headings.split(',').indexOf(heading)]
    return [at('Payment state'), at('Total (EUR)'), at('Refunded (EUR)')]
  }
  expect(await exported()).toEqual(['Refund on its way', '49.00', '49.00'])
  await app.pass({})
  await app.pass({ minutes: 1 })
  expect(await exported()).toEqual(['Refunded', '49.00', '49.00'])
})

test('an accepted booking keeps its money, and so does one that is accepted unpaid', async ({ open }) => {
  const app = await openPaying(open)
  const { booking, checkoutId } = await bookOnline(app)
  const accepted = await app.clients.REST.ask(
    'acceptBooking',
    { id: booking.id },
    { cookie: await app.adminCookie() },
  )
  expect(accepted.status).toBe(200)
  await app.provider.pay(checkoutId)
  await app.pass({ minutes: 10 })
  expect(await statesOf(app, booking.id)).toEqual(['completed'])
  expect(asked(app)).toBe(0)
})

test('money that comes for a rejected booking goes back, and its open page is closed', async ({ open }) => {
  const app = await openPaying(open)
  const { booking, checkoutId } = await bookOnline(app)
  await app.provider.pay(checkoutId, 'unnoticed')
  await reject(app, booking.id)
  await app.pass({})
  await app.pass({ minutes: 2 })
  expect(await statesOf(app, booking.id)).toEqual(['refunded'])
  expect(await paymentMails(app, booking.id)).toEqual(['payment-refunded 1'])

  const other = await bookOnline(app, { customerEmail: 'other@example.com' })
  await reject(app, other.booking.id)
  await app.pass({})
  await expect(app.provider.pay(other.checkoutId)).rejects.toThrow('the checkout is over')
  await app.pass({ minutes: 40 })
  expect(await paymentMails(app, other.booking.id)).toEqual([])
})

test('a second payment of a booking goes back, the first one stays, and the office is notified', async ({
  open,
}) => {
  const app = await openPaying(open)
  const first = await bookOnline(app, {}, 'twice')
  await app.provider.decline(first.checkoutId)
  await app.pass({ seconds: 5 })
  // The first page is closed while its customer's bank is still at work in another tab.
  app.provider.faults.next('deactivate', 'paid afterwards')
  const second = await bookOnline(app, {}, 'twice')
  await app.provider.pay(second.checkoutId)
  await app.pass({})
  expect(await statesOf(app, first.booking.id)).toEqual(['expired', 'completed'])
  for (const minutes of [1, 2, 5]) await app.pass({ minutes })
  expect(await statesOf(app, first.booking.id)).toEqual(['refunded', 'completed'])
  expect(await paymentMails(app, first.booking.id)).toEqual([
    'office-payment-alert 1-double',
    'payment-received 2',
    'payment-refunded 1',
  ])
  expect(asked(app)).toBe(1)
})

describe('a refund', () => {
  test.for(['empty body', 'HTML 502 after the work', 'reset after the work', 'half JSON'] as const)(
    'whose answer is lost is looked for and not asked for again: %s',
    async (fault, { open }) => {
      const app = await openPaying(open)
      app.provider.faults.next('refund', fault)
      const { id } = await rejected(app)
      await app.pass({})
      await app.pass({ minutes: 1 })
      expect(await statesOf(app, id)).toEqual(['refunded'])
      expect(asked(app)).toBe(1)
    },
  )

  test('that shows late is waited for', async ({ open }) => {
    const app = await openPaying(open)
    app.provider.faults.next('refund', 'seen late')
    const { id } = await rejected(app)
    await app.pass({})
    await app.pass({ seconds: 30 })
    expect(await statesOf(app, id)).toEqual(['refund_sent'])
    for (const minutes of [1, 2]) await app.pass({ minutes })
    expect(await statesOf(app, id)).toEqual(['refunded'])
  })

  test('that stays on its way is waited for, and after two weeks somebody has to look', async ({ open }) => {
    const app = await openPaying(open)
    app.provider.faults.next('refund', 'stays pending')
    const { id } = await rejected(app)
    await app.pass({})
    for (let day = 0; day < 13; day += 1) await app.pass({ minutes: 24 * 60 })
    expect(await statesOf(app, id)).toEqual(['refund_sent'])
    for (let day = 0; day < 3; day += 1) await app.pass({ minutes: 24 * 60 })
    expect(await statesOf(app, id)).toEqual(['refund_failed'])
    expect(asked(app)).toBe(1)
  })

  test('that was refused for the moment is asked for again soon', async ({ open }) => {
    const app = await openPaying(open)
    app.provider.faults.next('refund', '429')
    const { id } = await rejected(app)
    await app.pass({})
    for (const minutes of [2, 5, 12]) await app.pass({ minutes })
    expect([await statesOf(app, id), asked(app)]).toEqual([['refunded'], 2])
  })

  test.for([
    'refused with 403',
    'refused with 404',
    'refused with 409',
    'refused with 422',
    'fails later',
  ] as const)('that fails is the office’s to give by hand: %s', async (fault, { open }) => {
    const app = await openPaying(open)
    app.provider.faults.next('refund', fault)
    const { id } = await rejected(app)
    await app.pass({})
    await app.pass({ minutes: 1 })
    expect(await statesOf(app, id)).toEqual(['refund_failed'])
    for (let day = 0; day < 3; day += 1) await app.pass({ minutes: 24 * 60 })
    expect(await paymentMails(app, id)).toEqual(['office-payment-alert 1-refund', 'payment-received 1'])
    expect(asked(app)).toBe(1)
  })

  test('is not asked for while the transaction cannot be read', async ({ open }) => {
    const app = await openPaying(open)
    app.provider.faults.next('transaction', 'HTML 502')
    const { id } = await rejected(app)
    await app.pass({})
    expect([await statesOf(app, id), asked(app)]).toEqual([['refund_due'], 0])
    for (const minutes of [1, 2]) await app.pass({ minutes })
    expect(await statesOf(app, id)).toEqual(['refunded'])
  })
})
