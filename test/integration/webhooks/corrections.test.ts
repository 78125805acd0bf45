import type { ReceivedMessage } from '@chauffeur/gateways/webhooks/testing/fake-receiver'
import { describe, expect } from 'vitest'
import { callAsAdmin } from '../../support/admin-calls.ts'
import { protocols } from '../../support/api-clients.ts'
import { bookOnline, openPaying } from '../../support/payments.ts'
import { test } from '../../support/test.ts'
import { addWebhook, openReceiver, PRIVATE } from '../../support/webhooks.ts'
import { faroToVilamoura } from '../../support/trips.ts'

interface ToldChange {
  readonly updatedAt: string
  readonly changes: readonly string[]
}

/** The changes of one booking, in the order in which they were made: messages may come in another one. */
const changesIn = (messages: readonly ReceivedMessage[]) =>
  messages
    .map(({ body }): ToldChange => JSON.parse(body).data)
    .toSorted((a, b) => a.updatedAt.localeCompare(b.updatedAt))
    .map(({ changes }) => changes)

describe.each(protocols)('a correction by the office, by %s,', (protocol) => {
  test('is sent to whoever hears of changes, once, with all that has changed', async ({ open }) => {
    const app = await open(PRIVATE)
    const receiver = await openReceiver()
    await addWebhook(app, receiver.url, { events: ['booking.changed'] })
    const { id } = (await app.clients.REST.ask('createBooking', faroToVilamoura())).done
    const correct = (input: object) => callAsAdmin(app, protocol, 'correctCustomer', { id, ...input })
    await callAsAdmin(app, protocol, 'correctEmail', { id, customerEmail: 'ana@example.com' })
    await correct({ customerEmail: 'ana@example.org' })
    await correct({ customerName: 'Ana Lobo', customerEmail: 'ana@example.net', locale: 'pt' })
    await callAsAdmin(app, protocol, 'changeBookingDetails', { id, flightNumber: 'TP 1234' })
    // Nothing of these is a change.
    await callAsAdmin(app, protocol, 'correctEmail', { id, customerEmail: 'ana@example.net' })
    await correct({ customerEmail: 'ana@example.net', customerName: 'Ana Lobo' })
    await app.workers.webhooks.drain()
    expect(changesIn(receiver.received)).toEqual([
      ['customerEmail'],
      ['customerEmail'],
      ['customerName', 'locale', 'customerEmail'],
      ['flightNumber'],
    ])
  })

  test('that has the driver paid, or counts a booking as paid, is sent, too', async ({ open }) => {
    const app = await openPaying(open, PRIVATE)
    const receiver = await openReceiver()
    await addWebhook(app, receiver.url, { events: ['booking.changed', 'payment.completed'] })
    const ids: string[] = []
    for (const pickupTime of ['10:00', '15:00']) {
      const { booking } = await bookOnline(app, { pickupTime })
      await app.pass({ minutes: 32 })
      await callAsAdmin(app, 'REST', 'acceptBooking', { id: booking.id })
      ids.push(booking.id)
    }
    const [first, second] = ids
    await callAsAdmin(app, protocol, 'payDriver', { id: first, paymentMethod: 'cash' })
    await callAsAdmin(app, protocol, 'markPaid', { id: second, note: 'Bank transfer' })
    await app.workers.webhooks.drain()
    const messages = receiver.received.map(({ body }): { type: string } => JSON.parse(body))
    // Messages about two bookings come in any order.
    expect(messages.toSorted((a, b) => a.type.localeCompare(b.type))).toMatchObject([
      { type: 'booking.changed', data: { id: first, changes: ['paymentMethod'], paymentMethod: 'cash' } },
      { type: 'payment.completed', data: { id: second, paymentStatus: 'completed' } },
    ])
  })
})
