import { expect } from 'vitest'
import { Booking } from '../../src/server/bookings/booking.entity.ts'
import { presentInMessages } from '../../src/server/bookings/present-partner-booking.ts'
import { AuditEntry } from '../../src/server/core/audit/audit-entry.entity.ts'
import type { EventName, Events } from '../../src/server/core/events.ts'
import { record } from '../../src/server/core/transaction.ts'
import { Outbox } from '../../src/server/mail/outbox.entity.ts'
import { createReact } from '../../src/server/reactions.ts'
import { WebhookDelivery } from '../../src/server/webhooks/webhook.entity.ts'
import type { TestApp } from '../support/app.ts'
import { testConfig } from '../support/config.ts'
import { test } from '../support/test.ts'
import { faroToVilamoura } from '../support/trips.ts'
import { addWebhook, PRIVATE } from '../support/webhooks.ts'

const OFFICE = { OFFICE_EMAIL: 'office@costa.example' }

/** The mails, messages and entries of the audit trail that stand in the database. */
async function written({ database }: TestApp): Promise<number[]> {
  const em = database.fresh()
  return [await em.count(Outbox), await em.count(WebhookDelivery), await em.count(AuditEntry)]
}

/** Records an event in a transaction, which is then committed or rolled back. */
async function recordIn<Name extends EventName>(
  { database, clock }: TestApp,
  name: Name,
  event: Events[Name],
  isUndone: boolean,
): Promise<void> {
  const react = createReact(testConfig(OFFICE))
  const done = database.fresh().transactional(async (em) => {
    await record({ em, clock, react, announce: async () => {} }, name, event)
    if (isUndone) throw new Error('undone')
  })
  if (isUndone) await expect(done).rejects.toThrow('undone')
  else await done
}

test('what follows from an event stands or falls with its transaction', async ({ open }) => {
  const app = await open({ settings: { ...PRIVATE.settings, ...OFFICE } })
  const { done } = await app.clients.REST.ask('createBooking', faroToVilamoura())
  await addWebhook(app, 'http://127.0.0.1:9/')
  const of = { bookingId: done.id, bookingNumber: done.bookingNumber }
  const payment = { bookingId: done.id, attempt: 1, amountCents: 4900 }
  const apiKey = { id: 'a4c4d1a2-6c5a-4b44-9b8f-2a5d6c3c1f10', name: 'Lisbon Hotels' }
  const follows = async <Name extends EventName>(name: Name, event: Events[Name]) => {
    const before = await written(app)
    await recordIn(app, name, event, true)
    expect([name, ...(await written(app))]).toEqual([name, ...before])
    await recordIn(app, name, event, false)
    return (await written(app)).map((count, index) => count - (before[index] ?? 0))
  }
  // As if the request had written none yet: there is one mail of a kind for a booking.
  await app.database.fresh().nativeDelete(Outbox, {})
  expect(await follows('booking.requested', { ...of, apiKey })).toEqual([2, 1, 1])
  expect(await follows('booking.confirmed', { ...of, admin: 'maria' })).toEqual([1, 1, 1])
  expect(await follows('booking.rejected', { ...of, admin: 'maria', reason: null })).toEqual([1, 1, 1])
  expect(await follows('payment.completed', payment)).toEqual([1, 1, 0])
  expect(await follows('payment.not-completed', payment)).toEqual([1, 1, 0])
  const before = presentInMessages(await app.database.fresh().findOneOrFail(Booking, { id: done.id }))
  const changed = { bookingId: done.id, occasion: '1', fields: ['pickupAt'], before } as const
  expect(await follows('booking.changed', changed)).toEqual([0, 1, 0])
  const parts = { returnedCents: 2000, refundedCents: 2000, outstandingCents: 2900 }
  expect(await follows('payment.returned', { ...payment, ...parts })).toEqual([0, 1, 0])
  expect(
    await follows('payment.refunded', { ...payment, part: null, refundOf: null, isManual: false }),
  ).toEqual([1, 0, 0])
})
