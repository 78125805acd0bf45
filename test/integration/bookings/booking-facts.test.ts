import {
  detailNames,
  factNames,
  factOf,
  labelsOf,
  type DetailName,
  type FactName,
  type FactReader,
} from '@chauffeur/domain/booking-facts'
import { expect, vi } from 'vitest'
import { bookingWords, nameIn } from '@chauffeur/words/server-words'
import { AuditEntry } from '../../../src/server/core/audit/audit-entry.entity.ts'
import { callAsAdmin } from '../../support/admin-calls.ts'
import { byKey, makeKey } from '../../support/api-keys.ts'
import type { TestApp } from '../../support/app.ts'
import { clockAt } from '../../support/clock.ts'
import { carAndDriver, phoneToken } from '../../support/dispatch.ts'
import { byPhone } from '../../support/phone.ts'
import { guestCookie } from '../../support/private-links.ts'
import { test } from '../../support/test.ts'
import { faroToVilamoura } from '../../support/trips.ts'
import { addWebhook, openReceiver, PRIVATE, verify } from '../../support/webhooks.ts'

/** The day before the trip, when its driver's phone shows it. */
const dayBefore = () => ({ ...PRIVATE, clock: clockAt('2027-01-26T08:00:00Z') })

// A value of each fact that no other has, and that no default is.
const SENT: Readonly<Record<FactName, string | number | boolean>> = {
  customerName: 'Ana Sousa',
  customerEmail: 'ana.sousa@example.com',
  customerPhone: '+351 912 345 678',
  locale: 'pt',
  travellerName: 'Rui Costa',
  travellerPhone: '+351 913 000 000',
  signName: 'Mr Costa',
  pickupNote: 'Blue gate past the mill',
  dropoffNote: 'Casa Rosa – ring twice',
  notes: 'Two surfboards',
  whatsappNotifications: true,
  luggageConfig: '3 cabin bags',
  passengers: 3,
  childSeatCount: 1,
  boosterSeatCount: 2,
  wheelchair: 'none',
  assistanceDog: true,
  pet: true,
  helpToCar: true,
  flightNumber: 'FR 2617',
  flightDepartsAt: '18:20',
  isAirportService: true,
}

const CHANGED: Readonly<Record<DetailName, string | number | boolean | null>> = {
  customerPhone: '+351 914 444 444',
  signName: 'Costa Group',
  pickupNote: 'White gate before the mill',
  dropoffNote: null,
  notes: null,
  whatsappNotifications: false,
  luggageConfig: null,
  passengers: 2,
  childSeatCount: 0,
  boosterSeatCount: 1,
  wheelchair: null,
  assistanceDog: false,
  pet: false,
  helpToCar: false,
  flightNumber: 'TP 1901',
  flightDepartsAt: null,
}

/** Where a server's reader finds a fact; what people see in the browser is tested beside the pages. */
type Readers = Readonly<
  Record<Exclude<FactReader, 'review' | 'slip'> | 'message', (name: FactName) => unknown>
>

async function booked(app: TestApp) {
  const key = await makeKey(app)
  const receiver = await openReceiver()
  const { secret } = await addWebhook(app, receiver.url, { partnerId: key.partner.id })
  const { done } = await app.clients.REST.ask('createPartnerBooking', faroToVilamoura(SENT), byKey(key))
  // Two messages of one drain may arrive in either order.
  const lastMessage = async (type?: string) => {
    await app.workers.webhooks.drain()
    const messages = receiver.received.map((message) => asRecord(verify(message, secret, app.clock())))
    return asRecord(messages.findLast((message) => type === undefined || message['type'] === type)?.['data'])
  }
  return { ...done, key, lastMessage }
}

function asRecord(value: unknown): Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null ? { ...value } : {}
}

async function readersOf(
  app: TestApp,
  { id, bookingNumber, key, lastMessage }: Awaited<ReturnType<typeof booked>>,
): Promise<Readers> {
  const { tRPC } = app.clients
  const { done: office } = await callAsAdmin(app, 'tRPC', 'readBooking', { id })
  const { done: partner } = await tRPC.ask('readPartnerBooking', { bookingNumber }, byKey(key))
  const { done: guest } = await tRPC.ask('readTrip', {}, { cookie: await guestCookie(app, id) })
  const { done: link } = await tRPC.ask('readTrip', {}, { cookie: await guestCookie(app, id, 'view') })
  const ana = await carAndDriver(app, '12-AB-34', 'Ana Martins')
  await callAsAdmin(app, 'tRPC', 'assignTrip', { id, ...ana })
  const { done: phone } = await tRPC.ask('listDriverJobs', undefined, byPhone(await phoneToken(app, ana)))
  const message = await lastMessage()
  const csv = await app.raw({
    method: 'GET',
    path: '/api/admin/bookings.csv',
    headers: { cookie: await app.adminCookie() },
  })
  const [headings = [], cells = []] = csv.text
    .slice(1)
    .split('\r\n')
    .map((row) => row.split(','))
  await app.workers.mail.drain()
  const [mail] = await app.mails()
  return {
    office: (name) => office[name],
    partner: (name) => partner[name],
    guest: (name) => asRecord(guest.private)[name],
    link: (name) => asRecord(link)[name],
    driver: (name) => asRecord(phone.jobs[0])[factOf(name).driverName ?? name],
    message: (name) => message[name],
    csv: (name) => typed(name, cells[headings.indexOf(factOf(name).column ?? factOf(name).label)]),
    mail: (name) => typed(name, lineOf(mail?.text ?? '', asRecord(bookingWords('pt'))[name])),
  }
}

