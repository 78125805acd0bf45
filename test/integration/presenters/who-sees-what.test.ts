import { afterAll, expect, vi } from 'vitest'
import { Booking } from '../../../src/server/bookings/booking.entity.ts'
import { BookingNote } from '../../../src/server/bookings/booking-note.entity.ts'
import { Car, Driver } from '../../../src/server/cars/car.entity.ts'
import { BookingChange } from '../../../src/server/changes/booking-change.entity.ts'
import { AuditEntry } from '../../../src/server/core/audit/audit-entry.entity.ts'
import { Assignment } from '../../../src/server/dispatch/assignment.entity.ts'
import { Payment, PaymentChange } from '../../../src/server/payments/payment.entity.ts'
import {
  assignmentRows,
  auditRows,
  BOOKING_ID,
  bookingRow,
  carRows,
  changeRows,
  DAYS_BEFORE,
  driverRows,
  EVENING_BEFORE,
  HOURS_AFTER,
  noteRows,
  paymentChangeRows,
  paymentRows,
} from '../../presenters/full-booking.ts'
import { linesOf, seenIn, shownTo } from '../../presenters/who-sees-what.ts'
import { callAsAdmin } from '../../support/admin-calls.ts'
import { byKey, makeKey } from '../../support/api-keys.ts'
import { openApp, type TestApp } from '../../support/app.ts'
import { clockAt } from '../../support/clock.ts'
import { phoneToken } from '../../support/dispatch.ts'
import { addMember, memberCookie } from '../../support/partner-members.ts'
import { byPhone } from '../../support/phone.ts'
import { guestCookie } from '../../support/private-links.ts'
import { test as base } from '../../support/test.ts'

// The clock of the machine is nobody's.
vi.stubEnv('TZ', 'Asia/Tokyo')
afterAll(() => void vi.unstubAllEnvs())

const { number: bookingNumber } = bookingRow
const id = BOOKING_ID

/** An app that has the booking, and what each reader is answered. */
const test = base.extend('full', { scope: 'file' }, async ({ databases }, { onCleanup }) => {
  const database = await databases.take()
  const app = await openApp({ database, clock: clockAt(EVENING_BEFORE) })
  onCleanup(async () => {
    await app.close()
    await databases.giveBack(database)
  })
  const key = await makeKey(app)
  await store(app, key.id)
  // The guest is told who drives the first car.
  await app.workers.chauffeurs.drain()
  await app.mails()
  return { app, answers: await answersOf(app, key) }
})

const CANCELLED = {
  cancelledAt: new Date(EVENING_BEFORE),
  cancelledBy: 'office',
  cancelReason: 'Storm over Seville',
  cancelFeeCents: 0,
} as const
const NOT_DECIDED = {
  cancelledAt: null,
  cancelledBy: null,
  cancelReason: null,
  cancelFeeCents: null,
  status: 'pending',
  decidedAt: null,
  decidedBy: null,
} as const

async function store({ database }: TestApp, apiKeyId: string): Promise<void> {
  const em = database.fresh()
  await em.insert(Booking, { ...bookingRow, apiKeyId })
  await em.insertMany(BookingChange, [...changeRows])
  await em.insertMany(Car, [...carRows])
  await em.insertMany(Driver, [...driverRows])
  await em.insertMany(Assignment, [...assignmentRows])
  await em.insertMany(BookingNote, [...noteRows])
  await em.insertMany(AuditEntry, [...auditRows])
  await em.insertMany(Payment, [...paymentRows])
  await em.insertMany(PaymentChange, [...paymentChangeRows])
}

