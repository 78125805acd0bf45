import { describe, expect } from 'vitest'
import { Booking } from '../../../src/server/bookings/booking.entity.ts'
import { EmailChange } from '../../../src/server/bookings/email-change.entity.ts'
import { AuditEntry } from '../../../src/server/core/audit/audit-entry.entity.ts'
import { Outbox } from '../../../src/server/mail/outbox.entity.ts'
import { sweepAll } from '../../../src/server/sweeps.ts'
import { WebhookDelivery } from '../../../src/server/webhooks/webhook.entity.ts'
import { callAsAdmin } from '../../support/admin-calls.ts'
import { overTrpc, type Protocol } from '../../support/api-clients.ts'
import { byKey, makeKey } from '../../support/api-keys.ts'
import type { TestApp } from '../../support/app.ts'
import { fakeMailer } from '../../support/fake-mailer.ts'
import { guestCookie, linkToken, openLink, undoToken } from '../../support/private-links.ts'
import { expectCode } from '../../support/refusals.ts'
import { test } from '../../support/test.ts'
import { faroToVilamoura, pickedUpAt, type BookingBody } from '../../support/trips.ts'
import { addWebhook, PRIVATE } from '../../support/webhooks.ts'

const settings = { OFFICE_EMAIL: 'office@costa.example' }
const ANA = 'ana.sousa@example.com'
const RUI = 'rui@example.com'
const EVA = 'eva@example.com'

async function booked(app: TestApp, body: BookingBody = {}) {
  const { id, bookingNumber } = (await app.clients.REST.ask('createBooking', faroToVilamoura(body))).done
  const cookie = await guestCookie(app, id)
  const correct = (customer: object, protocol: Protocol = 'REST') =>
    app.clients[protocol].ask('correctTripCustomer', customer, { cookie })
  return { id, bookingNumber, cookie, correct }
}

const undo = (app: TestApp, token: string, protocol: Protocol = 'REST') =>
  app.clients[protocol].ask('undoEmailChange', { token })
const look = (app: TestApp, token: string, protocol: Protocol = 'REST') =>
  app.clients[protocol].ask('readEmailChange', { token })

const addressOf = async (app: TestApp, id: string) =>
  (await app.database.fresh().findOneOrFail(Booking, { id })).customerEmail

const actsOn = async (app: TestApp, subjectId: string) =>
  (await app.database.fresh().find(AuditEntry, { subjectId }, { orderBy: { sequence: 'asc' } })).map(
    ({ admin, act }) => `${act} by ${admin}`,
  )

/** To whom which mails went, the first sent first. */
async function sentTo(app: TestApp, mailer: ReturnType<typeof fakeMailer>) {
  await app.workers.mail.drain()
  return mailer.sent.map(({ to, subject }) => [to.address, subject])
}

