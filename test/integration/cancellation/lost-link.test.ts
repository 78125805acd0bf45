import { randomUUID } from 'node:crypto'
import { LINK_ON_ITS_WAY } from '@chauffeur/contract/trip-link'
import { describe, expect } from 'vitest'
import { AuditEntry } from '../../../src/server/core/audit/audit-entry.entity.ts'
import { Booking } from '../../../src/server/bookings/booking.entity.ts'
import { LinkRequest } from '../../../src/server/guest/link-request.entity.ts'
import { Outbox } from '../../../src/server/mail/outbox.entity.ts'
import { protocols } from '../../support/api-clients.ts'
import { makeKey, once } from '../../support/api-keys.ts'
import type { TestApp } from '../../support/app.ts'
import { ADMIN } from '../../support/config.ts'
import { guestCookie, linkToken, openLink } from '../../support/private-links.ts'
import { expectCode } from '../../support/refusals.ts'
import { test } from '../../support/test.ts'
import { faroToVilamoura, pickedUpAt, type BookingBody } from '../../support/trips.ts'

async function booked(app: TestApp, change: BookingBody = {}) {
  const { done } = await app.clients.REST.ask('createBooking', faroToVilamoura(change))
  return done
}

const ask = (app: TestApp, wish: object) => app.clients.REST.ask('sendTripLink', wish)

/** The mails with links, once everything that was asked for has been looked up. */
async function linkMails(app: TestApp) {
  await app.workers.links.drain()
  const mails = await app.mails()
  return mails.filter(({ subject = '' }) => subject.startsWith('The link of your booking'))
}

describe.each(protocols)('a lost link, asked for by %s,', (protocol) => {
  test('goes to the address of the booking', async ({ open }) => {
    const app = await open()
    const { id, bookingNumber } = await booked(app, { customerEmail: 'Ana.Sousa@example.com' })
    const wish = { bookingNumber: bookingNumber.toLowerCase(), email: 'ana.sousa@EXAMPLE.com' }
    const answer = await app.clients[protocol].ask('sendTripLink', wish)
    expect([answer.status, answer.done]).toEqual([202, { message: LINK_ON_ITS_WAY }])
    const [mail, ...others] = await linkMails(app)
    expect(others).toEqual([])
    expect(mail?.to?.map(({ address }) => address)).toEqual(['Ana.Sousa@example.com'])
    for (const form of [mail?.text, mail?.html]) expect(form).toContain(`/trip/${await linkToken(app, id)}`)
    expect(await app.database.fresh().count(LinkRequest, {})).toBe(0)
  })

  test('is answered alike where there is nothing, with the same work before the answer', async ({ open }) => {
    const app = await open()
    const { bookingNumber } = await booked(app)
    const answers: object[] = []
    for (const wish of [
      { email: 'ana.sousa@example.com' },
      { bookingNumber, email: 'ana.sousa@example.com' },
      { bookingNumber, email: 'somebody@example.com' },
      { bookingNumber: 'TR-222222', email: 'ana.sousa@example.com' },
      { bookingNumber: 'anything', email: 'somebody@example.com' },
    ]) {
      const { status, done, headers } = await app.clients[protocol].ask('sendTripLink', wish)
      answers.push({ status, done, names: [...headers.keys()], length: headers.get('content-length') })
    }
    expect(answers).toEqual(answers.map(() => answers[0]))
  })
})

test('without a number one mail has the links of all bookings of that address', async ({ open }) => {
  const app = await open()
  const customerEmail = 'rui@example.com'
  const later = await booked(app, { customerEmail, pickupDate: '2027-03-20' })
  const next = await booked(app, { customerEmail: 'RUI@example.com', pickupDate: '2027-02-20' })
  const ended = await booked(app, { customerEmail, pickupDate: '2027-01-20' })
  await booked(app, { customerEmail: 'ana@example.com' })
  await app.database
    .fresh()
    .nativeUpdate(Booking, { id: ended.id }, pickedUpAt(new Date('2026-12-13T08:59:00.000Z')))
  await ask(app, { email: customerEmail })
  const [mail, ...others] = await linkMails(app)
  expect(others).toEqual([])
  expect(mail?.subject).toBe(`The link of your booking ${next.bookingNumber} and others`)
  for (const form of [mail?.text, mail?.html]) {
    for (const { id } of [next, later]) expect(form).toContain(`/trip/${await linkToken(app, id)}`)
    expect(form).not.toContain(ended.bookingNumber)
  }
})

