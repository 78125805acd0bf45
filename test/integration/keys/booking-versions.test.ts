import { statementWebhooks, tripWebhooks, webhookEvents } from '@chauffeur/domain/webhooks'
import { describe, expect } from 'vitest'
import { callAsAdmin } from '../../support/admin-calls.ts'
import { protocols } from '../../support/api-clients.ts'
import { byKey, makeKey } from '../../support/api-keys.ts'
import { signIn, type TestApp } from '../../support/app.ts'
import { ask, DEARER, payFor } from '../../support/changes.ts'
import { checkoutOf, online, openPaying } from '../../support/payments.ts'
import { guestCookie } from '../../support/private-links.ts'
import { test } from '../../support/test.ts'
import { faroToVilamoura } from '../../support/trips.ts'

type Key = Awaited<ReturnType<typeof makeKey>>

/** A booking that is to be paid online, and how its partner follows it. */
async function followed(app: TestApp, key: Key) {
  const { done } = await app.clients.REST.ask('createPartnerBooking', online(), byKey(key))
  const { id, bookingNumber } = done
  const read = async () =>
    (await app.clients.REST.ask('readPartnerBooking', { bookingNumber }, byKey(key))).done
  const events = async () => {
    const asked = { booking: bookingNumber, limit: 100 }
    return (await app.clients.REST.ask('listPartnerEvents', asked, byKey(key))).done.data
  }
  const isListedSince = async (updated_since: string) => {
    const { done } = await app.clients.REST.ask('listPartnerBookings', { updated_since }, byKey(key))
    return done.data.some((one) => one.bookingNumber === bookingNumber)
  }
  return { ...done, trip: { id, guest: { cookie: await guestCookie(app, id) } }, read, events, isListedSince }
}

