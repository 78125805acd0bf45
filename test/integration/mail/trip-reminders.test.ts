import { MailUnreachable, type Mailer } from '@chauffeur/gateways/mail/mail'
import { expect } from 'vitest'
import { callAsAdmin } from '../../support/admin-calls.ts'
import { signIn, type TestApp } from '../../support/app.ts'
import { clockAt } from '../../support/clock.ts'
import { carAndDriver, confirmedTrip, tell } from '../../support/dispatch.ts'
import { fakeMailer } from '../../support/fake-mailer.ts'
import { test } from '../../support/test.ts'
import { faroToVilamoura } from '../../support/trips.ts'
import { Outbox } from '../../../src/server/mail/outbox.entity.ts'

// The pick-up is at 10:30 on 27 January.
const A_WEEK_BEFORE = '2027-01-20T09:00:00Z'
const A_DAY_BEFORE = '2027-01-26T10:30:00Z'

async function reminders(app: TestApp) {
  await app.workers.chauffeurs.drain()
  return (await app.mails()).filter(({ messageId }) => messageId?.includes('.trip-reminder.'))
}

/** The office's session of the week before has ended. */
const anew = async (app: TestApp) => ({ cookie: await signIn(app.clients.REST) })

const reminderRows = (app: TestApp) => app.database.fresh().count(Outbox, { kind: 'trip-reminder' })

test('a day before the pick-up the guest is reminded once, in their language, of all that is needed', async ({
  open,
}) => {
  const app = await open({ clock: clockAt(A_WEEK_BEFORE) })
  await confirmedTrip(app, { locale: 'pt', signName: 'Costa', childSeatCount: 1 })
  app.clock.set('2027-01-26T10:29:59Z')
  expect(await reminders(app)).toEqual([])
  app.clock.set(A_DAY_BEFORE)
  const [mail, ...others] = await reminders(app)
  expect(others).toEqual([])
  expect(mail?.subject).toMatch(/^A sua viagem TR-\w+: quarta-feira, 27 de janeiro de 2027, às 10:30/)
  for (const words of [
    'Na zona de chegadas',
    'Costa',
    '60 minutos a partir da hora de recolha, 10:30',
    'Não está ninguém? Ligue-nos',
    'Aeroporto de Faro',
    'Mercedes E Class',
    'A partir de 12 horas antes da recolha',
    'em dinheiro',
    'Alguma coisa mudou?',
  ])
    expect(mail?.text).toContain(words)
  const path = /: https?:\/\/[^/\s]+(\/pt\/trip\/\S+|\/trip\/\S+)/.exec(mail?.text ?? '')?.[1] ?? ''
  expect((await app.raw({ method: 'GET', path })).status).toBe(303)
  app.clock.advance({ hours: 3 })
  expect(await reminders(app)).toHaveLength(1)
})

test('two processes remind a guest once', async ({ open }) => {
  const clock = clockAt(A_WEEK_BEFORE)
  const one = await open({ clock })
  const other = await open({ clock, beside: one })
  await confirmedTrip(one)
  clock.set(A_DAY_BEFORE)
  await Promise.all([one.workers.chauffeurs.drain(), other.workers.chauffeurs.drain()])
  expect(await reminderRows(one)).toBe(1)
})

test('nobody is reminded of a trip that is off, or of which they were told less than a day before', async ({
  open,
}) => {
  const app = await open({ clock: clockAt(A_WEEK_BEFORE) })
  const book = async () => (await app.clients.REST.ask('createBooking', faroToVilamoura())).done.id
  await book()
  await callAsAdmin(app, 'tRPC', 'rejectBooking', { id: await book() })
  const cancelled = await confirmedTrip(app)
  await callAsAdmin(app, 'tRPC', 'cancelBooking', { id: cancelled.id, reason: 'As agreed' })
  const acceptedLate = await book()
  app.clock.set('2027-01-26T10:30:01Z')
  const accepted = await app.clients.REST.ask('acceptBooking', { id: acceptedLate }, await anew(app))
  expect(accepted.done.status).toBe('confirmed')
  app.clock.advance({ hours: 1 })
  await app.workers.chauffeurs.drain()
  expect(await reminderRows(app)).toBe(0)
})

test('a trip that was moved is reminded of at its new time', async ({ open }) => {
  const app = await open({ clock: clockAt(A_WEEK_BEFORE) })
  const { id } = await confirmedTrip(app)
  app.clock.set(A_DAY_BEFORE)
  expect(await reminders(app)).toHaveLength(1)
  const office = await anew(app)
  const when = { pickupDate: '2027-01-29', price: 'kept' }
  const wish = { id, ...when, expectedTotal: 49, reason: 'The guest called.' }
  expect((await app.clients.REST.ask('changeBooking', wish, office)).done.pickupDate).toBe('2027-01-29')
  app.clock.set('2027-01-28T10:30:00Z')
  const [, moved, ...others] = await reminders(app)
  expect(others).toEqual([])
  expect(moved?.subject).toContain('Friday, 29 January 2027, 10:30')
})

test('a reminder that waited while its trip was cancelled is not sent', async ({ open }) => {
  const mailer = fakeMailer()
  const send: Mailer['send'] = async (message) => {
    if (message.messageId.includes('.trip-reminder.')) throw new MailUnreachable('away')
    await mailer.send(message)
  }
  const app = await open({ clock: clockAt(A_WEEK_BEFORE), mailer: { ...mailer, send } })
  const { id } = await confirmedTrip(app)
  app.clock.set(A_DAY_BEFORE)
  await app.workers.chauffeurs.drain()
  await app.workers.mail.drain()
  expect(await reminderRows(app)).toBe(1)
  const cancelled = await app.clients.REST.ask('cancelBooking', { id, reason: 'Ill' }, await anew(app))
  expect(cancelled.status).toBe(200)
  app.clock.advance({ minutes: 10 })
  await app.workers.mail.drain()
  expect(await reminderRows(app)).toBe(0)
})

test('a reminder that is sent again names the chauffeur once the guest may know who drives', async ({
  open,
}) => {
  const app = await open({ clock: clockAt(A_WEEK_BEFORE) })
  const { id } = await confirmedTrip(app)
  const ana = await carAndDriver(app, '12-AB-34', 'Ana Martins')
  const { done } = await callAsAdmin(app, 'tRPC', 'assignTrip', { id, carNo: 1, ...ana })
  await tell(app, 'tRPC', done.id, 'accept')
  app.clock.set(A_DAY_BEFORE)
  const [first] = await reminders(app)
  expect(first?.text).not.toContain('Ana Martins')
  app.clock.set('2027-01-26T22:30:00Z')
  const office = await anew(app)
  const { done: listed } = await app.clients.tRPC.ask('listBookingMails', { id }, office)
  const mailId = listed.mails.find(({ kind }) => kind === 'trip-reminder')?.id ?? ''
  await app.clients.tRPC.ask('sendBookingMail', { id, mailId }, office)
  const again = (await reminders(app)).find(({ text }) => text?.includes('Ana Martins'))
  for (const words of ['Nobody there? Call Ana', '12-AB-34']) expect(again?.text).toContain(words)
})