describe.each(overTrpc)('a guest, by %s,', (protocol) => {
  test('corrects name and address, reads both, and the office is told once', async ({ open }) => {
    const app = await open({ settings })
    const { id, cookie, correct } = await booked(app)
    const customer = { customerName: 'Ana de Sousa', customerEmail: RUI }
    const { status, done } = await correct(customer, protocol)
    expect([status, done.private]).toMatchObject([200, customer])
    const read = await app.clients[protocol].ask('readTrip', {}, { cookie })
    expect(read.done.private).toMatchObject(customer)
    expect(await actsOn(app, id)).toEqual([
      'customer-corrected by the customer',
      'email-corrected by the customer',
    ])
    const told = await app.database.fresh().find(Outbox, { bookingId: id, kind: 'office-changed-details' })
    expect(told.map(({ details }) => details)).toMatchObject([
      {
        changedBy: 'the customer',
        alert: `Name: Ana Sousa → Ana de Sousa\nEmail: ${ANA} → ${RUI}`,
      },
    ])
    expect(
      (await callAsAdmin(app, protocol, 'findBookings', { q: 'ana de sousa' })).done.bookings.map(
        (found) => found.id,
      ),
    ).toEqual([id])
  })

  test('has the change of the address taken back by the letter to the one before, once', async ({ open }) => {
    const app = await open({ settings })
    const { id, bookingNumber, cookie, correct } = await booked(app)
    await correct({ customerEmail: RUI })
    const token = await undoToken(app, id)
    const until = '2027-01-14T09:00:00.000Z'
    expect((await look(app, token, protocol)).done).toEqual({ bookingNumber, state: 'open', until })
    expect(await addressOf(app, id)).toBe(RUI)
    const old = await linkToken(app, id)
    const undone = await undo(app, token, protocol)
    expect([undone.status, undone.done]).toEqual([200, { bookingNumber, state: 'undone', until: null }])
    expect(await addressOf(app, id)).toBe(ANA)
    expectCode(await undo(app, token, protocol), 410, 'LINK_ENDED')
    expect((await look(app, token, protocol)).done.state).toBe('undone')
    // Whoever has changed it has no link any more, and the guest gets a new one.
    expectCode(await app.clients[protocol].ask('readTrip', {}, { cookie }), 410, 'LINK_ENDED')
    expect(await openLink(app, old)).toBe('')
    expect((await actsOn(app, id)).slice(-2)).toEqual([
      'email-restored by the customer',
      'link-renewed by the customer',
    ])
    const mails = await app.mails()
    const link = mails.find(({ subject = '' }) => subject.startsWith('The link of your booking'))
    expect([link?.to?.[0]?.address, link?.text]).toEqual([
      ANA,
      expect.stringContaining(await linkToken(app, id)),
    ])
    const told = mails.find(({ text = '' }) => text.includes('has taken the change back'))
    expect([told?.to?.[0]?.address, told?.text]).toEqual([
      settings.OFFICE_EMAIL,
      expect.stringContaining(`Email: ${RUI} → ${ANA}`),
    ])
  })

  test('is refused an address that no mail can reach, and any change in the last hour or by a link that only shows', async ({
    open,
  }) => {
    const app = await open()
    const { id, correct } = await booked(app)
    expectCode(await correct({ customerEmail: 'ana at home' }, protocol), 400, 'INVALID_INPUT')
    const cookie = await guestCookie(app, id, 'view')
    const shown = { customerEmail: RUI }
    const byOther = await app.clients[protocol].ask('correctTripCustomer', shown, { cookie })
    expectCode(byOther, 403, 'LINK_ONLY_SHOWS')
    await app.database.fresh().nativeUpdate(Booking, { id }, pickedUpAt(new Date('2027-01-13T09:59:59.000Z')))
    expectCode(await correct({ customerName: 'Rui' }, protocol), 409, 'TOO_LATE')
  })

  test('changes nothing by what is left out or written again', async ({ open }) => {
    const app = await open({ settings })
    const { id, correct } = await booked(app)
    const before = await app.database.fresh().count(Outbox, { bookingId: id })
    for (const same of [{}, { customerName: 'Ana Sousa', customerEmail: ANA }])
      expect((await correct(same, protocol)).status).toBe(200)
    expect(await actsOn(app, id)).toEqual([])
    expect(await app.database.fresh().count(Outbox, { bookingId: id })).toBe(before)
  })
})

test.for(['pending', 'confirmed'] as const)(
  'while the booking is %s the new address gets the confirmation with its link, and the old one a letter without it',
  async (state, { open }) => {
    const mailer = fakeMailer()
    const app = await open({ mailer })
    const { id, bookingNumber, correct } = await booked(app)
    if (state === 'confirmed') await callAsAdmin(app, 'REST', 'acceptBooking', { id })
    const before = await sentTo(app, mailer)
    await correct({ customerEmail: RUI })
    const subject =
      state === 'pending'
        ? `We have received your request ${bookingNumber}`
        : `Your booking ${bookingNumber} is confirmed`
    const after = (await sentTo(app, mailer)).slice(before.length)
    expect(Object.fromEntries(after)).toEqual({
      [ANA]: `The email address of your booking ${bookingNumber} was changed`,
      [RUI]: subject,
    })
    const [toNew, toOld] = [RUI, ANA].map((address) =>
      mailer.sent.findLast(({ to }) => to.address === address),
    )
    expect(toNew?.text).toContain(`/trip/${await linkToken(app, id)}`)
    expect(toOld?.text).toContain(`/undo-email#${await undoToken(app, id)}`)
    expect(toOld?.text).toContain(
      'If that was not you, undo it until Thursday 14 January, 09:00 (Lisbon time)',
    )
    for (const secret of ['/trip/', 'Vilamoura', 'Ana Sousa', RUI, '10:30'])
      for (const form of [toOld?.text, toOld?.html, toOld?.subject]) expect(form).not.toContain(secret)
  },
)

