import { PARTNER_PAGE_HEADER } from '@chauffeur/domain/partner-members'
import { describe, expect } from 'vitest'
import { AuditEntry } from '../../../src/server/core/audit/audit-entry.entity.ts'
import { Booking } from '../../../src/server/bookings/booking.entity.ts'
import { callAsAdmin } from '../../support/admin-calls.ts'
import { protocols, type Protocol } from '../../support/api-clients.ts'
import { byKey, makePartner } from '../../support/api-keys.ts'
import type { TestApp } from '../../support/app.ts'
import { clockAt } from '../../support/clock.ts'
import { addMember, mailedSignIn, memberCookie } from '../../support/partner-members.ts'
import { openLink } from '../../support/private-links.ts'
import { test } from '../../support/test.ts'
import { faroToVilamoura, type BookingBody } from '../../support/trips.ts'

const EMAIL = 'desk@hotel.example'

async function openHotel(app: TestApp, role: 'owner' | 'desk' | 'developer' | 'finance' = 'desk') {
  const key = await makePartner(app)
  await addMember(app, key.partner.id, EMAIL, role)
  return { key, cookie: await memberCookie(app, EMAIL) }
}

const codeOf = async (app: TestApp, protocol: Protocol, cookie: string, name: 'readMember' | 'listTeam') => {
  const answer = await app.clients[protocol].ask(name, undefined, { cookie })
  return answer.status === 200 ? 'done' : answer.refused.code
}

