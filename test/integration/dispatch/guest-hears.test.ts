import { randomUUID } from 'node:crypto'
import { MailUnreachable, type Mailer } from '@chauffeur/gateways/mail/mail'
import { expect } from 'vitest'
import { callAsAdmin } from '../../support/admin-calls.ts'
import type { TestApp } from '../../support/app.ts'
import { clockAt } from '../../support/clock.ts'
import { carAndDriver, confirmedTrip, tell, tripOfTwoVans } from '../../support/dispatch.ts'
import { fakeMailer } from '../../support/fake-mailer.ts'
import { test } from '../../support/test.ts'

// The pick-up is at 10:30.
const EVENING_BEFORE = '2027-01-26T22:00:00Z'
const MORNING = '2027-01-27T09:00:00Z'
/** Until then a step can be taken back. */
const A_MINUTE = { seconds: 61 }

type Office = (id: string, who: { carId: string; driverId: string }) => Promise<string>

const assignBy =
  (app: TestApp): Office =>
  async (id, who) =>
    (await callAsAdmin(app, 'tRPC', 'assignTrip', { id, carNo: 1, ...who })).done.id

/** A trip that Ana has accepted at this moment. */
async function acceptedTrip(app: TestApp) {
  const trip = await confirmedTrip(app)
  const ana = await carAndDriver(app, '12-AB-34', 'Ana Martins')
  const assignmentId = await assignBy(app)(trip.id, ana)
  await tell(app, 'tRPC', assignmentId, 'accept')
  return { trip, ana, assignmentId }
}

/** A mail server that keeps what it gets in order, and can be away. */
function mailServer() {
  const mailer = fakeMailer()
  const missed: string[] = []
  let isAway = false
  const send: Mailer['send'] = async (message) => {
    if (isAway) {
      missed.push(message.subject)
      throw new MailUnreachable('the mail server is away')
    }
    await mailer.send(message)
  }
  return {
    mailer: { ...mailer, send },
    /** The subjects of the mails that came while it was away. */
    missed,
    leave: () => void (isAway = true),
    comeBack: () => void (isAway = false),
    /** The mails about the chauffeur. */
    about: () => mailer.sent.filter(({ messageId }) => messageId.includes('.chauffeur-')),
  }
}

async function writeAndSend({ workers }: TestApp): Promise<void> {
  await workers.chauffeurs.drain()
  await workers.mail.drain()
}

async function heard(app: TestApp, server: ReturnType<typeof mailServer>): Promise<string[]> {
  await writeAndSend(app)
  return server.about().map(({ subject }) => subject.replace(/:? (for )?TR-\w+/, ''))
}

test('twelve hours before the guest reads who drives, in which car and where to meet', async ({ open }) => {
  const app = await open({ clock: clockAt(EVENING_BEFORE) })
  const { trip } = await acceptedTrip(app)
  const mail = async () => {
    await app.workers.chauffeurs.drain()
    return (await app.mails()).find(({ subject }) => subject?.startsWith('Ana'))
  }
  app.clock.set('2027-01-26T22:29:59Z')
  expect(await mail()).toBeUndefined()
  app.clock.set('2027-01-26T22:30:00Z')
  const { subject, to, text = '', html = '' } = (await mail()) ?? {}
  expect(subject).toBe(`Ana will be your chauffeur: ${trip.bookingNumber}`)
  expect(to).toEqual([{ name: 'Ana Sousa', address: 'ana.sousa@example.com' }])
  for (const form of [text, html])
    for (const words of [
      'Dear Ana Sousa,',
      'Ana will be your chauffeur in a black Mercedes E Class, 12-AB-34.',
      'In the arrivals hall',
      'Name on the sign',
      '60 minutes from the pick-up time, 10:30',
      'Nobody there? Call Ana',
      'Ana Martins',
      '+351912345678',
      'Wednesday, 27 January 2027',
      '10:30',
      'Faro Airport',
    ])
      expect(form).toContain(words)
  expect(html).toContain('href="tel:+351912345678"')
  const path = /See your trip: https?:\/\/[^/\s]+(\/trip\/\S+)/.exec(text)?.[1] ?? ''
  const { status, headers } = await app.raw({ method: 'GET', path })
  expect([status, headers.location]).toEqual([303, '/trip'])
})

