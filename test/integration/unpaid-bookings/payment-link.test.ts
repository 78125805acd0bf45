import { expect } from 'vitest'
import { bookOnline, openPaying, paymentLinkToken, statesOf } from '../../support/payments.ts'
import { test } from '../../support/test.ts'

test('a link that leads nowhere is always answered the same', async ({ open }) => {
  const app = await openPaying(open)
  const { booking } = await bookOnline(app)
  const token = await paymentLinkToken(app, booking.id)
  const wrong = ['', 'x', token.slice(1), `${token}A`, token.toLowerCase(), 'A'.repeat(43)]
  for (const call of ['readPaymentLink', 'openPaymentLink'] as const)
    for (const token of wrong) {
      const { status, refused } = await app.clients.REST.ask(call, { token })
      expect([status, refused.error]).toEqual([
        404,
        'This link does not work, or has ended. Please write to us.',
      ])
    }
})

test('reading a link makes no checkout, and opening it twice makes one', async ({ open }) => {
  const app = await openPaying(open)
  const { booking } = await bookOnline(app)
  await app.pass({ minutes: 32 })
  const token = await paymentLinkToken(app, booking.id)
  await app.clients.REST.ask('readPaymentLink', { token })
  expect(await statesOf(app, booking.id)).toEqual(['expired'])
  const first = await app.clients.REST.ask('openPaymentLink', { token })
  const second = await app.clients.tRPC.ask('openPaymentLink', { token })
  expect(second.done).toEqual(first.done)
  expect(await statesOf(app, booking.id)).toEqual(['expired', 'pending'])
})

test('a link ends thirty days after the pick-up', async ({ open }) => {
  const app = await openPaying(open)
  const { booking } = await bookOnline(app)
  const token = await paymentLinkToken(app, booking.id)
  // The pick-up is on 20 June at 10:30, Lisbon time.
  app.clock.set('2027-07-20T09:30:00.000Z')
  expect((await app.clients.REST.ask('readPaymentLink', { token })).status).toBe(200)
  app.clock.set('2027-07-20T09:30:00.001Z')
  expect((await app.clients.REST.ask('readPaymentLink', { token })).status).toBe(404)
})

test('without online payment no link is sent, and the sentence says so', async ({ open }) => {
  const app = await openPaying(open)
  const { booking } = await bookOnline(app)
  const without = await open({ settings: { PAYMENTS: 'off' }, beside: app })
  const cookie = await app.adminCookie()
  const { status, refused } = await without.clients.REST.ask(
    'sendPaymentLink',
    { id: booking.id },
    { cookie },
  )
  expect([status, refused.error]).toEqual([422, 'Online payment is not available at the moment.'])
})

test('a right link opens however many wrong ones come from its address, and is counted by itself', async ({
  open,
}) => {
  const app = await openPaying(open, { settings: { RATE_LIMIT: 'on' } })
  const { booking } = await bookOnline(app)
  const token = await paymentLinkToken(app, booking.id)
  const read = async (token: string) => (await app.clients.REST.ask('readPaymentLink', { token })).status
  await app.database.fresh().execute('alter table rate_count rename to rate_count_away')
  try {
    for (let time = 0; time < 40; time += 1) expect(await read(`wrong-${time}`)).toBe(404)
  } finally {
    await app.database.fresh().execute('alter table rate_count_away rename to rate_count')
  }
  const statuses = []
  for (let time = 0; time < 31; time += 1) statuses.push(await read(token))
  expect(statuses).toEqual([...Array.from({ length: 30 }, () => 200), 429])
})