/** The beginning of the text beside a label. */
function lineOf(mail: string, label: unknown): string | undefined {
  const line = mail.split('\n').find((one) => one.startsWith(`${String(label)}: `))
  return line
    ?.slice(String(label).length + 1)
    .trim()
    .replace(/ \(.*\)$/, '')
}

/** A text of a file or a mail as a value of that fact. */
function typed(name: FactName, text: string | undefined): unknown {
  if (typeof SENT[name] === 'boolean') return text === 'yes' || text === 'sim'
  return typeof SENT[name] === 'number' ? Number(text) : text
}

test('each fact of a booking reaches everybody whom the table names', async ({ open }) => {
  const app = await open(dayBefore())
  const booking = await booked(app)
  await callAsAdmin(app, 'tRPC', 'acceptBooking', { id: booking.id })
  const readers = await readersOf(app, booking)
  const served = Object.entries(readers)
  for (const [reader, read] of served) {
    // A message says all that a partner reads.
    const who = reader === 'message' ? 'partner' : reader
    const names = factNames.filter((name) => factOf(name).shownTo.some((one) => one === who))
    expect(names, reader).not.toEqual([])
    const given = Object.fromEntries(names.map((name) => [name, read(name)]))
    // The mail has our names in the guest's language.
    const said = (value: unknown) =>
      reader === 'mail' && typeof value === 'string' ? nameIn('pt', value) : value
    expect(given, reader).toEqual(Object.fromEntries(names.map((name) => [name, said(SENT[name])])))
  }
})

test.for(['guest', 'partner', 'office'] as const)(
  'each detail that the table has changed by the %s is changed, recorded and told',
  async (actor, { open }) => {
    const app = await open(PRIVATE)
    const { id, bookingNumber, key, lastMessage } = await booked(app)
    if (actor === 'guest')
      await app.clients.REST.ask('changeTripDetails', CHANGED, { cookie: await guestCookie(app, id) })
    if (actor === 'partner')
      await app.clients.REST.ask('changePartnerBooking', { bookingNumber, ...CHANGED }, byKey(key))
    if (actor === 'office') await callAsAdmin(app, 'REST', 'changeBookingDetails', { id, ...CHANGED })

    const { done } = await callAsAdmin(app, 'tRPC', 'readBooking', { id })
    expect(done).toMatchObject(CHANGED)
    // A message held up by another one to the same receiver is sent in the next round.
    await vi.waitFor(async () =>
      expect((await lastMessage('booking.changed'))['changes']).toEqual(detailNames),
    )
    const [entry] = await app.database.fresh().find(AuditEntry, { act: 'details-changed' })
    expect(Object.keys(Object(entry?.details?.['changes'])).toSorted()).toEqual(detailNames.toSorted())
    const { entries } = (await callAsAdmin(app, 'tRPC', 'readBookingHistory', { id })).done
    const lines = String(entries.find(({ act }) => act === 'details-changed')?.note).split('\n')
    expect(lines.map((line) => line.split(':', 1)[0])).toEqual(Object.values(labelsOf(detailNames)))
  },
)

test('a driver whose trip it is no longer reads nothing that is personal', async ({ open }) => {
  const app = await open(dayBefore())
  const booking = await booked(app)
  await callAsAdmin(app, 'tRPC', 'acceptBooking', { id: booking.id })
  const ana = await carAndDriver(app, '12-AB-34', 'Ana Martins')
  const { done } = await callAsAdmin(app, 'tRPC', 'assignTrip', { id: booking.id, ...ana })
  const token = await phoneToken(app, ana)
  await callAsAdmin(app, 'tRPC', 'releaseTrip', { id: done.id, reason: 'Rui is nearer.' })
  const { jobs } = (await app.clients.tRPC.ask('listDriverJobs', undefined, byPhone(token))).done
  expect(jobs).toMatchObject([{ state: 'released', notes: null, pickupNote: null, dropoffNote: null }])
  for (const name of factNames.filter((one) => factOf(one).isPersonal))
    if (typeof SENT[name] === 'boolean') expect(asRecord(jobs[0])[name], name).toBe(false)
    else expect(JSON.stringify(jobs), name).not.toContain(SENT[name])
})