test('each message comes next in its booking, and with it the version grows and updated_since finds the booking', async ({
  open,
}) => {
  const app = await openPaying(open)
  const key = await makeKey(app)
  const seen = new Set<string>()
  let booking = await followed(app, key)
  /** Does something, and looks at the messages that it has led to. */
  const expectMessages = async (types: readonly string[], act: () => Promise<unknown>) => {
    const known = await booking.read()
    const before = (await booking.events()).length
    await act()
    const all = await booking.events()
    expect(all.map(({ sequence }) => sequence)).toEqual(all.map((_, index) => index + 1))
    expect(all.slice(before).map(({ type }) => type)).toEqual(types)
    const versions = all.map(({ data }) => Number(data['version']))
    expect(versions.every((version, index) => index === 0 || version > (versions[index - 1] ?? 0))).toBe(true)
    const read = await booking.read()
    expect(versions.at(-1)).toBeGreaterThan(known.version)
    expect(read.version).toBeGreaterThanOrEqual(versions.at(-1) ?? 0)
    expect(await booking.isListedSince(new Date(Date.parse(known.updatedAt) + 1).toISOString())).toBe(true)
    for (const type of types) seen.add(type)
    return read
  }
  const { id, bookingNumber, trip, version } = booking
  expect((await booking.events()).map(({ type, data }) => [type, data['version']])).toEqual([
    ['booking.created', version],
  ])
  seen.add('booking.created')

  const pay = async () => {
    await app.provider.pay(checkoutOf(booking.checkoutUrl))
    await app.pass({ minutes: 1 })
  }
  await expectMessages(['payment.completed'], pay)
  await expectMessages(['booking.confirmed'], () => callAsAdmin(app, 'REST', 'acceptBooking', { id }))
  const wish = { bookingNumber, passengers: 3, customerName: 'Ana de Sousa' }
  await expectMessages(['booking.changed', 'booking.changed'], () =>
    app.clients.REST.ask('changePartnerBooking', wish, byKey(key)),
  )
  const later = { pickupTime: '11:30' }
  const asked = await expectMessages(['change.requested'], () => ask(app, trip, later))
  expect(asked).toMatchObject({
    pickupTime: '10:30',
    change: { by: 'guest', state: 'open', proposed: later, totalPrice: 49, difference: 0, reason: null },
  })
  // Several were asked for at the same instant of the test's clock: only one of them is open.
  const decision = async () => ({ id, changeId: (await booking.read()).change?.id })
  const declined = await expectMessages(['change.declined'], async () =>
    callAsAdmin(app, 'REST', 'declineBookingChange', { ...(await decision()), reason: 'No car then' }),
  )
  expect(declined.change).toBe(null)
  expect((await booking.events()).at(-1)?.data).toMatchObject({
    change: { state: 'declined', reason: 'No car then', reasonCode: null, endsAt: null },
  })
  await ask(app, trip, later)
  await expectMessages(['change.withdrawn'], () => app.clients.REST.ask('withdrawTripChange', {}, trip.guest))
  // A dearer one is told when it is asked for, and again when it is paid.
  const dearer = await ask(app, trip, { ...DEARER, ...later })
  expect((await booking.read()).change).toMatchObject({ state: 'awaiting_payment' })
  await expectMessages(['change.requested'], async () => {
    await payFor(app, dearer)
    await app.pass({ minutes: 1 })
  })
  const made = await expectMessages(['change.accepted', 'booking.changed'], async () =>
    callAsAdmin(app, 'REST', 'acceptBookingChange', await decision()),
  )
  expect(made).toMatchObject({ pickupTime: '11:30', vehicleName: 'Mercedes V Class', change: null })
  const told = (await booking.events()).slice(-2)
  expect(told).toMatchObject([
    { data: { change: { state: 'accepted' }, vehicle: { name: 'Mercedes V Class' } } },
    {
      data: { change: null, changes: ['pickupAt', 'vehicleName', 'totalPrice'] },
      previous: {
        pickupAt: '2027-06-20T10:30:00+01:00',
        vehicle: { id: 2, name: 'Mercedes E Class' },
        totalPrice: 49,
      },
    },
  ])
  await ask(app, trip, { pickupTime: '12:30' })
  await expectMessages(['change.expired', 'booking.cancelled'], () =>
    app.clients.REST.ask('cancelPartnerBooking', { bookingNumber }, byKey(key)),
  )
  await expectMessages(['payment.refunded', 'payment.refunded'], async () => {
    for (const minutes of [1, 2, 5, 12]) await app.pass({ minutes })
  })

  booking = await followed(app, key)
  await expectMessages(['payment.failed'], async () => {
    for (const minutes of [1, 3, 8, 20, 31]) await app.pass({ minutes })
  })
  // The office's session has ended meanwhile.
  const cookie = await signIn(app.clients.REST)
  await expectMessages(['booking.rejected'], () =>
    app.clients.REST.ask('rejectBooking', { id: booking.id }, { cookie }),
  )
  // A reminder has a test of its own; statements are about no booking.
  const others = ['booking.reminder_due', ...tripWebhooks, ...statementWebhooks]
  expect([...seen, ...others].toSorted()).toEqual([...webhookEvents].toSorted())
})

describe.each(protocols)('a partner, by %s,', (protocol) => {
  test('changes a booking only as it was read', async ({ open }) => {
    const app = await open()
    const key = await makeKey(app)
    const { done: made } = await app.clients[protocol].ask(
      'createPartnerBooking',
      faroToVilamoura(),
      byKey(key),
    )
    const { bookingNumber, version } = made
    const change = (ifMatch: string, wish: object) =>
      app.clients[protocol].ask(
        'changePartnerBooking',
        { bookingNumber, ...wish },
        { headers: { ...byKey(key).headers, 'if-match': ifMatch } },
      )
    const { status, done } = await change(String(version), { passengers: 3 })
    expect([status, done.passengers, done.version > version]).toEqual([200, 3, true])
    const late = await change(`"${version}"`, { passengers: 1 })
    expect([late.status, late.refused]).toMatchObject([
      412,
      { code: 'VERSION_CHANGED', version: done.version },
    ])
    expect((await change('yesterday', { passengers: 1 })).refused).toMatchObject({
      code: 'INVALID_INPUT',
      details: [{ field: 'If-Match', reason: { code: 'if_match_unreadable' } }],
    })
    expect((await change('*', { passengers: 1 })).done.passengers).toBe(1)
  })
})
