import { describe, expect } from 'vitest'
import { callAsAdmin } from '../../support/admin-calls.ts'
import { overTrpc } from '../../support/api-clients.ts'
import type { TestApp } from '../../support/app.ts'
import { clockAt } from '../../support/clock.ts'
import { carAndDriver, confirmedTrip, tell, tripOfTwoVans } from '../../support/dispatch.ts'
import { guestCookie, linkToken } from '../../support/private-links.ts'
import { test } from '../../support/test.ts'
import type { BookingBody } from '../../support/trips.ts'

const MORNING = '2027-01-27T10:00:00Z'
/** The guest was early, and so is the end. */
const AFTER = '2027-01-27T10:25:00Z'
/** Until then the last step can be taken back. */
const A_MINUTE = { seconds: 61 }
const settings = { OFFICE_EMAIL: 'office@costa.example' }

/** A trip that Ana has driven, as its guest's browser opens it. */
async function drivenTrip(app: TestApp, over: BookingBody = {}) {
  const trip = await confirmedTrip(app, over)
  const ana = await carAndDriver(app, '12-AB-34', 'Ana Martins')
  const { done: given } = await callAsAdmin(app, 'tRPC', 'assignTrip', { id: trip.id, carNo: 1, ...ana })
  await tell(app, 'REST', given.id, 'accept')
  app.clock.set(AFTER)
  await tell(app, 'REST', given.id, 'completed')
  return { ...trip, assignmentId: given.id, guest: { cookie: await guestCookie(app, trip.id) } }
}

async function thanks(app: TestApp) {
  await app.workers.chauffeurs.drain()
  return (await app.mails()).filter(({ subject }) => subject?.startsWith('How was your trip?'))
}

describe.each(overTrpc)('by %s,', (protocol) => {
  test('a guest says once how the trip was, and the office reads it', async ({ open }) => {
    const app = await open({ clock: clockAt(MORNING), settings })
    const { id, guest } = await drivenTrip(app)
    const rate = (score: number, text: string | null = null) =>
      app.clients[protocol].ask('rateTrip', { score, text }, guest)
    const { status, done } = await rate(5, '  On time.\nVery kind.  ')
    expect(status).toBe(200)
    expect(done.private?.rating).toEqual({ score: 5, text: 'On time.\nVery kind.' })
    const again = await rate(1)
    expect([again.status, again.refused.code]).toEqual([409, 'ALREADY_RATED'])
    const { done: booking } = await callAsAdmin(app, protocol, 'readBooking', { id })
    expect(booking).toMatchObject({
      rating: { score: 5, text: 'On time.\nVery kind.', at: app.clock().toISOString() },
      flags: [],
    })
    const { done: history } = await callAsAdmin(app, protocol, 'readBookingHistory', { id })
    expect(history.entries).toContainEqual(
      expect.objectContaining({ act: 'rated', by: 'the customer', note: '5 of 5.' }),
    )
    expect((await app.mails()).map(({ subject }) => subject)).not.toContainEqual(
      expect.stringContaining('a low rating'),
    )
  })

  test('a low rating marks the booking as a problem and is written to the office', async ({ open }) => {
    const app = await open({ clock: clockAt(MORNING), settings })
    const { id, bookingNumber, guest } = await drivenTrip(app)
    await callAsAdmin(app, protocol, 'flagBooking', { id, flags: ['vip'] })
    await app.clients[protocol].ask('rateTrip', { score: 2, text: 'The car was <b>late</b>.' }, guest)
    const { done: booking } = await callAsAdmin(app, protocol, 'readBooking', { id })
    expect(booking.flags).toEqual(['vip', 'problem'])
    const { to, replyTo, text } =
      (await app.mails()).find(({ subject }) => subject === `2 of 5: a low rating for ${bookingNumber}`) ?? {}
    expect([to, replyTo]).toMatchObject([
      [{ address: 'office@costa.example' }],
      [{ address: 'ana.sousa@example.com' }],
    ])
    expect(text).toContain('“The car was <b>late</b>.”')
  })

  test('a trip is not rated before it is over, nor by a link that only shows it', async ({ open }) => {
    const app = await open({ clock: clockAt(MORNING) })
    const { id } = await confirmedTrip(app)
    const guest = { cookie: await guestCookie(app, id) }
    const early = await app.clients[protocol].ask('rateTrip', { score: 5 }, guest)
    expect([early.status, early.refused.code]).toEqual([409, 'TOO_EARLY'])
    const shown = { cookie: await guestCookie(app, id, 'view') }
    const other = await app.clients[protocol].ask('rateTrip', { score: 5 }, shown)
    expect([other.status, other.refused.code]).toEqual([403, 'LINK_ONLY_SHOWS'])
  })
})