test('a confirmation that has not arrived yet goes to the new address, and no second one', async ({
  open,
}) => {
  const mailer = fakeMailer()
  const app = await open({ mailer })
  const { bookingNumber, correct } = await booked(app, { customerEmail: 'ana@refused.example' })
  await app.workers.mail.drain()
  await correct({ customerEmail: RUI })
  expect(await sentTo(app, mailer)).toEqual([[RUI, `We have received your request ${bookingNumber}`]])
})

test('who has mistyped the address at first leaves nobody who could take the change back', async ({
  open,
}) => {
  const app = await open()
  const { id, correct } = await booked(app, { customerEmail: 'ana at home' })
  expect((await correct({ customerEmail: ANA })).status).toBe(200)
  expect(await app.database.fresh().count(EmailChange, { bookingId: id })).toBe(0)
})

test('another spelling of the same mailbox is no other address', async ({ open }) => {
  const app = await open()
  const { id, correct } = await booked(app)
  expect((await correct({ customerEmail: 'Ana.Sousa@Example.com' })).status).toBe(200)
  expect(await addressOf(app, id)).toBe('Ana.Sousa@Example.com')
  expect(await app.database.fresh().count(EmailChange, {})).toBe(0)
})

test('of two changes each address takes back its own, the first one both', async ({ open }) => {
  const app = await open()
  const trips = [await booked(app), await booked(app)]
  const tokens: [string, string][] = []
  for (const { id, correct } of trips) {
    await correct({ customerEmail: RUI })
    const first = await undoToken(app, id)
    await correct({ customerEmail: EVA })
    tokens.push([first, await undoToken(app, id)])
  }
  const [[first, second] = ['', ''], [other, later] = ['', '']] = tokens
  // The last address takes back its own change, and then the first one the change before.
  expect((await undo(app, second)).status).toBe(200)
  expect(await addressOf(app, trips[0]?.id ?? '')).toBe(RUI)
  expect((await undo(app, first)).status).toBe(200)
  expect(await addressOf(app, trips[0]?.id ?? '')).toBe(ANA)
  // Whoever has changed it twice cannot take it back from the first address.
  expect((await undo(app, other)).status).toBe(200)
  expectCode(await undo(app, later), 410, 'LINK_ENDED')
  expect((await look(app, later)).done.state).toBe('ended')
  expect(await addressOf(app, trips[1]?.id ?? '')).toBe(ANA)
})

test('a guest who goes back to the address from before leaves nothing to the one between', async ({
  open,
}) => {
  const mailer = fakeMailer()
  const app = await open({ mailer })
  const { id, correct } = await booked(app)
  await correct({ customerEmail: RUI })
  const first = await undoToken(app, id)
  await correct({ customerEmail: ANA })
  expect(await app.database.fresh().count(EmailChange, { bookingId: id })).toBe(0)
  expect((await look(app, first)).done).toEqual({ bookingNumber: null, state: 'ended', until: null })
  const letters = (await sentTo(app, mailer)).filter(([, subject]) =>
    subject?.startsWith('The email address'),
  )
  expect(letters.map(([to]) => to)).not.toContain(RUI)
})

