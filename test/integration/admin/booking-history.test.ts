import { MailUnreachable, type Mailer } from '@chauffeur/gateways/mail/mail'
import { describe, expect } from 'vitest'
import { AuditEntry } from '../../../src/server/core/audit/audit-entry.entity.ts'
import type { TestApp } from '../../support/app.ts'
import { overTrpc, type Protocol } from '../../support/api-clients.ts'
import { attemptOf, bookOnline, openPaying } from '../../support/payments.ts'
import { test } from '../../support/test.ts'
import { faroToVilamoura } from '../../support/trips.ts'

async function history(app: TestApp, protocol: Protocol, id: string) {
  return app.clients[protocol].ask('readBookingHistory', { id }, { cookie: await app.adminCookie() })
}

async function booked(app: TestApp, change: object = {}): Promise<string> {
  return (await app.clients.REST.ask('createBooking', faroToVilamoura({ ...change }))).done.id
}

describe.each(overTrpc)('the history of a booking, by %s,', (protocol) => {
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
    const nothingElse = {
      by: null,
      takenAt: null,
      mail: null,
      note: null,
      reason: null,
      amount: null,
      listAmount: null,
    }
    const asked = { ...nothingElse, at: '2027-01-13T09:00:00.000Z' }
    const decided = { ...nothingElse, at: '2027-01-13T09:10:00.000Z' }
    expect((await history(app, protocol, id)).done.entries).toEqual([
      { ...asked, act: 'requested' },
      { ...asked, act: 'mail-sent', mail: 'booking-received' },
      { ...decided, act: 'rejected', by: 'maria', note: 'No car is free.' },
      { ...decided, act: 'mail-sent', mail: 'booking-rejected' },
    ])
  })

  test('puts a mail that left late where it left, and not where it was asked for', async ({ open }) => {
    let isReachable = false
    const mailer: Mailer = {
      send: () => (isReachable ? Promise.resolve() : Promise.reject(new MailUnreachable('it is away'))),
    }
    const app = await open({ mailer })
    const id = await booked(app)
    await app.workers.mail.drain()
    app.clock.advance({ minutes: 10 })
    await app.clients[protocol].ask('acceptBooking', { id }, { cookie: await app.adminCookie() })
    await app.workers.mail.drain()
    app.clock.advance({ minutes: 10 })
    isReachable = true
    await app.workers.mail.drain()
    const { entries } = (await history(app, protocol, id)).done
    expect(entries.map(({ at, act, mail }) => [at, act, mail])).toEqual([
      ['2027-01-13T09:00:00.000Z', 'requested', null],
      ['2027-01-13T09:10:00.000Z', 'confirmed', null],
      ['2027-01-13T09:20:00.000Z', 'mail-sent', expect.any(String)],
      ['2027-01-13T09:20:00.000Z', 'mail-sent', expect.any(String)],
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
      amount: null,
      listAmount: null,
      reason: null,
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

  test('says what was paid and what has gone back, in order, with the amounts', async ({ open }) => {
    const app = await openPaying(open)
    const { booking, checkoutId } = await bookOnline(app)
    await app.provider.pay(checkoutId)
    await app.pass({ seconds: 10 })
    const { id } = await attemptOf(app, booking.id)
    const cookie = await app.adminCookie()
    for (const refundTotal of [20, 49]) {
      await app.pass({ minutes: 1 })
      await app.clients.REST.ask('raiseRefund', { id, refundTotal }, { cookie })
      for (const minutes of [1, 2, 5, 12]) await app.pass({ minutes })
    }
    const { entries } = (await history(app, protocol, booking.id)).done
    expect(
      entries.filter(({ mail }) => mail === null).map(({ act, by, amount }) => [act, by, amount]),
    ).toEqual([
      ['requested', null, null],
      ['payment-completed', null, 49],
      ['refund-due', 'maria', 20],
      ['refund-returned', null, 20],
      ['refund-due', 'maria', 29],
      ['refund-returned', null, 29],
    ])
    expect(entries.map(({ at }) => at)).toEqual(entries.map(({ at }) => at).toSorted())
  })

  test('says what a price that was set is, and what the list says', async ({ open }) => {
    const app = await open()
    const cookie = await app.adminCookie()
    const taken = { ...faroToVilamoura(), setPrice: '45.50', priceReason: 'A regular guest' }
    const { id } = (await app.clients[protocol].ask('takeBooking', taken, { cookie })).done
    const { entries } = (await history(app, protocol, id)).done
    expect(entries.find(({ act }) => act === 'price-set')).toMatchObject({
      by: 'maria',
      note: 'A regular guest',
      amount: 45.5,
      listAmount: 49,
      reason: null,
    })
  })

  test('says that nothing was paid in time, and that a rejected payment goes back', async ({ open }) => {
    const app = await openPaying(open)
    const late = await bookOnline(app)
    await app.pass({ minutes: 32 })
    const rejected = await bookOnline(app)
    await app.provider.pay(rejected.checkoutId)
    await app.pass({ seconds: 10 })
    await app.clients.REST.ask(
      'rejectBooking',
      { id: rejected.booking.id },
      { cookie: await app.adminCookie() },
    )
    for (const minutes of [1, 2, 5, 12]) await app.pass({ minutes })
    const money = async (id: string) =>
      (await history(app, protocol, id)).done.entries
        .filter(({ act }) => act.startsWith('payment-') || act.startsWith('refund-'))
        .map(({ act, amount }) => [act, amount])
    expect(await money(late.booking.id)).toEqual([['payment-expired', 49]])
    expect(await money(rejected.booking.id)).toEqual([
      ['payment-completed', 49],
      ['refund-due', 49],
      ['refund-returned', 49],
    ])
  })

  test('is not found for a booking that does not exist', async ({ app }) => {
    const { status, refused } = await history(app, protocol, 'nonsense')
    expect([status, refused.error]).toEqual([404, 'There is no such booking.'])
  })
})