async function answersOf(app: TestApp, key: Awaited<ReturnType<typeof makeKey>>) {
  const { REST } = app.clients
  const text = async (path: string, cookie?: string) =>
    (await app.raw({ method: 'GET', path, headers: cookie === undefined ? {} : { cookie } })).text
  const tokens = await Promise.all(driverRows.map(({ id }) => phoneToken(app, { driverId: id })))
  const [dora = '', duarte = '', rita = ''] = tokens
  const jobs = async (token: string, at = EVENING_BEFORE) => {
    app.clock.set(at)
    const { done } = await REST.ask('listDriverJobs', undefined, byPhone(token))
    app.clock.set(EVENING_BEFORE)
    return done.jobs
  }
  const guest = await guestCookie(app, id)
  /** The private page of the booking in another state. */
  const guestOf = async (state: Partial<Booking>) => {
    await app.database.fresh().nativeUpdate(Booking, { id }, state)
    return (await REST.ask('readTrip', {}, { cookie: guest })).done
  }
  const calendar = (await callAsAdmin(app, 'REST', 'renewCalendarLink')).done.url
  await addMember(app, key.partner.id)
  const cookie = await memberCookie(app)
  const followed = (await REST.ask('renewMemberCalendarLink', undefined, { cookie })).done.url
  // A partner reads of trips what was told.
  await app.workers.tripMessages.drain()
  return {
    office: (await callAsAdmin(app, 'REST', 'readBooking', { id })).done,
    board: (await callAsAdmin(app, 'REST', 'readBoard', { date: bookingRow.pickupDate })).done.trips,
    partner: (await REST.ask('readPartnerBooking', { bookingNumber }, byKey(key))).done,
    guest: (await REST.ask('readTrip', {}, { cookie: guest })).done,
    link: (await REST.ask('readTrip', {}, { cookie: await guestCookie(app, id, 'view') })).done,
    early: await jobs(dora, DAYS_BEFORE),
    driver: await jobs(dora),
    offered: await jobs(duarte),
    back: await jobs(rita),
    over: await jobs(dora, HOURS_AFTER),
    history: (await callAsAdmin(app, 'REST', 'readBookingHistory', { id })).done.entries.map(inOneLine),
    notes: (await callAsAdmin(app, 'REST', 'listBookingNotes', { id })).done.notes.map(inOneLine),
    payments: (await callAsAdmin(app, 'REST', 'listPayments', { id })).done.map(inOneLine),
    csv: byHeading(await text('/api/admin/bookings.csv', await app.adminCookie())),
    feed: unfolded(await text(new URL(calendar).pathname)),
    // Changed last by the clock of the database.
    followed: unfolded(await text(new URL(followed).pathname)).replaceAll(
      /(?<=^(?:DTSTAMP|LAST-MODIFIED):).*/gm,
      '…',
    ),
    entry: unfolded(await text('/api/trip/calendar.ics', guest)),
    cancelled: await guestOf(CANCELLED),
    asked: await guestOf(NOT_DECIDED),
  }
}

/** The values of a row, without those that it does not have. */
function inOneLine(row: object): string {
  return Object.values(row)
    .filter((value) => value !== null && typeof value !== 'object')
    .join(', ')
}

/** A calendar's long lines in one piece, and its texts without escapes. */
function unfolded(calendar: string): string {
  return calendar
    .replaceAll('\r\n ', '')
    .replaceAll('\r\n', '\n')
    .replaceAll('\\,', ',')
    .replaceAll('\\n', '\n')
}

/** A file of one row as lines of heading and cell. */
function byHeading(csv: string): string {
  const [headings = [], cells = []] = csv
    .slice(1)
    .split('\r\n')
    .map((row) => row.match(/"[^"]*"|[^,"]+|(?<=,|^)(?=,|$)/g) ?? [])
  return headings.map((heading, at) => `${heading}: ${cells[at]}\n`).join('')
}

const readers = [
  'office',
  'board',
  'partner',
  'guest',
  'link',
  'early',
  'driver',
  'offered',
  'back',
  'over',
  'csv',
  'feed',
  'followed',
  'entry',
  'cancelled',
  'asked',
] as const

// The private page in another state is the same but for what the table says.
const wholeReaders = readers.filter((reader) => reader !== 'cancelled' && reader !== 'asked')

test.for(readers)('the booking as %s reads it has what the table says', (reader, { full }) => {
  const answer = full.answers[reader]
  expect(seenIn(typeof answer === 'string' ? answer : JSON.stringify(answer))).toEqual(shownTo(reader))
})

test.for([...wholeReaders, 'history', 'notes', 'payments'] as const)(
  'the booking as %s reads it is word for word as it is written down',
  async (reader, { full }) => {
    const answer = full.answers[reader]
    const text = typeof answer === 'string' ? answer : linesOf(answer)
    await expect(text.replaceAll(/(?<=updatedAt: |^version: ).*/gm, '…')).toMatchFileSnapshot(
      `../../presenters/shown/${reader}.snap.txt`,
    )
  },
)
