import { describe, expect } from 'vitest'
import { AuditEntry } from '../../../src/server/core/audit/audit-entry.entity.ts'
import type { TestApp } from '../../support/app.ts'
import { protocols, type Protocol } from '../../support/api-clients.ts'
import { test } from '../../support/test.ts'
import { faroToVilamoura } from '../../support/trips.ts'

async function history(app: TestApp, protocol: Protocol, id: string) {
  return app.clients[protocol].ask('readBookingHistory', { id }, { cookie: await app.adminCookie() })
}

async function booked(app: TestApp, change: object = {}): Promise<string> {
  return (await app.clients.REST.ask('createBooking', faroToVilamoura({ ...change }))).done.id
}

describe.each(protocols)('the history of a booking, by %s,', (protocol) => {
  test('says who asked, who decided and which mails left, in order', async ({ open }) => {
    const app = await open()
    const id = await booked(app)
    await app.workers.mail.drain()
    app.clock.advance({ minutes: 10 })
    await app.clients[protocol].ask(
      'rejectBooking',
      { id, reason: 'No car is free.' },
      { cookie: await app.adminCookie() },
    )
    await app.workers.mail.drain()
    const nothingElse = { by: null, takenAt: null, mail: null, note: null }
    const asked = { ...nothingElse, at: '2027-01-13T09:00:00.000Z' }
    const decided = { ...nothingElse, at: '2027-01-13T09:10:00.000Z' }
    expect((await history(app, protocol, id)).done.entries).toEqual([
      { ...asked, act: 'requested' },
      { ...asked, act: 'mail-sent', mail: 'booking-received' },
      { ...decided, act: 'rejected', by: 'maria', note: 'No car is free.' },
      { ...decided, act: 'mail-sent', mail: 'booking-rejected' },
    ])
  })

  test('says that a mail still waits, and why', async ({ open }) => {
    const mailer = { send: () => Promise.reject(new Error('no route to the mail server')) }
    const app = await open({ mailer })
    const id = await booked(app)
    await app.workers.mail.drain()
    const [, mail] = (await history(app, protocol, id)).done.entries
    expect(mail).toEqual({
      at: '2027-01-13T09:00:00.000Z',
      act: 'mail-waiting',
      by: null,
      takenAt: null,
      mail: 'booking-received',
      note: 'no route to the mail server',
    })
  })

  test('says that a mail could not be sent, and why', async ({ open }) => {
    const app = await open()
    const id = await booked(app, { customerEmail: 'ana, no address' })
    await app.workers.mail.drain()
    const [, mail] = (await history(app, protocol, id)).done.entries
    expect(mail).toMatchObject({ act: 'mail-failed', mail: 'booking-received', note: expect.any(String) })
  })

  test('says who decided also where that is older than the audit trail', async ({ open }) => {
    const app = await open()
    const id = await booked(app)
    await app.clients[protocol].ask('acceptBooking', { id }, { cookie: await app.adminCookie() })
    await app.database.fresh().nativeDelete(AuditEntry, {})
    const acts = (await history(app, protocol, id)).done.entries.map(({ act, by }) => [act, by])
    expect(acts).toContainEqual(['confirmed', 'maria'])
  })

  test('is not found for a booking that does not exist', async ({ app }) => {
    const { status, refused } = await history(app, protocol, 'nonsense')
    expect([status, refused.error]).toEqual([404, 'There is no such booking.'])
  })
})