test('nobody else gets a link: not by a number alone, and not at an address that was corrected meanwhile', async ({
  open,
}) => {
  const app = await open()
  const one = await booked(app, { customerEmail: 'rui@example.com', pickupDate: '2027-02-20' })
  const two = await booked(app, { customerEmail: 'rui@example.com', pickupDate: '2027-03-20' })
  await ask(app, { bookingNumber: one.bookingNumber, email: 'somebody@example.com' })
  expect(await linkMails(app)).toEqual([])
  await ask(app, { email: 'rui@example.com' })
  await app.workers.links.drain()
  const row = await app.database.fresh().findOne(Outbox, { kind: 'private-link' })
  expect(row).toMatchObject({ bookingId: one.id, details: { alsoBookingIds: [two.id] } })
})

test('a booking has three such mails a day, whoever asks', async ({ open }) => {
  const app = await open()
  const { bookingNumber } = await booked(app, { customerEmail: 'rui@example.com' })
  for (let time = 0; time < 5; time += 1) await ask(app, { bookingNumber, email: 'rui@example.com' })
  expect(await linkMails(app)).toHaveLength(3)
  app.clock.advance({ hours: 24 })
  await ask(app, { email: 'rui@example.com' })
  expect(await linkMails(app)).toHaveLength(4)
})

test('a caller asks five times an hour, and hears the same of a booking that is there', async ({ open }) => {
  const app = await open({ settings: { RATE_LIMIT: 'on' } })
  await booked(app, { customerEmail: 'rui@example.com' })
  for (const email of ['rui@example.com', 'nobody@example.com']) {
    const statuses = []
    for (let time = 0; time < 6; time += 1) statuses.push((await ask(app, { email })).status)
    expect(statuses).toEqual([202, 202, 202, 202, 202, 429])
    app.clock.advance({ minutes: 61 })
  }
})

test('a request that could not be looked up is tried again, and dropped after a day', async ({ open }) => {
  const app = await open()
  const db = app.database.fresh()
  await booked(app, { customerEmail: 'rui@example.com' })
  for (const isInTime of [true, false]) {
    await db.execute('alter table booking rename to booking_away')
    try {
      await ask(app, { email: 'rui@example.com' })
      await app.workers.links.drain()
      expect(await db.fork().find(LinkRequest, {})).toMatchObject([{ attempts: 1, deadAt: null }])
    } finally {
      await db.execute('alter table booking_away rename to booking')
    }
    app.clock.advance(isInTime ? { minutes: 2 } : { hours: 25 })
    expect(await linkMails(app)).toHaveLength(1)
    expect(await db.fork().count(LinkRequest, {})).toBe(0)
  }
})

describe('a new link', () => {
  test('ends the ones before it at once, also where they were opened', async ({ open }) => {
    const app = await open()
    const { id, bookingNumber } = await booked(app)
    const [old, shared] = [await linkToken(app, id), await linkToken(app, id, 'view')]
    const opened = await openLink(app, old)
    const { status } = await renew(app, id)
    expect(status).toBe(200)
    for (const [token, why] of [
      [old, 'ended'],
      [shared, 'ended'],
      ['x', 'wrong'],
    ])
      expect((await app.raw({ method: 'GET', path: `/trip/${token}` })).headers).toMatchObject({
        location: `/trip?link=${why}`,
      })
    const after = await app.clients.REST.ask('readTrip', {}, { cookie: opened })
    expectCode(after, 410, 'LINK_ENDED')
    expect(after.refused.error).toContain('a newer one has taken its place')
    expectCode(await app.clients.REST.ask('readTrip', {}, { cookie: 'trip=x' }), 404, 'NOT_FOUND')
    expect((await app.clients.REST.ask('readTrip', {}, { cookie: await guestCookie(app, id) })).status).toBe(
      200,
    )
    const entry = await app.database.fresh().findOneOrFail(AuditEntry, { act: 'link-renewed' })
    expect(entry).toMatchObject({ admin: ADMIN.username, subjectId: id, subjectName: bookingNumber })
  })

  test('goes to the guest by email, which says so', async ({ open }) => {
    const app = await open()
    const { id } = await booked(app)
    const before = await linkToken(app, id)
    await renew(app, id)
    const [mail] = await linkMails(app)
    expect(mail?.text).toContain(`/trip/${await linkToken(app, id)}`)
    expect(mail?.text).toContain('The ones before it do not work any more.')
    expect(mail?.text).not.toContain(before)
  })

  test('is not made of a trip that was too long ago, and by nobody but the office', async ({ open }) => {
    const app = await open()
    const { id } = await booked(app)
    expect((await app.clients.REST.ask('renewTripLink', { id })).status).toBe(401)
    app.clock.advance({ hours: 24 * 400 })
    const { status, refused } = await renew(app, id)
    expect([status, refused.code]).toEqual([410, 'LINK_ENDED'])
  })
})

