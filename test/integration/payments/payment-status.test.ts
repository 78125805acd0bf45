import { describe, expect } from 'vitest'
import { callAsAdmin } from '../../support/admin-calls.ts'
import { overRest } from '../../support/api-clients.ts'
import {
  attemptOf,
  bookOnline,
  expectStanding,
  openPaying,
  paymentLinkToken,
  type PayingApp,
} from '../../support/payments.ts'
import { test } from '../../support/test.ts'

const reads = ({ provider }: PayingApp, checkoutId: string) =>
  provider.requests.filter(
    ({ method, url }) => method === 'GET' && url.pathname === `/v0.1/checkouts/${checkoutId}`,
  ).length

describe.each(overRest)('how a payment stands, by %s', (protocol) => {
  test('is shown under our id and under the provider’s, with the amount and the booking’s number', async ({
    open,
  }) => {
    const app = await openPaying(open)
    const { booking, checkoutId } = await bookOnline(app)
    const { id } = await attemptOf(app, booking.id)
    for (const input of [{ checkoutId: id }, { id }, { checkoutId }, { id: checkoutId }]) {
      const { status, done, headers } = await app.clients[protocol].ask('readPaymentStatus', input)
      expect([status, done]).toEqual([
        200,
        {
          paymentStatus: 'pending',
          amount: 49,
          bookingNumber: booking.bookingNumber,
          isConfirmed: false,
          returnUrl: null,
        },
      ])
      expect(headers.get('cache-control')).toBe('no-store')
    }
  })

  test.for([
    [
      'of another id',
      { checkoutId: '01234567-89ab-4cde-8f01-23456789abcd' },
      404,
      'There is no such payment.',
    ],
    ['of what is no id', { checkoutId: 'none’s' }, 404, 'There is no such payment.'],
    ['of nothing', {}, 400, 'The payment id is required.'],
    ['of an empty id', { checkoutId: '' }, 400, 'The payment id is required.'],
    ['of a long id', { checkoutId: 'x'.repeat(65) }, 400, 'The payment id can have at most 64 characters.'],
  ] as const)('%s is refused', async ([, input, status, sentence], { app }) => {
    const answer = await app.clients[protocol].ask('readPaymentStatus', input)
    expect([answer.status, answer.refused.error]).toEqual([status, sentence])
  })
})

test('the payment is seen by whoever waits for it, though the provider never sent word', async ({ open }) => {
  const app = await openPaying(open)
  const { booking, checkoutId } = await bookOnline(app)
  await app.provider.pay(checkoutId, 'unnoticed')
  await expectStanding(app, checkoutId, 'completed')
  const { done } = await app.clients.REST.ask('listBookings', {}, { cookie: await app.adminCookie() })
  expect(done.find(({ id }) => id === booking.id)).toMatchObject({
    status: 'pending',
    paymentStatus: 'completed',
  })
})

test('a declined card reads failed, and the card after it completed', async ({ open }) => {
  const app = await openPaying(open)
  const { checkoutId } = await bookOnline(app)
  await app.provider.decline(checkoutId)
  await expectStanding(app, checkoutId, 'failed')
  // The provider's word about it has the payment read again.
  await app.provider.settled()
  await app.workers.payments?.drain()
  await app.provider.pay(checkoutId, 'unnoticed')
  app.clock.advance({ seconds: 3 })
  await expectStanding(app, checkoutId, 'completed')
})

test('a declined card is not called failed again before it was read anew, and never while another page is open', async ({
  open,
}) => {
  const app = await openPaying(open)
  // Nobody but who asks here reads a payment: a check after the provider's notification would take the fault for itself.
  await app.workers.payments?.stop()
  const { booking, checkoutId } = await bookOnline(app)
  await app.provider.decline(checkoutId)
  await expectStanding(app, checkoutId, 'failed')
  await app.provider.pay(checkoutId, 'unnoticed')
  await expectStanding(app, checkoutId, 'pending')
  app.clock.advance({ seconds: 3 })
  app.provider.faults.next('read', 'HTML 502')
  await expectStanding(app, checkoutId, 'pending')
  app.clock.advance({ seconds: 3 })
  await expectStanding(app, checkoutId, 'completed')

  const again = await bookOnline(app)
  await app.provider.decline(again.checkoutId)
  await expectStanding(app, again.checkoutId, 'failed')
  app.clock.advance({ minutes: 32 })
  await expectStanding(app, again.checkoutId, 'failed')
  const token = await paymentLinkToken(app, again.booking.id)
  await app.clients.REST.ask('openPaymentLink', { token })
  await expectStanding(app, again.checkoutId, 'pending')
  expect(booking.id).not.toBe(again.booking.id)
})

test('an open attempt of a booking that was paid in another way reads completed', async ({ open }) => {
  const app = await openPaying(open)
  const { booking, checkoutId } = await bookOnline(app)
  app.provider.faults.next('deactivate', 'HTML 502')
  await callAsAdmin(app, 'REST', 'markPaid', { id: booking.id, note: 'By bank transfer' })
  await expectStanding(app, checkoutId, 'completed')
})

test('of a hundred who ask at once the provider hears one', async ({ open }) => {
  const app = await openPaying(open)
  const { checkoutId } = await bookOnline(app)
  await Promise.all(
    Array.from({ length: 100 }, () => app.clients.REST.ask('readPaymentStatus', { checkoutId })),
  )
  expect(reads(app, checkoutId)).toBe(1)
})

test('the provider is asked ever less often, and not at all once it is paid', async ({ open }) => {
  const app = await openPaying(open)
  const { booking, checkoutId } = await bookOnline(app)
  const readsWithin = async (polls: number) => {
    const before = reads(app, checkoutId)
    for (let poll = 0; poll < polls; poll += 1) {
      await app.clients.REST.ask('readPaymentStatus', { checkoutId })
      app.clock.advance({ seconds: 3 })
    }
    return reads(app, checkoutId) - before
  }
  // The sweep may look, too, a minute after the booking and then at times.
  expect(await readsWithin(15)).toBe(15)
  app.clock.advance({ minutes: 4 })
  const slower = await readsWithin(20)
  expect(slower).toBeGreaterThanOrEqual(4)
  expect(slower).toBeLessThanOrEqual(7)
  await app.provider.pay(checkoutId, 'unnoticed')
  app.clock.advance({ seconds: 15 })
  await expectStanding(app, checkoutId, 'completed')
  app.clock.advance({ seconds: 15 })
  const after = await attemptOf(app, booking.id)
  await expectStanding(app, checkoutId, 'completed')
  expect((await attemptOf(app, booking.id)).lastReadAt).toEqual(after.lastReadAt)
})

test.for(['HTML 502', 'reset after the work', '429', 'refused with 404', 'half JSON', 'redirect'] as const)(
  'what was known is shown while the provider gives no answer: %s',
  async (fault, { open }) => {
    const app = await openPaying(open)
    const { booking, checkoutId } = await bookOnline(app)
    await app.provider.pay(checkoutId, 'unnoticed')
    app.provider.faults.next('read', fault)
    await expectStanding(app, checkoutId, 'pending')
    expect((await attemptOf(app, booking.id)).lastError).toMatch(/^SumUp read checkout: /)
    app.clock.advance({ seconds: 3 })
    await expectStanding(app, checkoutId, 'completed')
  },
)

test('what was known is shown when the provider hangs', async ({ open }) => {
  const app = await openPaying(open, { paymentCalls: { timeoutMs: 1_000 } })
  const { checkoutId } = await bookOnline(app)
  app.provider.faults.next('read', 'stalled body')
  await expectStanding(app, checkoutId, 'pending')
})
