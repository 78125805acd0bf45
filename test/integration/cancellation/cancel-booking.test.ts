import { describe, expect } from 'vitest'
import { AuditEntry } from '../../../src/server/core/audit/audit-entry.entity.ts'
import { enqueueMail } from '../../../src/server/mail/enqueue-mail.ts'
import { Outbox } from '../../../src/server/mail/outbox.entity.ts'
import { WebhookDelivery } from '../../../src/server/webhooks/webhook.entity.ts'
import { callAsAdmin } from '../../support/admin-calls.ts'
import { byKey, makeKey } from '../../support/api-keys.ts'
import { overTrpc } from '../../support/api-clients.ts'
import type { TestApp } from '../../support/app.ts'
import { refundsAskedFor, returnedBy } from '../../support/direct-payments.ts'
import {
  attemptOf,
  bookOnline,
  checkoutOf,
  online,
  openPaying,
  statesOf,
  type PayingApp,
} from '../../support/payments.ts'
import { guestCookie } from '../../support/private-links.ts'
import { textOfAttachment } from '../../support/mailbox.ts'
import { test } from '../../support/test.ts'
import { faroToVilamoura } from '../../support/trips.ts'
import { addWebhook, PRIVATE } from '../../support/webhooks.ts'

async function paidAndConfirmed(app: PayingApp) {
  const { booking, checkoutId } = await bookOnline(app)
  await app.provider.pay(checkoutId)
  await app.pass({ seconds: 10 })
  await callAsAdmin(app, 'REST', 'acceptBooking', { id: booking.id })
  await app.workers.mail.drain()
  return booking
}

const soon = async (app: PayingApp) => {
  for (const minutes of [1, 2, 5, 12]) await app.pass({ minutes })
}

async function mailKinds(app: TestApp, bookingId: string): Promise<string[]> {
  const mails = await app.database.fresh().find(Outbox, { bookingId })
  return mails.map(({ kind }) => kind).toSorted()
}

const reason = 'The road is closed.'

describe.each(overTrpc)('the office, by %s,', (protocol) => {
  test('cancels a confirmed booking, and everything that was paid goes back', async ({ open }) => {
    const app = await openPaying(open)
    const { id } = await paidAndConfirmed(app)
    const { status, done } = await callAsAdmin(app, protocol, 'cancelBooking', { id, reason })
    expect([status, done]).toMatchObject([
      200,
      {
        status: 'confirmed',
        cancelledAt: app.clock().toISOString(),
        cancelledBy: 'office',
        cancelReason: reason,
        cancelFee: 0,
        refundStatus: 'under_way',
        refundAmount: 49,
      },
    ])
    await soon(app)
    expect([refundsAskedFor(app), await returnedBy(app, id)]).toEqual([['all'], 4900])
    const [entry] = await app.database.fresh().find(AuditEntry, { act: 'cancelled' })
    expect(entry).toMatchObject({ admin: 'maria', subjectId: id, details: { reason } })
    expect(await mailKinds(app, id)).toEqual([
      'booking-cancelled',
      'booking-confirmed',
      'booking-received',
      'office-new-booking',
      'payment-received',
      'payment-refunded',
    ])
  })

  test('gives back a part, and never more than was paid', async ({ open }) => {
    const app = await openPaying(open)
    const { id } = await paidAndConfirmed(app)
    const tooMuch = await callAsAdmin(app, protocol, 'cancelBooking', { id, reason, refund: 49.01 })
    expect([tooMuch.status, tooMuch.refused.error]).toEqual([400, 'Refund can be at most €49.00.'])
    const { done } = await callAsAdmin(app, protocol, 'cancelBooking', { id, reason, refund: 20 })
    expect([done.cancelFee, done.refundAmount]).toEqual([29, 20])
    await soon(app)
    expect([refundsAskedFor(app), await returnedBy(app, id)]).toEqual([[20], 2000])
  })

  test('cannot cancel twice, nor what was rejected or does not exist', async ({ open }) => {
    const app = await open()
    const { id } = (await app.clients.REST.ask('createBooking', faroToVilamoura())).done
    await callAsAdmin(app, protocol, 'cancelBooking', { id, reason })
    const again = await callAsAdmin(app, protocol, 'cancelBooking', { id, reason })
    expect([again.status, again.refused]).toMatchObject([
      409,
      { code: 'ALREADY_CANCELLED', error: 'This booking is already cancelled.', status: 'cancelled' },
    ])
    for (const call of ['acceptBooking', 'rejectBooking'] as const) {
      const decided = await callAsAdmin(app, protocol, call, { id })
      expect([decided.status, decided.refused.code]).toEqual([409, 'ALREADY_CANCELLED'])
    }
    const other = (
      await app.clients.REST.ask('createBooking', faroToVilamoura({ customerName: 'Rui Costa' }))
    ).done
    await callAsAdmin(app, protocol, 'rejectBooking', { id: other.id })
    const rejected = await callAsAdmin(app, protocol, 'cancelBooking', { id: other.id, reason })
    expect([rejected.status, rejected.refused]).toMatchObject([
      409,
      { code: 'ALREADY_DECIDED', status: 'rejected' },
    ])
    const unknown = { id: '01234567-89ab-4cde-8f01-23456789abcd', reason }
    expect((await callAsAdmin(app, protocol, 'cancelBooking', unknown)).status).toBe(404)
    expect((await app.clients[protocol].ask('cancelBooking', { id, reason })).status).toBe(401)
  })

  test('finds cancelled bookings by their state, and nowhere else', async ({ open }) => {
    const app = await open()
    const ids = []
    for (const customerName of ['Ana Sousa', 'Rui Costa', 'Eva Luz'])
      ids.push((await app.clients.REST.ask('createBooking', faroToVilamoura({ customerName }))).done.id)
    const [cancelled, confirmed, pending] = ids
    await callAsAdmin(app, protocol, 'cancelBooking', { id: cancelled, reason })
    await callAsAdmin(app, protocol, 'acceptBooking', { id: confirmed })
    const found = async (filter: object) =>
      (await callAsAdmin(app, protocol, 'findBookings', filter)).done.bookings.map(({ id }) => id)
    expect(await found({ status: 'cancelled' })).toEqual([cancelled])
    expect(await found({ status: 'pending' })).toEqual([pending])
    expect(await found({ status: 'confirmed' })).toEqual([confirmed])
    expect(new Set(await found({}))).toEqual(new Set(ids))
    expect((await found({}))[0]).toBe(pending)
    const counts = await callAsAdmin(app, protocol, 'countBookings', {})
    expect(counts.done).toEqual({ total: 3, matching: 3, waiting: 1, newer: 0, changes: 0 })
    expect((await callAsAdmin(app, protocol, 'watchBookings')).done.waiting).toBe(1)
    const day = await callAsAdmin(app, protocol, 'listDayBookings', { day: '2027-01-27' })
    expect(new Set(day.done.bookings.map(({ id }) => id))).toEqual(new Set([confirmed, pending]))
  })
})