test('a change can be taken back for 24 hours, also of a booking that was cancelled meanwhile; then it is forgotten', async ({
  open,
}) => {
  const mailer = fakeMailer()
  const app = await open({ mailer })
  const [one, two] = [await booked(app), await booked(app)]
  for (const { correct } of [one, two]) await correct({ customerEmail: RUI })
  const tokens = await Promise.all([one, two].map(({ id }) => undoToken(app, id)))
  await app.clients.REST.ask('cancelTrip', { expectedRefundCents: 0 }, { cookie: one.cookie })
  expect((await sentTo(app, mailer)).filter(([to]) => to === ANA)).toContainEqual([
    ANA,
    `The email address of your booking ${one.bookingNumber} was changed`,
  ])
  app.clock.advance({ hours: 24 })
  await sweepAll(app.database.orm, app.clock())
  expect((await undo(app, tokens[0] ?? '')).status).toBe(200)
  expect(await addressOf(app, one.id)).toBe(ANA)
  app.clock.advance({ seconds: 1 })
  const late = await undo(app, tokens[1] ?? '')
  expectCode(late, 410, 'LINK_ENDED')
  expect(late.refused.error).toBe(
    'This link has ended: the change can be undone for 24 hours. Please call us.',
  )
  await sweepAll(app.database.orm, app.clock())
  expect(await app.database.fresh().count(EmailChange, {})).toBe(0)
  expect((await look(app, tokens[1] ?? '')).done.state).toBe('ended')
})

test('what the office corrects is not taken back by a guest’s letter', async ({ open }) => {
  const app = await open()
  for (const by of ['correctCustomer', 'correctEmail'] as const) {
    const { id, correct } = await booked(app)
    await correct({ customerEmail: RUI })
    const token = await undoToken(app, id)
    expect((await callAsAdmin(app, 'REST', by, { id, customerEmail: EVA })).status).toBe(200)
    expectCode(await undo(app, token), 410, 'LINK_ENDED')
    expect(await addressOf(app, id)).toBe(EVA)
  }
})

test('a booking gets another address three times a day', async ({ open }) => {
  const app = await open()
  const { id, correct } = await booked(app)
  const statuses: number[] = []
  for (const name of ['b', 'c', 'd', 'e'])
    statuses.push((await correct({ customerEmail: `${name}@example.com` })).status)
  expect(statuses).toEqual([200, 200, 200, 429])
  expect(await addressOf(app, id)).toBe('d@example.com')
  app.clock.advance({ hours: 24 })
  const cookie = await guestCookie(app, id)
  const next = await app.clients.REST.ask('correctTripCustomer', { customerEmail: EVA }, { cookie })
  expect(next.status).toBe(200)
})

test('of two who take a change back at once one does', async ({ open }) => {
  const app = await open()
  const { id, correct } = await booked(app)
  await correct({ customerEmail: RUI })
  const token = await undoToken(app, id)
  const answers = await Promise.all([undo(app, token), undo(app, token)])
  expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 410])
  expect((await app.database.fresh().findOneOrFail(Booking, { id })).linkGeneration).toBe(1)
})

test('one link is asked about 30 times a minute, whoever asks', async ({ open }) => {
  const app = await open({ settings: { RATE_LIMIT: 'on' } })
  const { id, correct } = await booked(app)
  await correct({ customerEmail: RUI })
  const token = await undoToken(app, id)
  for (let time = 0; time < 30; time += 1) expect((await look(app, token)).status).toBe(200)
  expect((await look(app, token)).status).toBe(429)
  expectCode(await look(app, 'guessed'), 404, 'NOT_FOUND')
})

test('a token that we did not sign for this takes nothing back', async ({ open }) => {
  const app = await open()
  const { id } = await booked(app)
  for (const token of ['', 'x', await linkToken(app, id)]) {
    expectCode(await look(app, token), 404, 'NOT_FOUND')
    expectCode(await undo(app, token), 404, 'NOT_FOUND')
  }
})

test('the company that made the booking hears of both, of the change and of its being taken back', async ({
  open,
}) => {
  const app = await open(PRIVATE)
  const key = await makeKey(app)
  const made = await app.clients.REST.ask('createPartnerBooking', faroToVilamoura(), byKey(key))
  const { id } = made.done
  await addWebhook(app, 'http://127.0.0.1:9/', { partnerId: key.partner.id })
  const cookie = await guestCookie(app, id)
  const customer = { customerEmail: RUI, customerName: 'Rui' }
  expect((await app.clients.REST.ask('correctTripCustomer', customer, { cookie })).status).toBe(200)
  await undo(app, await undoToken(app, id))
  const told = await app.database.fresh().find(WebhookDelivery, { type: 'booking.changed' })
  expect(told.map(({ body }) => String(JSON.parse(body).data.changes)).toSorted()).toEqual([
    'customerEmail',
    'customerName,customerEmail',
  ])
})