describe.each(protocols)('somebody of a partner, by %s,', (protocol) => {
  test('signs in by the link of a mail, once and within 15 minutes, and out again', async ({ open }) => {
    const app = await open()
    const client = app.clients[protocol]
    const { partner } = await makePartner(app)
    await addMember(app, partner.id, 'Desk@Hotel.example')
    expect((await client.ask('readMember')).refused.code).toBe('UNAUTHENTICATED')
    const token = await mailedSignIn(app)
    const opened = await client.ask('signInMember', { token })
    expect(opened.done).toEqual({
      email: EMAIL,
      role: 'desk',
      partner: { id: partner.id, name: 'Lisbon Hotels', kind: 'hotel', state: 'live' },
      livemode: true,
      sandboxUrl: null,
    })
    const [set = ''] = opened.headers.getSetCookie()
    expect(set).toMatch(/^partner=[\w-]{32}; Path=\/; Max-Age=1209600; HttpOnly; SameSite=Lax$/)
    const cookie = set.split(';', 1)[0] ?? ''
    expect((await client.ask('readMember', undefined, { cookie })).done.email).toBe(EMAIL)
    expect((await client.ask('signInMember', { token })).refused).toMatchObject({ code: 'LINK_ENDED' })
    const late = await mailedSignIn(app)
    app.clock.advance({ minutes: 16 })
    expect((await client.ask('signInMember', { token: late })).refused.code).toBe('LINK_ENDED')
    expect((await client.ask('signInMember', { token: 'guessed' })).refused.code).toBe('LINK_ENDED')
    await client.ask('signOutMember', undefined, { cookie })
    expect(await codeOf(app, protocol, cookie, 'readMember')).toBe('UNAUTHENTICATED')
  })

  test('is mailed a link when added, and another one when asked for, as one who is in no team is answered', async ({
    open,
  }) => {
    const app = await open()
    const { partner } = await makePartner(app)
    await addMember(app, partner.id)
    const ask = async (email: string) => {
      const { status, done } = await app.clients[protocol].ask('sendSignInLink', { email })
      return [status, done]
    }
    const sent = async () => {
      await app.workers.mail.drain()
      return (await app.mails()).map(({ to, subject }) => [to?.[0]?.address, subject])
    }
    const link = [EMAIL, 'Sign in for Lisbon Hotels']
    expect(await sent()).toEqual([link])
    expect(await ask('nobody@hotel.example')).toEqual(await ask(EMAIL))
    await app.workers.links.drain()
    expect(await sent()).toEqual([link, link])
    const mails = await app.mails()
    expect(mails[0]?.text).toMatch(/\/partner\/sign-in#[\w-]{43}/)
    expect(mails[0]?.text).toMatch(/ask for another one at https?:\/\/\S+\/partner\/sign-in\./)
  })

  test('books, reads and cancels as its systems do, and finds the booking again', async ({ open }) => {
    const app = await open()
    const { key, cookie } = await openHotel(app)
    const client = app.clients[protocol]
    const as = { cookie, headers: { 'idempotency-key': 'one' } }
    const { done: made } = await client.ask('bookAsMember', faroToVilamoura({ reference: 'Room 214' }), as)
    const again = await client.ask('bookAsMember', faroToVilamoura({ reference: 'Room 214' }), as)
    expect(again.done.bookingNumber).toBe(made.bookingNumber)
    const { bookingNumber } = made
    const own = await app.clients.REST.ask('readPartnerBooking', { bookingNumber }, byKey(key))
    expect(own.done).toMatchObject({ reference: 'Room 214', totalPrice: 49, status: 'pending' })
    const stored = await app.database.fresh().findOneOrFail(Booking, { number: bookingNumber })
    expect([stored.partnerId, stored.apiKeyId]).toEqual([key.partner.id, null])
    const [entry] = await app.database.fresh().find(AuditEntry, { act: 'requested' })
    expect([entry?.admin, Object.keys(entry?.details ?? {})]).toEqual([EMAIL, ['member']])

    for (const q of ['room 214', 'sousa', bookingNumber.slice(3)]) {
      const { done } = await client.ask('listMemberBookings', { q }, { cookie })
      expect(done.bookings.map((one) => one.bookingNumber)).toEqual([bookingNumber])
    }
    const none = await client.ask('listMemberBookings', { q: 'Room 215' }, { cookie })
    expect(none.done).toEqual({ bookings: [], nextCursor: null })

    const { done: read } = await client.ask('readMemberBooking', { bookingNumber }, { cookie })
    expect(read.events.map(({ type }) => type)).toEqual(['booking.created'])
    expect(read.cancellation).toEqual({ freeUntil: null, fee: 0, refund: 0 })
    const shared = await openLink(app, read.shareUrl.split('/').at(-1) ?? '')
    const guest = await app.clients.REST.ask('readTrip', {}, { cookie: shared })
    expect(guest.done).toMatchObject({ bookingNumber, access: 'view', private: null, acts: [] })
    const cancel = await client.ask('cancelAsMember', { bookingNumber, expectedRefund: 0 }, { cookie })
    expect(cancel.done.cancelledBy).toBe('partner')
    const after = await client.ask('readMemberBooking', { bookingNumber }, { cookie })
    expect(after.done.cancellation).toBeNull()
    expect(after.done.events.at(-1)?.type).toBe('booking.cancelled')
    const off = await client.ask('listMemberBookings', { list: 'off' }, { cookie })
    expect(off.done.bookings).toHaveLength(1)
  })

  test('sees nothing of another partner', async ({ open }) => {
    const app = await open()
    const { cookie } = await openHotel(app)
    const other = await makePartner(app, { name: 'Other' })
    const { done } = await app.clients.REST.ask('createPartnerBooking', faroToVilamoura(), byKey(other))
    const client = app.clients[protocol]
    const { bookingNumber } = done
    expect((await client.ask('readMemberBooking', { bookingNumber }, { cookie })).status).toBe(404)
    expect((await client.ask('cancelAsMember', { bookingNumber }, { cookie })).status).toBe(404)
    expect((await client.ask('listMemberBookings', {}, { cookie })).done.bookings).toEqual([])
  })

  test('reads and does nothing while the partner is suspended, and is out once it has ended', async ({
    open,
  }) => {
    const app = await open()
    const { key, cookie } = await openHotel(app, 'owner')
    const setState = (state: string) =>
      callAsAdmin(app, 'REST', 'setPartnerState', { id: key.partner.id, state })
    await setState('suspended')
    const client = app.clients[protocol]
    expect((await client.ask('readPartnerOverview', undefined, { cookie })).status).toBe(200)
    const refused = await client.ask('bookAsMember', faroToVilamoura(), { cookie })
    expect(refused.refused.code).toBe('PARTNER_SUSPENDED')
    expect(await codeOf(app, protocol, cookie, 'listTeam')).toBe('PARTNER_SUSPENDED')
    await setState('ended')
    expect(await codeOf(app, protocol, cookie, 'readMember')).toBe('UNAUTHENTICATED')
  })

  test('who owns the team adds people, changes roles and removes them, but for themselves', async ({
    open,
  }) => {
    const app = await open()
    const { cookie } = await openHotel(app, 'owner')
    const client = app.clients[protocol]
    const set = (email: string, role: string) => client.ask('setTeamMember', { email, role }, { cookie })
    await set('ines@hotel.example', 'desk')
    const inesCookie = await memberCookie(app, 'ines@hotel.example')
    expect(await codeOf(app, protocol, inesCookie, 'listTeam')).toBe('MEMBER_NOT_ALLOWED')
    const { done } = await set('Ines@hotel.example', 'finance')
    expect(done.members.map(({ email, role }) => [email, role])).toEqual([
      [EMAIL, 'owner'],
      ['ines@hotel.example', 'finance'],
    ])
    const refused = await client.ask('bookAsMember', faroToVilamoura(), { cookie: inesCookie })
    expect(refused.refused.code).toBe('MEMBER_NOT_ALLOWED')
    expect((await set(EMAIL, 'desk')).refused.code).toBe('INVALID_INPUT')
    const id = done.members[1]?.id
    const { done: left } = await client.ask('removeTeamMember', { id }, { cookie })
    expect(left.members).toHaveLength(1)
    expect(await codeOf(app, protocol, inesCookie, 'readMember')).toBe('UNAUTHENTICATED')
  })

  test('finds what needs somebody: what is to be paid, and what nobody has decided for an hour', async ({
    open,
  }) => {
    const app = await open()
    const { cookie } = await openHotel(app)
    const client = app.clients[protocol]
    const needs = async () => {
      const { done } = await client.ask('readPartnerOverview', undefined, { cookie })
      return done.needs.map(({ code }) => code)
    }
    await client.ask('bookAsMember', faroToVilamoura(), { cookie })
    await client.ask('bookAsMember', faroToVilamoura({ paymentMethod: 'sumup' }), { cookie })
    expect(await needs()).toEqual(['payment'])
    app.clock.advance({ minutes: 61 })
    expect((await needs()).toSorted()).toEqual(['payment', 'waiting'])
  })

  test('is reminded of a flight that nobody knows from two days before a guest is met at an airport', async ({
    open,
  }) => {
    const app = await open({ clock: clockAt('2027-01-25T10:00:00.000Z') })
    const { cookie } = await openHotel(app)
    const client = app.clients[protocol]
    const book = (change: BookingBody) => client.ask('bookAsMember', faroToVilamoura(change), { cookie })
    await book({ flightNumber: 'TP 1234' })
    await book({ pickupLocation: 'Vilamoura', dropoffLocation: 'Faro Airport' })
    const { done: unknown } = await book({ customerName: 'Emil Sørensen' })
    const needs = async () => {
      const { done } = await client.ask('readPartnerOverview', undefined, { cookie })
      return done.needs.map(({ code, booking }) => [code, booking.bookingNumber])
    }
    expect(await needs()).toEqual([])
    app.clock.advance({ minutes: 31 })
    expect(await needs()).toEqual([['flight', unknown.bookingNumber]])
  })
})

test('a session of a guest, an administrator or a key opens nothing of the page, and the reverse', async ({
  open,
}) => {
  const app = await open()
  const { key, cookie } = await openHotel(app)
  const { REST } = app.clients
  expect((await REST.ask('readMember', undefined, { cookie: await app.adminCookie() })).status).toBe(401)
  expect((await REST.ask('readMember', undefined, byKey(key))).refused.code).toBe('API_KEY_NOT_ALLOWED')
  expect((await REST.ask('listPartners', undefined, { cookie })).status).toBe(401)
  expect((await REST.ask('readMe', undefined, { cookie })).status).toBe(401)
})

test('a desk asks for another time at the price that was shown, withdraws it, and corrects the guest', async ({
  open,
}) => {
  const app = await open()
  const { key, cookie } = await openHotel(app)
  const { REST } = app.clients
  const as = { cookie }
  const { bookingNumber, id } = (await REST.ask('bookAsMember', faroToVilamoura(), as)).done
  await callAsAdmin(app, 'REST', 'acceptBooking', { id })
  const wish = { bookingNumber, pickupTime: '11:30' }
  const { done: quote } = await REST.ask('quoteChangeAsMember', wish, as)
  expect(quote).toMatchObject({ newTotalCents: 4900, settlement: 'none', takesEffect: 'when_accepted' })
  const send = (expectedTotal: number) =>
    REST.ask(
      'changeTripAsMember',
      { ...wish, expectedTotal },
      { cookie, headers: { 'idempotency-key': 'one' } },
    )
  expect((await send(48)).refused.code).toBe('PRICE_CHANGED')
  expect((await send(49)).done.change).toMatchObject({ by: 'partner', state: 'open' })
  expect((await send(49)).status).toBe(200)
  const read = async () => (await REST.ask('readMemberBooking', { bookingNumber }, as)).done
  expect((await read()).change).toMatchObject({ after: { pickupTime: '11:30' }, differenceCents: 0 })
  await REST.ask('withdrawChangeAsMember', { bookingNumber }, as)
  expect(await read()).toMatchObject({ change: null, acts: ['changeTrip', 'changeDetails', 'changeFlight'] })

  const correction = { bookingNumber, customerName: 'Ana Maria Sousa', passengers: 3 }
  const { done } = await REST.ask('changeAsMember', correction, as)
  expect(done).toMatchObject({ customerName: 'Ana Maria Sousa', passengers: 3, pickupTime: '10:30' })
  const other = await makePartner(app, { name: 'Other' })
  await addMember(app, other.partner.id, 'desk@other.example')
  const theirs = { cookie: await memberCookie(app, 'desk@other.example') }
  for (const answer of [
    await REST.ask('quoteChangeAsMember', wish, theirs),
    await REST.ask('changeTripAsMember', { ...wish, expectedTotal: 49 }, theirs),
    await REST.ask('withdrawChangeAsMember', { bookingNumber }, theirs),
    await REST.ask('changeAsMember', correction, theirs),
  ])
    expect(answer.status).toBe(404)
  expect(key.partner.id).not.toBe(other.partner.id)
})

test.for(['developer', 'finance'] as const)(
  '%s neither changes a trip nor corrects a guest',
  async (role, { open }) => {
    const app = await open()
    const { key, cookie } = await openHotel(app, role)
    const { REST } = app.clients
    const { bookingNumber } = (await REST.ask('createPartnerBooking', faroToVilamoura(), byKey(key))).done
    const wish = { bookingNumber, pickupTime: '11:30' }
    for (const answer of [
      await REST.ask('quoteChangeAsMember', wish, { cookie }),
      await REST.ask('changeTripAsMember', { ...wish, expectedTotal: 49 }, { cookie }),
      await REST.ask('withdrawChangeAsMember', { bookingNumber }, { cookie }),
      await REST.ask('changeAsMember', { bookingNumber, passengers: 3 }, { cookie }),
      await REST.ask('cancelAsMember', { bookingNumber, expectedRefund: 0 }, { cookie }),
    ])
      expect(answer.refused.code).toBe('MEMBER_NOT_ALLOWED')
  },
)

test('nothing is done for a page that was opened for another partner', async ({ open }) => {
  const app = await open()
  const { key, cookie } = await openHotel(app)
  const other = await makePartner(app, { name: 'Other' })
  const { REST } = app.clients
  const from = (partnerId: string) => ({ cookie, headers: { [PARTNER_PAGE_HEADER]: partnerId } })
  const book = (partnerId: string) => REST.ask('bookAsMember', faroToVilamoura(), from(partnerId))
  expect((await book(other.partner.id)).refused).toMatchObject({
    code: 'OTHER_PARTNER',
    error: expect.stringContaining('Lisbon Hotels'),
  })
  expect((await REST.ask('signOutMember', undefined, from(other.partner.id))).refused.code).toBe(
    'OTHER_PARTNER',
  )
  expect(await app.database.fresh().count(Booking)).toBe(0)
  expect((await book(key.partner.id)).status).toBe(201)
  const path = `/api/partner/bookings.csv?partner=${other.partner.id}`
  const file = await app.raw({ method: 'GET', path, headers: { cookie } })
  expect([file.status, file.text]).toEqual([409, expect.stringContaining('OTHER_PARTNER')])
})

test('the bookings that are listed come as a file, in which no spreadsheet finds a formula', async ({
  open,
}) => {
  const app = await open()
  const { cookie } = await openHotel(app)
  const { REST } = app.clients
  const guest = { customerName: '=1+2', reference: '@SUM(A1)' }
  await REST.ask('bookAsMember', faroToVilamoura(guest), { cookie })
  await REST.ask('bookAsMember', faroToVilamoura({ pickupDate: '2027-03-01' }), { cookie })
  const path = '/api/partner/bookings.csv'
  const read = async (query: string) => {
    const { headers, text } = await app.raw({ method: 'GET', path: `${path}?${query}`, headers: { cookie } })
    return { type: headers['content-type'], lines: text.trim().split('\r\n') }
  }
  const { type, lines } = await read('to=2027-02-28')
  expect(type).toBe('text/csv; charset=utf-8')
  expect(lines).toHaveLength(2)
  expect(lines[1]).toContain("'@SUM(A1)")
  expect(lines[1]).toContain("'=1+2")
  expect((await read('list=past')).lines).toHaveLength(1)
  expect((await read('delimiter=semicolon')).lines[1]).toContain(';49,00;')
  expect((await app.raw({ method: 'GET', path })).status).toBe(401)
})
