import type { BookingMailKind } from '@chauffeur/domain/mail-kinds'
import { expect } from 'vitest'
import { Booking } from '../../../src/server/bookings/booking.entity.ts'
import { enqueueMail } from '../../../src/server/mail/enqueue-mail.ts'
import { Outbox, type MailDetails } from '../../../src/server/mail/outbox.entity.ts'
import type { TestApp } from '../../support/app.ts'
import { test } from '../../support/test.ts'
import { faroToVilamoura } from '../../support/trips.ts'

const OFFICE = { settings: { OFFICE_EMAIL: 'dispatch@costa.example' } }

async function booked(app: TestApp, change: Partial<Booking> = {}) {
  const { id, bookingNumber } = (await app.clients.REST.ask('createBooking', faroToVilamoura())).done
  await app.database.fresh().nativeUpdate(Booking, { id }, change)
  return { id, number: bookingNumber }
}

function enqueue(app: TestApp, kind: BookingMailKind, id: string, details?: MailDetails) {
  return app.database.orm.em
    .fork()
    .transactional((em) => enqueueMail({ em, clock: app.clock }, kind, id, details))
}

/** The mail with this kind in its id. */
async function mailOf(app: TestApp, kind: BookingMailKind) {
  const mail = (await app.mails()).find(({ messageId }) => messageId?.includes(`.${kind}.`))
  if (!mail) throw new Error(`There is no mail of the kind ${kind}`)
  return mail
}

const decided = { decidedAt: new Date('2027-01-13T09:00:00Z'), decidedBy: 'maria' }

test('a payment is confirmed without calling the booking confirmed, or itself an invoice', async ({
  open,
}) => {
  const app = await open()
  const { id, number } = await booked(app, { paymentMethod: 'sumup', paymentStatus: 'completed' })
  await enqueue(app, 'payment-received', id)
  const mail = await mailOf(app, 'payment-received')
  expect(mail.subject).toBe(`Your payment for ${number} has reached us`)
  expect(mail.to).toEqual([{ name: 'Ana Sousa', address: 'ana.sousa@example.com' }])
  for (const text of [mail.text, mail.html])
    for (const words of [
      `We have received €49.00 for ${number}.`,
      'Your request is still awaiting our reply',
      'This email confirms your payment. It is not an invoice.',
      'Vilamoura',
    ])
      expect(text).toContain(words)
  expect(mail.text).not.toContain('is confirmed')
})

test('a payment that came to nothing is reported once, with the way to go on', async ({ open }) => {
  const app = await open()
  const { id } = await booked(app, { paymentMethod: 'sumup', paymentStatus: 'failed' })
  await enqueue(app, 'payment-not-completed', id)
  await enqueue(app, 'payment-not-completed', id)
  expect(await app.database.fresh().count(Outbox, { kind: 'payment-not-completed' })).toBe(1)
  const { text } = await mailOf(app, 'payment-not-completed')
  expect(text).toContain('Your online payment of €49.00 was not completed, and we have not charged anything.')
  expect(text).toContain('We still have your request.')
})

test.for([
  ['rejected booking', 'We could not take your booking'],
  ['second payment', 'was paid twice. One of the payments is being refunded'],
] as const)('a refund of a %s says what went back, and why', async ([refundOf, why], { open }) => {
  const app = await open()
  const { id } = await booked(app, { status: 'rejected', ...decided })
  await enqueue(app, 'payment-refunded', id, { refundOf, amountCents: 4900 })
  const { text } = await mailOf(app, 'payment-refunded')
  expect(text).toContain(why)
  expect(text).toContain('We have refunded €49.00 to the card that it was paid with.')
})

test('each refund of a booking has a mail of its own', async ({ open }) => {
  const app = await open()
  const { id } = await booked(app)
  for (const occasion of ['1', '2', '2'])
    await enqueue(app, 'payment-refunded', id, { occasion, refundOf: 'second payment' })
  const ids = (await app.mails()).map(({ messageId }) => messageId)
  expect(ids.filter((messageId) => messageId?.includes('payment-refunded'))).toHaveLength(2)
})

test('a rejection of a paid booking says that the money goes back', async ({ open }) => {
  const app = await open()
  const { id } = await booked(app, { paymentMethod: 'sumup', paymentStatus: 'completed' })
  await app.clients.REST.ask('rejectBooking', { id }, { cookie: await app.adminCookie() })
  const { text } = await mailOf(app, 'booking-rejected')
  expect(text).toContain(
    'The €49.00 that you paid will be refunded to your original payment method, and we will write to you',
  )
  expect(text).not.toContain('Nothing has been charged')
})

test('the office reads in words what to look at in a payment', async ({ open }) => {
  const app = await open(OFFICE)
  const { id, number } = await booked(app)
  await enqueue(app, 'office-payment-alert', id, { alert: 'SumUp shows €50.00, not €49.00.' })
  const mail = await mailOf(app, 'office-payment-alert')
  expect(mail.to).toEqual([{ name: '', address: 'dispatch@costa.example' }])
  expect(mail.subject).toBe(`Please look at the payment of ${number}`)
  expect(mail.text).toContain('SumUp shows €50.00, not €49.00.')
  expect(mail.text).toContain(`/admin/bookings/${number}`)
})

test('an answer to a mail of the office goes to the customer', async ({ open }) => {
  const app = await open(OFFICE)
  await booked(app)
  const { replyTo } = await mailOf(app, 'office-new-booking')
  expect(replyTo).toEqual([{ name: 'Ana Sousa', address: 'ana.sousa@example.com' }])
})

test('an office without an address gets no mail, and none waits for it', async ({ open }) => {
  const app = await open()
  const { id } = await booked(app)
  await enqueue(app, 'office-payment-alert', id, { alert: 'Look.' })
  expect(await app.mails()).toHaveLength(1)
  expect(await app.database.fresh().count(Outbox, {})).toBe(1)
})