describe.each(protocols)('a guest who ends the links, by %s,', (protocol) => {
  test('goes on in the same browser, and gets a new one by email', async ({ open }) => {
    const app = await open()
    const { id, bookingNumber } = await booked(app)
    const other = await booked(app)
    const before = await linkToken(app, id)
    const elsewhere = await openLink(app, before)
    const cookie = await openLink(app, before, await guestCookie(app, other.id))
    const ended = await app.clients[protocol].ask('endTripLinks', {}, { cookie })
    expect([ended.status, ended.done.bookingNumber]).toEqual([200, bookingNumber])
    const [replaced = ''] = ended.headers.getSetCookie()
    expect(replaced).toMatch(/; HttpOnly; SameSite=Lax$/)
    const next = replaced.split(';', 1)[0] ?? ''
    const read = (which: object, by: string) => app.clients[protocol].ask('readTrip', which, { cookie: by })
    expect((await read({}, next)).done.bookingNumber).toBe(bookingNumber)
    expect((await read({ bookingNumber: other.bookingNumber }, next)).status).toBe(200)
    for (const old of [cookie, elsewhere]) expectCode(await read({ bookingNumber }, old), 410, 'LINK_ENDED')
    const [mail, ...others] = await linkMails(app)
    expect([mail?.to?.[0]?.address, others]).toEqual(['ana.sousa@example.com', []])
    expect(mail?.text).toContain(`/trip/${await linkToken(app, id)}`)
    expect(mail?.text).not.toContain(before)
    const entry = await app.database.fresh().findOneOrFail(AuditEntry, { act: 'link-renewed' })
    expect(entry).toMatchObject({ admin: 'the customer', subjectId: id })
  })

  test('does so three times a day, whatever others ask for, and not by a link that only shows', async ({
    open,
  }) => {
    const app = await open()
    const { id } = await booked(app)
    for (let time = 0; time < 4; time += 1) await ask(app, { email: 'ana.sousa@example.com' })
    await app.workers.links.drain()
    const end = async () =>
      app.clients[protocol].ask('endTripLinks', {}, { cookie: await guestCookie(app, id) })
    const statuses: number[] = []
    for (let time = 0; time < 4; time += 1) statuses.push((await end()).status)
    expect(statuses).toEqual([200, 200, 200, 429])
    expect((await end()).refused.error).toBe('Too many attempts. Please wait 15 hours and try again.')
    app.clock.advance({ hours: 24 })
    expect((await end()).status).toBe(200)
    const cookie = await guestCookie(app, id, 'view')
    expectCode(await app.clients[protocol].ask('endTripLinks', {}, { cookie }), 403, 'LINK_ONLY_SHOWS')
  })
})

describe('the browser that has made a booking', () => {
  const KEY = { 'idempotency-key': 'a5f0c7a2-5f51-4c0f-9a3e-0d5c4b7e1a11' }

  test('shows it at once, beside those that it has opened before', async ({ open }) => {
    const app = await open()
    const first = await booked(app)
    const cookie = await guestCookie(app, first.id)
    for (const client of Object.values(app.clients)) {
      const body = faroToVilamoura({ notes: randomUUID() })
      const made = await client.ask('createBooking', body, {
        cookie,
        headers: { 'idempotency-key': randomUUID() },
      })
      const [set = ''] = made.headers.getSetCookie()
      const own = { cookie: set.split(';', 1)[0] ?? '' }
      const { done } = await client.ask('readTrip', {}, own)
      expect([done.bookingNumber, done.access]).toEqual([made.done.bookingNumber, 'manage'])
      expect((await client.ask('readTrip', { bookingNumber: first.bookingNumber }, own)).status).toBe(200)
    }
  })

  test('does not, where a repeat comes after its links have ended, without a key of its own, or with a partner’s', async ({
    open,
  }) => {
    const app = await open()
    const make = (headers: Record<string, string>) =>
      app.clients.REST.ask('createBooking', faroToVilamoura(), { headers })
    const { id } = (await make(KEY)).done
    await renew(app, id)
    const again = await make(KEY)
    expect(again.done.id).toBe(id)
    const cookie = again.headers.getSetCookie()[0]?.split(';', 1)[0] ?? ''
    expectCode(await app.clients.REST.ask('readTrip', {}, { cookie }), 410, 'LINK_ENDED')
    expect((await make({})).headers.getSetCookie()).toEqual([])
    const key = await makeKey(app)
    const byPartner = await make(once(key, randomUUID()).headers ?? {})
    expect([byPartner.status, byPartner.headers.getSetCookie()]).toEqual([201, []])
  })
})

async function renew(app: TestApp, id: string) {
  const cookie = await app.adminCookie()
  return app.clients.REST.ask('renewTripLink', { id }, { cookie })
}
