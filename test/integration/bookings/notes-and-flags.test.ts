import { describe, expect } from 'vitest'
import { BookingNote } from '../../../src/server/bookings/booking-note.entity.ts'
import { protocols } from '../../support/api-clients.ts'
import { byKey, makeKey } from '../../support/api-keys.ts'
import type { TestApp } from '../../support/app.ts'
import { ADMIN } from '../../support/config.ts'
import { guestCookie } from '../../support/private-links.ts'
import { test } from '../../support/test.ts'
import { faroToVilamoura, type BookingBody } from '../../support/trips.ts'

const SECRET = 'He shouted at our driver.'

async function booked(app: TestApp, change: BookingBody = {}): Promise<string> {
  return (await app.clients.REST.ask('createBooking', faroToVilamoura(change))).done.id
}

describe.each(protocols)('by %s', (protocol) => {
  test('the office writes notes, reads them the latest first, and removes them', async ({ open }) => {
    const app = await open()
    const id = await booked(app)
    const office = { cookie: await app.adminCookie() }
    const client = app.clients[protocol]
    const first = (await client.ask('addBookingNote', { id, text: ' Rang twice.\r\nNobody there. ' }, office))
      .done
    expect(first).toMatchObject({ text: 'Rang twice.\nNobody there.', by: ADMIN.username, canRemove: true })
    app.clock.advance({ minutes: 1 })
    const second = (await client.ask('addBookingNote', { id, text: SECRET }, office)).done
    expect((await client.ask('listBookingNotes', { id }, office)).done.notes).toEqual([second, first])
    expect((await client.ask('readBooking', { id }, office)).done.noteCount).toBe(2)

    await client.ask('removeBookingNote', { id, noteId: second.id }, office)
    expect((await client.ask('listBookingNotes', { id }, office)).done.notes).toEqual([first])
    const again = await client.ask('removeBookingNote', { id, noteId: second.id }, office)
    expect([again.status, again.refused.code]).toEqual([404, 'NOT_FOUND'])
    const { entries } = (await client.ask('readBookingHistory', { id }, office)).done
    expect(entries.map(({ act }) => act).filter((act) => act.startsWith('note'))).toEqual([
      'note-added',
      'note-added',
      'note-removed',
    ])
    expect(JSON.stringify(entries)).not.toContain(SECRET)
  })

  test('a booking is marked, found by it, and marked no more', async ({ open }) => {
    const app = await open()
    const office = { cookie: await app.adminCookie() }
    const client = app.clients[protocol]
    const id = await booked(app)
    await booked(app, { customerEmail: 'other@example.com' })
    const flagged = async () =>
      (await client.ask('findBookings', { only: 'flagged' }, office)).done.bookings.map(
        (booking) => booking.id,
      )
    expect((await client.ask('flagBooking', { id, flags: ['problem', 'vip'] }, office)).done.flags).toEqual([
      'vip',
      'problem',
    ])
    expect(await flagged()).toEqual([id])
    await client.ask('flagBooking', { id, flags: ['vip', 'problem'] }, office)
    expect((await client.ask('flagBooking', { id, flags: [] }, office)).done.flags).toEqual([])
    expect(await flagged()).toEqual([])
    const { entries } = (await client.ask('readBookingHistory', { id }, office)).done
    const notes = entries.filter(({ act }) => act === 'flagged').map(({ by, note }) => [by, note])
    expect(notes).toEqual([
      [ADMIN.username, 'VIP, Problem'],
      [ADMIN.username, 'none'],
    ])
  })

  test('nobody but the office is let in', async ({ app }) => {
    const client = app.clients[protocol]
    const id = await booked(app)
    const guest = { cookie: await guestCookie(app, id) }
    for (const call of [
      client.ask('listBookingNotes', { id }, guest),
      client.ask('addBookingNote', { id, text: 'Mine' }, guest),
      client.ask('flagBooking', { id, flags: ['vip'] }, guest),
    ])
      expect((await call).status).toBe(401)
  })
})

test('only who wrote a note removes it', async ({ open }) => {
  const app = await open()
  const id = await booked(app)
  const office = { cookie: await app.adminCookie() }
  const { done } = await app.clients.REST.ask('addBookingNote', { id, text: 'Mine.' }, office)
  await app.database.fresh().nativeUpdate(BookingNote, {}, { by: 'rui' })
  const { notes } = (await app.clients.REST.ask('listBookingNotes', { id }, office)).done
  expect(notes.map(({ by, canRemove }) => [by, canRemove])).toEqual([['rui', false]])
  const { status, refused } = await app.clients.REST.ask('removeBookingNote', { id, noteId: done.id }, office)
  expect([status, refused.error]).toEqual([403, 'rui wrote this note, and can remove it.'])
})

test('guest, partner, export and mails know nothing of notes and flags', async ({ open }) => {
  const app = await open()
  const office = { cookie: await app.adminCookie() }
  const key = byKey(await makeKey(app))
  const { done } = await app.clients.REST.ask('createPartnerBooking', faroToVilamoura(), key)
  await app.clients.REST.ask('addBookingNote', { id: done.id, text: SECRET }, office)
  await app.clients.REST.ask('flagBooking', { id: done.id, flags: ['problem'] }, office)
  await app.workers.mail.drain()
  const guest = { cookie: await guestCookie(app, done.id) }
  const told = [
    (await app.clients.REST.ask('readTrip', {}, guest)).done,
    (await app.clients.REST.ask('readPartnerBooking', { bookingNumber: done.bookingNumber }, key)).done,
    (await app.raw({ method: 'GET', path: '/api/admin/bookings.csv', headers: office })).text,
    await app.mails(),
  ]
  for (const what of told) expect(JSON.stringify(what)).not.toMatch(/shouted|flags|noteCount|problem/i)
})
