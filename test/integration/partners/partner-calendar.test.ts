import { describe, expect } from 'vitest'
import { AuditEntry } from '../../../src/server/core/audit/audit-entry.entity.ts'
import { PartnerMember } from '../../../src/server/auth/partner-member.entity.ts'
import { callAsAdmin } from '../../support/admin-calls.ts'
import { protocols } from '../../support/api-clients.ts'
import { byKey, makePartner } from '../../support/api-keys.ts'
import type { TestApp } from '../../support/app.ts'
import { eventsOf, readFeed } from '../../support/calendars.ts'
import { carAndDriver, tell } from '../../support/dispatch.ts'
import { addMember, memberCookie } from '../../support/partner-members.ts'
import { test } from '../../support/test.ts'
import { faroToVilamoura, hireInFaro } from '../../support/trips.ts'

async function openHotel(app: TestApp) {
  const key = await makePartner(app)
  await addMember(app, key.partner.id)
  return { key, as: { cookie: await memberCookie(app) } }
}

async function openCalendar(app: TestApp) {
  const hotel = await openHotel(app)
  const { done } = await app.clients.REST.ask('renewMemberCalendarLink', undefined, hotel.as)
  return { ...hotel, url: done.url }
}

const statusOf = async (app: TestApp, url: string) => (await readFeed(app, url)).status

describe.each(protocols)('somebody of a partner, by %s,', (protocol) => {
  test('makes, renews and turns off a link; an old one stops at once', async ({ open }) => {
    const app = await open()
    const { key, as } = await openHotel(app)
    const client = app.clients[protocol]
    const known = async () => (await client.ask('readMemberCalendarLink', undefined, as)).done.link
    const renew = async () => (await client.ask('renewMemberCalendarLink', undefined, as)).done
    expect(await known()).toBeNull()
    const first = await renew()
    expect(first).toEqual({
      createdAt: '2027-01-13T09:00:00.000Z',
      createdBy: 'desk@hotel.example',
      url: expect.stringMatching(/^http:\/\/localhost:3000\/calendar\/partner-[\w-]{32}\.ics$/),
    })
    const { url: _, ...link } = first
    expect(await known()).toEqual(link)
    app.clock.advance({ minutes: 1 })
    const second = await renew()
    expect([await statusOf(app, first.url), await statusOf(app, second.url)]).toEqual([404, 200])
    app.clock.advance({ minutes: 1 })
    await client.ask('removeMemberCalendarLink', undefined, as)
    await client.ask('removeMemberCalendarLink', undefined, as)
    expect([await statusOf(app, second.url), await known()]).toEqual([404, null])
    const trail = await app.database
      .fresh()
      .find(AuditEntry, { subject: 'calendar' }, { orderBy: { at: 'asc' } })
    expect(trail.map(({ admin, act, subjectId }) => [admin, act, subjectId])).toEqual(
      ['created', 'renewed', 'turned off'].map((act) => ['desk@hotel.example', act, key.partner.id]),
    )
  })
})

test('each person of a partner has a link of their own, and the office another one', async ({ open }) => {
  const app = await open()
  const { key, url } = await openCalendar(app)
  await addMember(app, key.partner.id, 'rui@hotel.example', 'finance')
  const rui = { cookie: await memberCookie(app, 'rui@hotel.example') }
  const { done: other } = await app.clients.REST.ask('renewMemberCalendarLink', undefined, rui)
  const office = (await callAsAdmin(app, 'REST', 'renewCalendarLink')).done.url
  await app.clients.REST.ask('removeMemberCalendarLink', undefined, rui)
  const addresses = [url, other.url, office]
  expect(await Promise.all(addresses.map((address) => statusOf(app, address)))).toEqual([200, 404, 200])
})

