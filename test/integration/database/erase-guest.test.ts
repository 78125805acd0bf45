import { expect } from 'vitest'
import { Booking } from '../../../src/server/bookings/booking.entity.ts'
import { eraseGuest } from '../../../src/server/guest/erase-guest.ts'
import { callAsAdmin } from '../../support/admin-calls.ts'
import type { TestApp } from '../../support/app.ts'
import { makeKey, byKey } from '../../support/api-keys.ts'
import { carAndDriver, tell } from '../../support/dispatch.ts'
import { aMessage, aReply, anOffer, askForPrice } from '../../support/enquiries.ts'
import { guestCookie } from '../../support/private-links.ts'
import { test } from '../../support/test.ts'
import { faroToVilamoura } from '../../support/trips.ts'

const EMAIL = 'Zzyzx@Example.com'
/** Texts that reveal who the guest is, and where they were driven. */
const OF_THE_GUEST = ['zzyzx', '912777333', '912 777 333', 'Vilamoura', 'TP7777', 'TP 7777']
/** Of the firm, and of nobody else. */
const OF_THE_FIRM = new Set(['firm', 'region', 'stop_suggestion', 'stop_route'])

/** Every row of the database in which one of these texts is, in whatever column. */
async function rowsWith(app: TestApp, texts: readonly string[]): Promise<string[]> {
  const em = app.database.fresh()
  const tables = await em.execute<{ name: string }[]>(
    `select tablename as name from pg_tables where schemaname = 'public' order by tablename`,
  )
  const found: string[] = []
  for (const { name } of tables) {
    if (OF_THE_FIRM.has(name)) continue
    const rows = await em.execute<{ text: string }[]>(
      `select to_jsonb(t)::text as text from "${name}" t where to_jsonb(t)::text ~* ?`,
      [texts.join('|')],
    )
    found.push(...rows.map(({ text }) => `${name}: ${text}`))
  }
  return found
}

const tablesOf = (rows: readonly string[]) => new Set(rows.map((row) => row.split(':', 1)[0]))

test('nothing in any table tells who a guest was once they are erased, and the books stay', async ({
  open,
}) => {
  const app = await open({ settings: { OFFICE_EMAIL: 'office@example.com' } })
  const key = await makeKey(app)
  const guest = {
    customerName: 'Quirin Zzyzx',
    customerEmail: 'zzyzx@example.com',
    customerPhone: '+351 912 777 333',
  }
  const whole = faroToVilamoura({
    ...guest,
    travellerName: 'Junior Zzyzx',
    travellerPhone: '+351 912 777 333',
    signName: 'ZZYZX',
    notes: 'Ring at Zzyzx.',
    pickupNote: 'Villa Zzyzx',
    dropoffNote: 'Casa Zzyzx',
    flightNumber: 'TP 7777',
    billingAddressEnabled: true,
    companyName: 'Zzyzx Lda',
  })
  await callAsAdmin(app, 'REST', 'createWebhook', {
    name: 'CRM',
    url: 'https://crm.example/hook',
    events: ['booking.created', 'booking.confirmed', 'booking.cancelled', 'booking.changed'],
  })
  const client = app.clients.REST
  const { id, bookingNumber } = (
    await client.ask('createBooking', whole, { headers: { 'idempotency-key': 'zzyzx-1' } })
  ).done
  const cookie = await guestCookie(app, id)
  await client.ask('changeTripDetails', { notes: 'Ring twice at Zzyzx.' }, { cookie })
  await client.ask('requestTripChange', { pickupTime: '11:30', expectedTotalCents: 4900 }, { cookie })
  await client.ask('sendTripLink', { email: EMAIL })
  await callAsAdmin(app, 'REST', 'addBookingNote', { id, text: 'Zzyzx called.' })
  await callAsAdmin(app, 'REST', 'acceptBooking', { id })
  const who = await carAndDriver(app, '12-AB-34', 'Ana Martins')
  const { done: given } = await callAsAdmin(app, 'REST', 'assignTrip', { id, carNo: 1, ...who })
  await tell(app, 'REST', given.id, 'decline', { note: 'Zzyzx was rude.' })
  const ofPartner = { ...whole, pickupDate: '2027-02-27', reference: 'Zzyzx 7', metadata: { who: 'zzyzx' } }
  expect((await client.ask('createPartnerBooking', ofPartner, byKey(key))).done.id).not.toBe(id)
  const asked = { ...guest, message: 'Does Zzyzx have to pay?' }
  const message = (await client.ask('createContactMessage', aMessage(asked))).done
  await callAsAdmin(app, 'REST', 'replyToEnquiry', aReply({ id: message.id, text: 'No, Mr Zzyzx.' }))
  const price = (await client.ask('createQuoteRequest', askForPrice({ ...guest, pickupDate: '2027-06-20' })))
    .done
  await callAsAdmin(app, 'REST', 'replyToEnquiry', aReply({ id: price.id, offer: anOffer() }))
  await app.mails()

  const erase = () => app.database.fresh().transactional((em) => eraseGuest(EMAIL, { em, clock: app.clock }))
  await expect(erase()).rejects.toThrow(
    new RegExp(`^Trips are to come, or money is under way, of .*${bookingNumber}.*Nothing was erased\\.$`),
  )
  for (const booking of await app.database.fresh().find(Booking, {}))
    await callAsAdmin(app, 'REST', 'cancelBooking', { id: booking.id, reason: 'Zzyzx is ill.' })
  await app.mails()
  const before = await rowsWith(app, OF_THE_GUEST)
  for (const table of [
    'booking',
    'booking_change',
    'booking_note',
    'enquiry',
    'enquiry_reply',
    'offer',
    'outbox',
    'audit_entry',
    'webhook_delivery',
    'trip_event',
    'idempotency_key',
  ])
    expect([...tablesOf(before)], 'the test looks where a guest is').toContain(table)

  expect(await erase()).toEqual({ bookings: 2, enquiries: 2 })
  expect(await rowsWith(app, OF_THE_GUEST)).toEqual([])
  const booking = await app.database.fresh().findOneOrFail(Booking, { id })
  expect([booking.number, booking.totalCents, booking.pickupDate]).toEqual([
    bookingNumber,
    4900,
    '2027-01-27',
  ])
  expect((await callAsAdmin(app, 'REST', 'readBooking', { id })).done.customerName).toBe('Erased')
  expect((await callAsAdmin(app, 'REST', 'readBookingHistory', { id })).status).toBe(200)
  expect(await erase()).toEqual({ bookings: 0, enquiries: 0 })
})