test('the guest’s calendar, the office’s calendar and the export follow a cancellation', async ({ open }) => {
  const app = await open()
  const { id } = (await app.clients.REST.ask('createBooking', faroToVilamoura())).done
  await callAsAdmin(app, 'REST', 'acceptBooking', { id })
  const { done: link } = await callAsAdmin(app, 'REST', 'renewCalendarLink')
  await callAsAdmin(app, 'REST', 'cancelBooking', { id, reason })
  await app.workers.mail.drain()
  const mail = (await app.mails()).find(({ subject }) => subject?.includes('is cancelled'))
  expect(mail?.text).toContain('The reason: The road is closed.')
  expect(mail?.text).toContain('There is nothing to pay.')
  const attached = mail?.attachments.find(({ filename }) => filename?.endsWith('.ics'))
  const ics = attached && textOfAttachment(attached)
  for (const line of ['METHOD:CANCEL', 'STATUS:CANCELLED', 'SEQUENCE:1', `UID:${id}`])
    expect(ics).toContain(line)
  const feed = await app.raw({ method: 'GET', path: new URL(link.url).pathname })
  for (const line of ['STATUS:CANCELLED', 'SEQUENCE:1']) expect(feed.text).toContain(line)
  const headers = { cookie: await app.adminCookie() }
  const { text } = await app.raw({ method: 'GET', path: '/api/admin/bookings.csv', headers })
  expect(text).toMatch(/,cancelled,/)
})

test('a confirmation that has not left when the booking is cancelled is never sent', async ({ open }) => {
  const app = await open()
  const { id } = (await app.clients.REST.ask('createBooking', faroToVilamoura())).done
  await callAsAdmin(app, 'REST', 'cancelBooking', { id, reason })
  await app.workers.mail.drain()
  await enqueueMail({ em: app.database.fresh(), clock: app.clock }, 'booking-confirmed', id)
  await app.workers.mail.drain()
  expect((await app.mails()).filter(({ subject }) => subject?.includes('is confirmed'))).toEqual([])
  expect(await mailKinds(app, id)).not.toContain('booking-confirmed')
})