test('the calendar holds the bookings of the partner that wait or stand, and those cancelled as such', async ({
  open,
}) => {
  const app = await open()
  const { key, url } = await openCalendar(app)
  const { REST } = app.clients
  const book = async (body: object, caller = byKey(key)) =>
    (await REST.ask('createPartnerBooking', body, caller)).done
  const accept = ({ id }: { readonly id: string }) => callAsAdmin(app, 'REST', 'acceptBooking', { id })
  const waits = await book(faroToVilamoura({ pickupDate: '2027-02-01', reference: 'Room 214' }))
  const stands = await book(hireInFaro({ pickupDate: '2027-02-02', travellerName: 'Ana Reis' }))
  const off = await book(faroToVilamoura({ pickupDate: '2027-02-03' }))
  const rejected = await book(faroToVilamoura({ pickupDate: '2027-02-04' }))
  await book(faroToVilamoura({ pickupDate: '2027-05-20' }))
  await accept(stands)
  await accept(off)
  await REST.ask('cancelPartnerBooking', { bookingNumber: off.bookingNumber, expectedRefund: 0 }, byKey(key))
  await callAsAdmin(app, 'REST', 'rejectBooking', { id: rejected.id })
  const other = await makePartner(app, { name: 'Other' })
  await accept(await book(faroToVilamoura({ pickupDate: '2027-02-05' }), byKey(other)))
  await accept((await REST.ask('createBooking', faroToVilamoura({ pickupDate: '2027-02-06' }))).done)

  const { text, headers } = await readFeed(app, url)
  expect(headers['content-type']).toBe('text/calendar; charset=utf-8')
  expect(headers['cache-control']).toBe('private, no-store')
  expect(text).toMatch(/^X-WR-CALNAME:.+: Lisbon Hotels\r$/m)
  const events = eventsOf(text)
  expect(events.map(({ uid, component }) => [uid, component.getFirstPropertyValue('status')])).toEqual([
    [waits.id, 'TENTATIVE'],
    [stands.id, 'CONFIRMED'],
    [off.id, 'CANCELLED'],
  ])
  expect(events.map(({ summary }) => summary)).toEqual([
    'Ana Sousa, Room 214: Faro Airport (FAO) → Vilamoura · not confirmed yet',
    expect.stringMatching(/^Ana Reis: .+ → 4 hours$/),
    'Ana Sousa: Faro Airport (FAO) → Vilamoura',
  ])
  expect(events[0]?.component.getFirstPropertyValue('url')).toBe(
    `http://localhost:3000/partner/bookings/${waits.bookingNumber}`,
  )
  expect(text).not.toMatch(/€/)
})

test('who drives is in it once the partner was told, without the phone, in the language of the partner', async ({
  open,
}) => {
  const app = await open()
  const { key, url } = await openCalendar(app)
  await app.database.fresh().execute(`update partner set locale = 'pt' where id = ?`, [key.partner.id])
  const { done } = await app.clients.REST.ask('createPartnerBooking', faroToVilamoura(), byKey(key))
  await callAsAdmin(app, 'REST', 'acceptBooking', { id: done.id })
  const { driverId, carId } = await carAndDriver(app, '12-AB-34', 'Rui Costa')
  const { done: given } = await callAsAdmin(app, 'REST', 'assignTrip', {
    id: done.id,
    carNo: 1,
    driverId,
    carId,
  })
  await tell(app, 'REST', given.id, 'accept')
  await app.workers.tripMessages.drain()
  const early = await readFeed(app, url)
  expect(early.text).not.toContain('Rui Costa')
  const again = await readFeed(app, url, { 'if-none-match': early.headers.etag ?? '' })
  expect([again.status, again.text]).toEqual([304, ''])

  app.clock.set('2027-01-27T00:00:00Z')
  await app.workers.tripMessages.drain()
  const late = await readFeed(app, url, { 'if-none-match': early.headers.etag ?? '' })
  const [event] = eventsOf(late.text)
  expect(event?.summary).toMatch(/ · Rui Costa, 12-AB-34$/)
  expect(event?.description).toContain('Motorista: Rui Costa, 12-AB-34\n')
  expect(event?.description).toContain('Recolha: quarta-feira, 27 de janeiro de 2027')
  expect(event?.description).not.toContain('+351 913')
})

test('it answers nothing while the partner is suspended, nor once it has ended or the person has left', async ({
  open,
}) => {
  const app = await open()
  const { key, as, url } = await openCalendar(app)
  const partnerId = key.partner.id
  const setState = (state: string) => callAsAdmin(app, 'REST', 'setPartnerState', { id: partnerId, state })
  await setState('suspended')
  expect(await statusOf(app, url)).toBe(404)
  const refused = await app.clients.REST.ask('renewMemberCalendarLink', undefined, as)
  expect(refused.refused.code).toBe('PARTNER_SUSPENDED')
  await setState('live')
  expect(await statusOf(app, url)).toBe(200)

  await addMember(app, partnerId, 'rui@hotel.example')
  const rui = { cookie: await memberCookie(app, 'rui@hotel.example') }
  const { done } = await app.clients.REST.ask('renewMemberCalendarLink', undefined, rui)
  const { id } = await app.database.fresh().findOneOrFail(PartnerMember, { email: 'rui@hotel.example' })
  await callAsAdmin(app, 'REST', 'removePartnerMember', { partnerId, id })
  expect([await statusOf(app, done.url), await statusOf(app, url)]).toEqual([404, 200])
  await setState('ended')
  expect(await statusOf(app, url)).toBe(404)
})
