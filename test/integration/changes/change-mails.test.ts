import ICAL from 'ical.js'
import type { Email } from 'postal-mime'
import { expect } from 'vitest'
import type { TestApp } from '../../support/app.ts'
import { callAsAdmin } from '../../support/admin-calls.ts'
import { accept, ask, bookPaid, changeIn, DEARER, payFor } from '../../support/changes.ts'
import { openPaying } from '../../support/payments.ts'
import { guestCookie } from '../../support/private-links.ts'
import { textOfAttachment } from '../../support/mailbox.ts'
import { test } from '../../support/test.ts'
import { faroToVilamoura } from '../../support/trips.ts'
import { addWebhook, openReceiver, PRIVATE, verify } from '../../support/webhooks.ts'

const OFFICE = 'desk@costa.example'
const settings = { OFFICE_EMAIL: OFFICE }

/** The mails that the app has sent since it was asked last. */
function postOf(app: TestApp) {
  const read = new Set<string>()
  return async () => {
    const fresh = (await app.mails()).filter(({ messageId = '' }) => !read.has(messageId))
    for (const { messageId = '' } of fresh) read.add(messageId)
    return {
      guest: fresh.filter(({ to }) => to?.[0]?.address !== OFFICE),
      office: fresh.filter(({ to }) => to?.[0]?.address === OFFICE),
    }
  }
}

/** The text of the only mail. */
function textOf(mails: readonly Email[]): string {
  expect(mails).toHaveLength(1)
  // Where a line is broken is no matter of what it says.
  return (mails[0]?.text ?? '').replaceAll(/\s+/g, ' ')
}

/** The entry in the calendar that comes with a mail. */
function entryOf([mail]: readonly Email[]) {
  const [part] = mail?.attachments ?? []
  const text = part ? textOfAttachment(part) : ''
  const calendar = new ICAL.Component(ICAL.parse(text))
  const event = calendar.getFirstSubcomponent('vevent')
  return {
    method: [part?.method, calendar.getFirstPropertyValue('method')],
    uid: event?.getFirstPropertyValue('uid'),
    status: event?.getFirstPropertyValue('status'),
    sequence: event?.getFirstPropertyValue('sequence'),
    starts: /^DTSTART:(.*?)\r?$/m.exec(text)?.[1],
  }
}

async function confirmed(app: TestApp) {
  const { id, bookingNumber } = (await app.clients.REST.ask('createBooking', faroToVilamoura())).done
  const trip = { id, bookingNumber, guest: { cookie: await guestCookie(app, id) } }
  await accept(app, trip)
  return trip
}

const notesOf = async (app: TestApp, id: string) => {
  const { entries } = (await callAsAdmin(app, 'REST', 'readBookingHistory', { id })).done
  return entries
    .filter(({ by, mail }) => by !== null && mail === null)
    .map(({ act, by, note }) => [act, by, note ?? undefined])
}