test('a request that was cancelled before it was confirmed is in no calendar', async ({ open }) => {
  const app = await open()
  const { id } = (await app.clients.REST.ask('createBooking', faroToVilamoura())).done
  await callAsAdmin(app, 'REST', 'cancelBooking', { id, reason })
  await app.workers.mail.drain()
  const mail = (await app.mails()).find(({ subject }) => subject?.includes('is cancelled'))
  expect(mail?.attachments.filter(({ filename }) => filename?.endsWith('.ics'))).toEqual([])
})

describe('an open checkout of a cancelled booking', () => {
  test('is closed', async ({ open }) => {
    const app = await openPaying(open)
    const { booking, checkoutId } = await bookOnline(app)
    await callAsAdmin(app, 'REST', 'cancelBooking', { id: booking.id, reason })
    await app.pass({})
    await expect(app.provider.pay(checkoutId)).rejects.toThrow('the checkout is over')
    await app.pass({ minutes: 40 })
    expect(await mailKinds(app, booking.id)).not.toContain('payment-not-completed')
  })

  test('that is paid all the same gives everything back by itself', async ({ open }) => {
    const app = await openPaying(open)
    const { booking, checkoutId } = await bookOnline(app)
    await app.provider.pay(checkoutId, 'unnoticed')
    await callAsAdmin(app, 'REST', 'cancelBooking', { id: booking.id, reason })
    await soon(app)
    expect([await statesOf(app, booking.id), await returnedBy(app, booking.id)]).toEqual([['refunded'], 4900])
    expect(await mailKinds(app, booking.id)).toContain('payment-refunded')
  })
})

test('a booking stays cancelled when its refund fails, and the office is told', async ({ open }) => {
  const app = await openPaying(open)
  const { id } = await paidAndConfirmed(app)
  app.provider.faults.next('refund', 'refused with 409')
  await callAsAdmin(app, 'REST', 'cancelBooking', { id, reason })
  await soon(app)
  const { done } = await callAsAdmin(app, 'REST', 'readBooking', { id })
  expect([done.cancelledBy, done.refundStatus]).toEqual(['office', 'failed'])
  expect(await mailKinds(app, id)).toContain('office-payment-alert')
})

test('a payment in review of a cancelled booking goes back once it is taken as paid', async ({ open }) => {
  const app = await openPaying(open)
  const { booking, checkoutId } = await bookOnline(app)
  await app.provider.pay(checkoutId, 'tip')
  await app.pass({ seconds: 10 })
  await callAsAdmin(app, 'REST', 'cancelBooking', { id: booking.id, reason })
  const { id } = await attemptOf(app, booking.id)
  await callAsAdmin(app, 'REST', 'acceptAsPaid', { id })
  await soon(app)
  expect(await statesOf(app, booking.id)).toEqual(['refunded'])
})

test('of many who accept and cancel one booking at once, each outcome is one of the two orders', async ({
  open,
}) => {
  const app = await open()
  for (let round = 0; round < 5; round += 1) {
    const { id } = (await app.clients.REST.ask('createBooking', faroToVilamoura({ notes: `round ${round}` })))
      .done
    const answers = await Promise.all(
      Array.from({ length: 12 }, (_, index) =>
        index % 2 === 0
          ? callAsAdmin(app, 'REST', 'acceptBooking', { id })
          : callAsAdmin(app, 'tRPC', 'cancelBooking', { id, reason }),
      ),
    )
    const won = answers.map(({ status }, index) => (status === 200 ? index % 2 : -1)).filter((by) => by >= 0)
    // Accepted and then cancelled, or cancelled: one of each at most, and one cancellation for sure.
    expect(won.filter((by) => by === 1)).toHaveLength(1)
    expect(won.filter((by) => by === 0).length).toBeLessThanOrEqual(1)
    for (const { status } of answers) expect([200, 409]).toContain(status)
    const kinds = await mailKinds(app, id)
    expect(kinds.filter((kind) => kind === 'booking-cancelled')).toHaveLength(1)
  }
})