test('a double tap is kept once', async ({ open }) => {
  const app = await open({ clock: clockAt(MORNING) })
  const { guest } = await drivenTrip(app)
  const answers = await Promise.all([4, 4].map((score) => app.clients.REST.ask('rateTrip', { score }, guest)))
  expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 409])
})

test('after the trip the guest is thanked once, by a mail whose links choose a mark and send nothing', async ({
  open,
}) => {
  const app = await open({ clock: clockAt(MORNING) })
  const { id, bookingNumber } = await drivenTrip(app)
  expect(await thanks(app)).toEqual([])
  app.clock.advance(A_MINUTE)
  await thanks(app)
  const [mail, ...others] = await thanks(app)
  expect(others).toEqual([])
  expect(mail?.subject).toBe(`How was your trip? ${bookingNumber}`)
  const { text = '', html = '' } = mail ?? {}
  for (const form of [text, html]) {
    expect(form).toContain('How was your trip with Ana?')
    expect(form).not.toContain('cancel')
  }
  const path = /5, excellent: https?:\/\/[^/\s]+(\/trip\/\S+)/.exec(text)?.[1] ?? ''
  expect(path).toBe(`/trip/${await linkToken(app, id)}?rating=5`)
  for (const method of ['HEAD', 'GET']) {
    const { status, headers } = await app.raw({ method, path })
    expect([status, headers.location]).toEqual([303, '/trip?rating=5'])
  }
  expect((await callAsAdmin(app, 'REST', 'readBooking', { id })).done.rating).toBeNull()
})

test('a link with anything but a mark leads to the page without one', async ({ open }) => {
  const app = await open()
  const { id } = await confirmedTrip(app)
  const path = `/trip/${await linkToken(app, id)}?rating=6&rating=4`
  expect((await app.raw({ method: 'GET', path })).headers.location).toBe('/trip')
})

test.for([
  ['has told already', (app, { guest }) => app.clients.REST.ask('rateTrip', { score: 5 }, guest)],
  [
    'whose booking the office cancels after all',
    (app, { id }) => callAsAdmin(app, 'REST', 'cancelBooking', { id, reason: 'As agreed' }),
  ],
] as const satisfies readonly (readonly [
  string,
  (app: TestApp, trip: Awaited<ReturnType<typeof drivenTrip>>) => Promise<unknown>,
])[])('a guest who %s is not asked by mail', async ([, end], { open }) => {
  const app = await open({ clock: clockAt(MORNING) })
  const trip = await drivenTrip(app)
  await end(app, trip)
  app.clock.advance(A_MINUTE)
  expect(await thanks(app)).toEqual([])
})

test('a guest of two cars is thanked when both have arrived', async ({ open }) => {
  const app = await open({ clock: clockAt(MORNING) })
  const { assignments } = await tripOfTwoVans(app)
  app.clock.set(AFTER)
  const [first, second] = assignments
  await tell(app, 'REST', first, 'completed')
  app.clock.advance(A_MINUTE)
  expect(await thanks(app)).toEqual([])
  await tell(app, 'REST', second, 'completed')
  app.clock.advance(A_MINUTE)
  expect((await thanks(app)).map(({ text }) => text?.includes('How was your trip?\n'))).toEqual([true])
})