test('each step is told once, as soon as it cannot be taken back', async ({ open }) => {
  const server = mailServer()
  const app = await open({ clock: clockAt(MORNING), mailer: server.mailer })
  const { assignmentId } = await acceptedTrip(app)
  const told: string[] = []
  expect(await heard(app, server)).toEqual(told)
  app.clock.advance(A_MINUTE)
  told.push('Ana will be your chauffeur')
  expect(await heard(app, server)).toEqual(told)
  for (const [type, news] of [
    ['on_the_way', ['Ana is on the way to you']],
    ['arrived', ['Ana is at the pick-up']],
    ['on_board', []],
    ['completed', []],
  ] as const) {
    app.clock.advance({ minutes: 20 })
    await tell(app, 'REST', assignmentId, type)
    expect(await heard(app, server)).toEqual(told)
    app.clock.advance(A_MINUTE)
    told.push(...news)
    expect(await heard(app, server)).toEqual(told)
    expect(await heard(app, server)).toEqual(told)
  }
  expect(server.about().at(-1)?.text).toContain(
    'Ana is waiting at Faro Airport (FAO); 60 minutes are included.',
  )
})

test('a step that is taken back is not told, and told once when it is taken again', async ({ open }) => {
  const server = mailServer()
  const app = await open({ clock: clockAt(MORNING), mailer: server.mailer })
  const { assignmentId } = await acceptedTrip(app)
  app.clock.advance(A_MINUTE)
  expect(await heard(app, server)).toEqual(['Ana will be your chauffeur'])
  const eventId = randomUUID()
  await tell(app, 'REST', assignmentId, 'on_the_way', { eventId })
  app.clock.advance({ seconds: 30 })
  await tell(app, 'REST', assignmentId, 'undo', { undoes: eventId })
  app.clock.advance(A_MINUTE)
  expect(await heard(app, server)).toEqual(['Ana will be your chauffeur'])
  await tell(app, 'REST', assignmentId, 'on_the_way')
  app.clock.advance(A_MINUTE)
  expect(await heard(app, server)).toEqual(['Ana will be your chauffeur', 'Ana is on the way to you'])
})

test('a guest who knows the chauffeur hears of another one, and of another car', async ({ open }) => {
  const server = mailServer()
  const app = await open({ clock: clockAt(MORNING), mailer: server.mailer })
  const { trip, ana } = await acceptedTrip(app)
  const rui = await carAndDriver(app, '56-CD-78', 'Rui Alves')
  const eva = await carAndDriver(app, '90-EF-12', 'Eva Costa')
  const assign = assignBy(app)
  const accept = async (who: typeof ana) => {
    await tell(app, 'REST', await assign(trip.id, who), 'accept')
    app.clock.advance(A_MINUTE)
    return heard(app, server)
  }
  app.clock.advance(A_MINUTE)
  const told = ['Ana will be your chauffeur']
  expect(await heard(app, server)).toEqual(told)
  // Eva never accepts.
  await assign(trip.id, eva)
  app.clock.advance(A_MINUTE)
  expect(await heard(app, server)).toEqual(told)
  expect(await accept(ana)).toEqual(told)
  told.push('Your chauffeur is now Rui')
  expect(await accept(rui)).toEqual(told)
  expect(server.about().at(-1)?.text).toContain(
    'Rui will be your chauffeur in a black Mercedes E Class, 56-CD-78.',
  )
  told.push('Rui will be your chauffeur')
  expect(await accept({ ...rui, carId: eva.carId })).toEqual(told)
  expect(server.about().at(-1)?.text).toContain('Your car has changed; your chauffeur stays the same.')
  expect(server.about().at(-1)?.text).toContain('90-EF-12')
})

test.for([
  [
    'is taken from the driver',
    (app, { assignmentId }) => callAsAdmin(app, 'REST', 'releaseTrip', { id: assignmentId, reason: null }),
  ],
  [
    'is cancelled',
    (app, { trip }) => callAsAdmin(app, 'REST', 'cancelBooking', { id: trip.id, reason: 'As agreed' }),
  ],
  ['is over', (app, { assignmentId }) => tell(app, 'REST', assignmentId, 'completed')],
] as const satisfies readonly (readonly [
  string,
  (app: TestApp, accepted: Awaited<ReturnType<typeof acceptedTrip>>) => Promise<unknown>,
])[])('nothing is sent of a trip that %s before its mail can go out', async ([, end], { open }) => {
  const server = mailServer()
  const app = await open({ clock: clockAt(MORNING), mailer: server.mailer })
  const accepted = await acceptedTrip(app)
  // The mails about the booking itself have gone out.
  await writeAndSend(app)
  server.leave()
  app.clock.advance(A_MINUTE)
  await writeAndSend(app)
  expect(server.missed).toEqual([`Ana will be your chauffeur: ${accepted.trip.bookingNumber}`])
  await end(app, accepted)
  server.comeBack()
  app.clock.advance({ minutes: 5 })
  expect(await heard(app, server)).toEqual([])
})