describe.each(overTrpc)('a partner, by %s,', (protocol) => {
  async function partnerBooking(app: TestApp) {
    const key = await makeKey(app)
    const { done } = await app.clients.REST.ask('createBooking', faroToVilamoura(), byKey(key))
    return { key, ...done }
  }

  test('cancels a booking of its own, and the office and its receivers hear of it', async ({ open }) => {
    const app = await open({ settings: { ...PRIVATE.settings, OFFICE_EMAIL: 'office@costa.example' } })
    const { key, id, bookingNumber } = await partnerBooking(app)
    await addWebhook(app, 'http://127.0.0.1:9/hook', { events: ['booking.cancelled'] })
    const input = { bookingNumber, reason: 'Plans have changed.', expectedRefund: 0 }
    const { status, done } = await app.clients[protocol].ask('cancelPartnerBooking', input, byKey(key))
    expect([status, done]).toMatchObject([
      200,
      { status: 'pending', cancelledBy: 'partner', cancelReason: 'Plans have changed.', cancelFee: 0 },
    ])
    expect(await mailKinds(app, id)).toContain('office-cancellation')
    const [delivery] = await app.database.fresh().find(WebhookDelivery, { type: 'booking.cancelled' })
    expect(JSON.parse(delivery?.body ?? '{}')).toMatchObject({
      type: 'booking.cancelled',
      data: { bookingNumber, status: 'pending', cancelledBy: 'partner' },
    })
    const again = await app.clients[protocol].ask('cancelPartnerBooking', { bookingNumber }, byKey(key))
    expect([again.status, again.done]).toEqual([200, done])
  })

  test('cannot cancel another’s booking, nor without the right to book', async ({ open }) => {
    const app = await open()
    const { bookingNumber } = await partnerBooking(app)
    const other = await makeKey(app, { name: 'Porto Hotels' })
    const foreign = await app.clients[protocol].ask('cancelPartnerBooking', { bookingNumber }, byKey(other))
    expect(foreign.status).toBe(404)
    const reader = await makeKey(app, { name: 'Reader', scopes: ['read'] })
    const closed = await app.clients[protocol].ask('cancelPartnerBooking', { bookingNumber }, byKey(reader))
    expect(closed.status).toBe(403)
    expect((await app.clients[protocol].ask('cancelPartnerBooking', { bookingNumber })).status).toBe(401)
  })

  test('is told what would go back where it expects something else', async ({ open }) => {
    const app = await open()
    const { key, bookingNumber } = await partnerBooking(app)
    const input = { bookingNumber, expectedRefund: 49 }
    const { status, refused } = await app.clients[protocol].ask('cancelPartnerBooking', input, byKey(key))
    expect([status, refused]).toMatchObject([
      409,
      { code: 'REFUND_CHANGED', fee: 0, refund: 0, feeCents: 0, refundCents: 0, freeUntil: null },
    ])
  })
})

test('a partner reads what cancelling would cost, cancels for that, and of two at once both are answered alike', async ({
  open,
}) => {
  const app = await openPaying(open)
  const key = await makeKey(app)
  const { done: booked } = await app.clients.REST.ask('createPartnerBooking', online(), byKey(key))
  await app.provider.pay(checkoutOf(booked.checkoutUrl))
  await app.pass({ minutes: 1 })
  const { bookingNumber } = booked
  const ask = () => app.clients.REST.ask('readPartnerCancellation', { bookingNumber }, byKey(key))
  expect((await ask()).done).toEqual({ freeUntil: null, fee: 0, refund: 49 })
  await callAsAdmin(app, 'REST', 'acceptBooking', { id: booked.id })
  expect((await app.clients.tRPC.ask('readPartnerCancellation', { bookingNumber }, byKey(key))).done).toEqual(
    {
      freeUntil: '2027-06-20T09:30:00+01:00',
      fee: 0,
      refund: 49,
    },
  )
  app.clock.set('2027-06-20T08:30:01Z')
  const { done: terms } = await ask()
  expect(terms).toEqual({ freeUntil: '2027-06-20T09:30:00+01:00', fee: 49, refund: 0 })
  const input = { bookingNumber, expectedRefund: terms.refund }
  const cancel = () => app.clients.REST.ask('cancelPartnerBooking', input, byKey(key))
  const [one, other] = await Promise.all([cancel(), cancel()])
  expect([one.status, other.status, other.done]).toEqual([200, 200, one.done])
  expect(one.done).toMatchObject({ cancelFee: 49, refundAmount: 0 })
  expect((await ask()).refused.code).toBe('ALREADY_CANCELLED')
})

test('of a booking of which a part had gone back, the mail and the private page say where all of the money is', async ({
  open,
}) => {
  const app = await openPaying(open)
  const { id } = await paidAndConfirmed(app)
  const { id: payment } = await attemptOf(app, id)
  await callAsAdmin(app, 'REST', 'raiseRefund', { id: payment, refundTotal: 9 })
  await soon(app)
  await callAsAdmin(app, 'REST', 'cancelBooking', { id, reason, refund: 30 })
  const cookie = await guestCookie(app, id)
  const { done } = await app.clients.REST.ask('readTrip', {}, { cookie })
  expect(done.private).toMatchObject({ paidAmount: 49, refundAmount: 39, refundedAmount: 9, cancelFee: 10 })
  const mail = (await app.mails()).find(({ subject }) => subject?.includes('is cancelled'))
  expect(mail?.text).toContain(
    'Of the €49.00 that you paid, €9.00 was refunded to you before. €30.00 will now be refunded to your original payment method, and we will write to you when it is sent. €10.00 is not refunded.',
  )
})