test('what guest, office, partner, calendar and history read of a change is the same', async ({ open }) => {
  const app = await open({ settings: { ...settings, ...PRIVATE.settings } })
  const receiver = await openReceiver()
  const { secret } = await addWebhook(app, receiver.url, { events: ['booking.changed', 'booking.cancelled'] })
  const trip = await confirmed(app)
  const { id, bookingNumber } = trip
  const post = postOf(app)
  const before = entryOf((await post()).guest.filter(({ subject }) => subject?.endsWith('is confirmed')))
  expect(before).toMatchObject({ sequence: 0, starts: '20270127T103000Z' })

  // A minute each, as the clock of the history shows them in order.
  app.clock.advance({ minutes: 1 })
  const { newTotalCents } =
    (await ask(app, trip, { pickupTime: '12:00', ...DEARER })).trip.private?.change ?? {}
  const price = `€${((newTotalCents ?? 0) / 100).toFixed(2)}`
  const lines = [
    'Pick-up: Wednesday, 27 January 2027, 10:30 (Lisbon time) → Wednesday, 27 January 2027, 12:00 (Lisbon time)',
    'Vehicle: Mercedes E Class → Mercedes V Class',
    `Price: €49.00 → ${price}`,
  ]
  const asked = await post()
  expect([asked.guest[0]?.subject, asked.office[0]?.subject]).toEqual([
    `We have received your change of ${bookingNumber}`,
    `A change waits: booking ${bookingNumber}, Wednesday, 27 January 2027, 10:30 (Lisbon time)`,
  ])
  for (const words of lines) {
    expect(textOf(asked.guest)).toContain(words)
    expect(textOf(asked.office)).toContain(words)
  }
  expect(textOf(asked.guest)).toContain('Your booking stays as it is until we confirm the change.')
  expect(asked.guest[0]?.attachments).toEqual([])

  app.clock.advance({ minutes: 1 })
  const { id: changeId } = await changeIn(app, id)
  await callAsAdmin(app, 'REST', 'acceptBookingChange', { id, changeId })
  const made = await post()
  expect(made.office).toEqual([])
  expect(made.guest[0]?.subject).toBe(`Your booking ${bookingNumber} has changed`)
  for (const words of [
    'We have made the change that you asked for.',
    `You pay ${price} in cash to your chauffeur.`,
    'You can cancel free of charge until Wednesday 27 January, 11:00 (Lisbon time).',
    'See, change or cancel your booking',
    ...lines,
  ])
    expect(textOf(made.guest)).toContain(words)
  expect(entryOf(made.guest)).toEqual({
    ...before,
    method: ['REQUEST', 'REQUEST'],
    status: 'CONFIRMED',
    sequence: 1,
    starts: '20270127T120000Z',
  })

  app.clock.advance({ minutes: 1 })
  await app.clients.REST.ask('cancelTrip', { expectedRefundCents: 0 }, trip.guest)
  const cancelled = await post()
  expect(entryOf(cancelled.guest)).toEqual({
    ...before,
    method: ['CANCEL', 'CANCEL'],
    status: 'CANCELLED',
    sequence: 2,
    starts: '20270127T120000Z',
  })

  await app.workers.webhooks.drain()
  expect(receiver.received.map((message) => verify(message, secret, app.clock()))).toMatchObject([
    {
      type: 'booking.changed',
      data: {
        changes: ['pickupAt', 'vehicleName', 'totalPrice'],
        bookingNumber,
        pickupAt: '2027-01-27T12:00:00+00:00',
        vehicle: { name: 'Mercedes V Class' },
        totalPrice: (newTotalCents ?? 0) / 100,
      },
    },
    { type: 'booking.cancelled', data: { bookingNumber, cancelledBy: 'customer' } },
  ])
  const note = lines.join('\n')
  expect(await notesOf(app, id)).toEqual([
    ['confirmed', 'maria', undefined],
    ['change-requested', 'the customer', note],
    ['changed', 'maria', note],
    ['cancelled', 'the customer', undefined],
  ])
})

test('the office moves a trip, and the guest reads until when cancelling is free now', async ({ open }) => {
  const app = await open({ settings })
  const trip = await confirmed(app)
  const post = postOf(app)
  await post()
  const move = (pickupDate: string, pickupTime: string) =>
    callAsAdmin(app, 'REST', 'changeBooking', {
      id: trip.id,
      pickupDate,
      pickupTime,
      price: 'kept',
      expectedTotal: 49,
      reason: 'The guest rang us.',
    })
  await move('2027-02-03', '09:00')
  const moved = await post()
  expect(moved.office).toEqual([])
  for (const words of [
    'We have changed your trip.',
    'The price stays as it was.',
    'You can cancel free of charge until Wednesday 3 February, 08:00 (Lisbon time).',
  ])
    expect(textOf(moved.guest)).toContain(words)
  // The reason is the office's own.
  expect(textOf(moved.guest)).not.toContain('rang us')
  expect(entryOf(moved.guest)).toMatchObject({ sequence: 1, starts: '20270203T090000Z' })

  // A trip that is moved to within the hour was never free to cancel: nothing is promised.
  await move('2027-01-13', '09:30')
  const sooner = await post()
  expect(textOf(sooner.guest)).not.toContain('free of charge')
  expect(entryOf(sooner.guest)).toMatchObject({ sequence: 2, starts: '20270113T093000Z' })
})