test('two processes tell each guest once', async ({ open }) => {
  const server = mailServer()
  const one = await open({ clock: clockAt(MORNING), mailer: server.mailer })
  const { assignmentId } = await acceptedTrip(one)
  const other = await open({ mailer: server.mailer, beside: one })
  for (const type of ['on_the_way', 'arrived'] as const) {
    one.clock.advance(A_MINUTE)
    await Promise.all([one.workers.chauffeurs.drain(), other.workers.chauffeurs.drain()])
    await Promise.all([one.workers.mail.drain(), other.workers.mail.drain()])
    // Mails that the other process claimed meanwhile are under way until it has drained, too.
    await Promise.all([one.workers.mail.drain(), other.workers.mail.drain()])
    await tell(one, 'REST', assignmentId, type)
  }
  expect(await heard(other, server)).toEqual(['Ana will be your chauffeur', 'Ana is on the way to you'])
})

test('the office sends again who drives, for as long as that is so', async ({ open }) => {
  const server = mailServer()
  const app = await open({ clock: clockAt(MORNING), mailer: server.mailer })
  const { trip, assignmentId } = await acceptedTrip(app)
  app.clock.advance(A_MINUTE)
  expect(await heard(app, server)).toEqual(['Ana will be your chauffeur'])
  const mailId = async () => {
    const { done } = await callAsAdmin(app, 'REST', 'listBookingMails', { id: trip.id })
    return done.mails.find(({ kind }) => kind === 'chauffeur-assigned')
  }
  const first = await mailId()
  expect(first).toMatchObject({ state: 'sent', isTrue: true })
  const again = { id: trip.id, mailId: first?.id ?? '', customerEmail: 'ana.sousa@work.example' }
  await callAsAdmin(app, 'tRPC', 'sendBookingMail', again)
  expect(await heard(app, server)).toEqual(['Ana will be your chauffeur', 'Ana will be your chauffeur'])
  expect(server.about().map(({ to }) => to.address)).toEqual([
    'ana.sousa@example.com',
    'ana.sousa@work.example',
  ])
  expect(new Set(server.about().map(({ messageId }) => messageId)).size).toBe(2)
  await callAsAdmin(app, 'REST', 'releaseTrip', { id: assignmentId, reason: null })
  expect(await mailId()).toMatchObject({ isTrue: false })
  const late = await app.clients.REST.ask('sendBookingMail', again, { cookie: await app.adminCookie() })
  expect([late.status, late.refused.code]).toEqual([409, 'MAIL_OUTDATED'])
})

test('news of a car is new beside what the guest knows of that car', async ({ open }) => {
  const server = mailServer()
  const app = await open({ clock: clockAt(MORNING), mailer: server.mailer })
  const { assignments } = await tripOfTwoVans(app)
  for (const [id, sentence] of [
    [assignments[1], 'Rui will be your chauffeur, car 2 of 2'],
    [assignments[0], 'Ana will be your chauffeur, car 1 of 2'],
  ] as const) {
    await tell(app, 'tRPC', id, 'accept')
    app.clock.advance(A_MINUTE)
    expect((await heard(app, server)).at(-1)).toBe(sentence)
  }
})

test('the guest of two cars reads of each which one it is', async ({ open }) => {
  const server = mailServer()
  const app = await open({ clock: clockAt(MORNING), mailer: server.mailer })
  const { assignments } = await tripOfTwoVans(app)
  for (const id of assignments) await tell(app, 'REST', id, 'accept')
  app.clock.advance(A_MINUTE)
  expect((await heard(app, server)).toSorted()).toEqual([
    'Ana will be your chauffeur, car 1 of 2',
    'Rui will be your chauffeur, car 2 of 2',
  ])
  const [ana, rui] = server.about().toSorted((a, b) => a.subject.localeCompare(b.subject))
  expect(ana?.text).toContain('Your booking has 2 cars. This is about car 1.')
  expect(ana?.text).toContain('Ana will be your chauffeur in a black Mercedes Vito, 12-AB-34.')
  expect(rui?.text).toContain('Your booking has 2 cars. This is about car 2.')
  await tell(app, 'REST', assignments[1], 'on_the_way')
  app.clock.advance(A_MINUTE)
  expect((await heard(app, server)).at(-1)).toBe('Rui is on the way to you, car 2 of 2')
})