test('a difference that is paid is in the mails to guest and office, and what goes back of it, too', async ({
  open,
}) => {
  const app = await openPaying(open, { settings })
  const trip = await bookPaid(app)
  await accept(app, trip)
  const post = postOf(app)
  await post()
  const asked = await ask(app, trip, DEARER)
  // Nobody hears of a change before it is paid.
  expect(await post()).toEqual({ guest: [], office: [] })
  await payFor(app, asked)
  await app.pass({ seconds: 5 })
  const { oldTotalCents, newTotalCents, id: changeId } = await changeIn(app, trip.id)
  const amount = `€${((newTotalCents - oldTotalCents) / 100).toFixed(2)}`
  const paid = await post()
  expect(textOf(paid.guest)).toContain(`Your payment of ${amount} for the difference has reached us.`)
  expect(textOf(paid.office)).toContain(`The customer has paid the difference of ${amount} online.`)

  const decision = { id: trip.id, changeId, reason: 'No V Class is free.' }
  await app.clients.REST.ask('declineBookingChange', decision, { cookie: await app.adminCookie() })
  const declined = await post()
  for (const words of [
    'The reason: No V Class is free.',
    'Your booking stays as it was.',
    `The ${amount} that you paid for the difference will be refunded to your original payment method`,
  ])
    expect(textOf(declined.guest)).toContain(words)
  expect(declined.guest[0]?.attachments).toEqual([])

  for (const minutes of [2, 20, 60]) await app.pass({ minutes })
  const returned = await post()
  expect(textOf(returned.guest)).toContain(`We have refunded ${amount} to the card`)
  expect(textOf(returned.guest)).toContain('was not made, so what you paid for it is being refunded.')
})

test('who cancels late while a paid change is open reads what goes back, and what does not', async ({
  open,
}) => {
  const app = await openPaying(open, { settings })
  const trip = await bookPaid(app, { pickupDate: '2027-06-02' })
  await accept(app, trip)
  await payFor(app, await ask(app, trip, DEARER))
  await app.pass({ seconds: 5 })
  app.clock.set('2027-06-02T09:00:00.000Z')
  const guest = { cookie: await guestCookie(app, trip.id) }
  const { oldTotalCents, newTotalCents } = await changeIn(app, trip.id)
  const back = newTotalCents - oldTotalCents
  const wrong = await app.clients.REST.ask('cancelTrip', { expectedRefundCents: newTotalCents }, guest)
  const amounts = [newTotalCents, back].map((cents) => `€${(cents / 100).toFixed(2)}`)
  expect(wrong.refused.error).toBe(`If you cancel now, ${amounts[1]} will be refunded, and €49.00 will not.`)
  const post = postOf(app)
  await post()
  await app.clients.REST.ask('cancelTrip', { expectedRefundCents: back }, guest)
  const { guest: mails } = await post()
  expect(textOf(mails)).toContain(`Of the ${amounts[0]} that you paid, ${amounts[1]} will be refunded`)
  expect(textOf(mails)).toContain('The other €49.00 is not refunded.')
})

test('the office is told that a change it was asked for is withdrawn, and not of one it never heard of', async ({
  open,
}) => {
  const app = await openPaying(open, { settings })
  const trip = await bookPaid(app)
  await accept(app, trip)
  const post = postOf(app)
  await post()
  await ask(app, trip, DEARER)
  await app.clients.REST.ask('withdrawTripChange', {}, trip.guest)
  expect(await post()).toEqual({ guest: [], office: [] })
  await ask(app, trip, { pickupTime: '12:00' })
  await post()
  await app.clients.REST.ask('withdrawTripChange', {}, trip.guest)
  const { guest, office } = await post()
  expect(guest).toEqual([])
  expect(office[0]?.subject).toMatch(/^A change was withdrawn: booking TR-/)
  for (const words of ['Nothing waits for your decision any more.', 'Pick-up: Sunday, 20 June 2027, 10:30'])
    expect(textOf(office)).toContain(words)
})
