import { randomUUID } from 'node:crypto'
import { embeddedPlaces } from '@chauffeur/gateways/places/embedded/embedded-places'
import { withPins } from '@chauffeur/gateways/places/pins/with-pins'
import { MailUnreachable, type Message } from '@chauffeur/gateways/mail/mail'
import { describe, expect } from 'vitest'
import { Booking } from '../../../src/server/bookings/booking.entity.ts'
import { ServerProcess } from '../../../src/server/core/processes/start-heartbeat.ts'
import { Outbox } from '../../../src/server/mail/outbox.entity.ts'
import { Payment } from '../../../src/server/payments/payment.entity.ts'
import type { TestApp } from '../../support/app.ts'
import { gatedPlaces } from '../../support/gated-places.ts'
import { attemptOf, bookOnline, openPaying, statesOf } from '../../support/payments.ts'
import { fakeMailer } from '../../support/fake-mailer.ts'
import { test } from '../../support/test.ts'
import { faroToVilamoura } from '../../support/trips.ts'

const OFTEN = { HEARTBEAT_MS: '100' }
/** So rarely that another process which beats often takes this one for dead. */
const RARELY = { HEARTBEAT_MS: '10000' }

const book = ({ clients }: TestApp) =>
  clients.REST.ask('createBooking', faroToVilamoura(), { headers: { 'idempotency-key': 'one click' } })

/** The clocks of these apps stand still: no lease runs out. */
describe('a process that was paused while another one took over', () => {
  test('makes no second booking when it wakes up', async ({ open }) => {
    const places = gatedPlaces(withPins(embeddedPlaces()))
    const paused = await open({ settings: RARELY, places })
    const other = await open({ settings: OFTEN, beside: paused })
    const first = book(paused)
    await places.reached
    await expect.poll(async () => (await book(other)).status).toBe(201)
    places.openGate()
    expect((await first).status).toBe(409)
    expect((await book(paused)).done).toEqual((await book(other)).done)
    expect(await other.database.fresh().count(Booking)).toBe(1)
    expect(await other.database.fresh().count(Outbox)).toBe(1)
  })

  test('settles no mail when it wakes up, and what it had sent came twice under one id', async ({ open }) => {
    const gate = Promise.withResolvers<void>()
    const begun = Promise.withResolvers<Message>()
    const paused = await open({
      settings: RARELY,
      mailer: {
        async send(message) {
          begun.resolve(message)
          await gate.promise
          throw new MailUnreachable('the connection broke at its very end')
        },
      },
    })
    await book(paused)
    const drained = paused.workers.mail.drain()
    const { messageId } = await begun.promise
    const mailer = fakeMailer()
    const other = await open({ settings: OFTEN, beside: paused, mailer })
    const row = () => other.database.fresh().findOneOrFail(Outbox, { kind: 'booking-received' })
    await expect.poll(async () => (await row()).doneAt).not.toBeNull()
    const settled = await row()
    expect(settled).toMatchObject({ doneAt: other.clock(), lastError: null, lockedBy: null })
    gate.resolve()
    await drained
    expect(mailer.sent.map((message) => message.messageId)).toEqual([messageId])
    expect(await row()).toEqual(settled)
  })
})

test('what a process had leased is freed when it is silent for three beats, and not while it lives', async ({
  open,
}) => {
  const app = await openPaying(open, { settings: OFTEN })
  const em = app.database.fresh()
  const [living, dead] = [randomUUID(), randomUUID()]
  const [keeps, loses] = [await bookOnline(app, {}, 'keeps'), await bookOnline(app, {}, 'loses')]
  await app.workers.payments?.stop()
  const until = new Date(app.clock().getTime() + 120_000)
  for (const [{ booking }, processId] of [
    [keeps, living],
    [loses, dead],
  ] as const)
    await em.nativeUpdate(
      Payment,
      { bookingId: booking.id },
      { lockedUntil: until, lockedBy: processId, nextCheckAt: until, checkedBy: processId },
    )
  await em.insertMany(ServerProcess, [
    { id: living, seenAt: new Date('2100-01-01') },
    { id: dead, seenAt: new Date('2020-01-01') },
  ])
  const stored = ({ booking }: typeof keeps) => attemptOf(app, booking.id)
  await expect.poll(async () => (await stored(loses)).lockedUntil).toBeNull()
  expect(await stored(loses)).toMatchObject({ lockedBy: null, nextCheckAt: app.clock(), checkedBy: null })
  expect(await stored(keeps)).toMatchObject({
    lockedUntil: until,
    lockedBy: living,
    nextCheckAt: until,
    checkedBy: living,
  })
  expect(await statesOf(app, loses.booking.id)).toEqual(['pending'])
})

test('the drafts of mails are removed at the start and when a process has died, and failing at it stops nothing', async ({
  open,
}) => {
  const removals: number[] = []
  const mailer = {
    ...fakeMailer(),
    async removeDrafts(untouchedForMs: number) {
      removals.push(untouchedForMs)
      throw new Error('the folder is read-only')
    },
  }
  const app = await open({ settings: OFTEN, mailer })
  // Of processes that may live, those are left alone that are younger than the silence of a dead one.
  expect(removals).toEqual([300])
  await app.database.fresh().insert(ServerProcess, { id: randomUUID(), seenAt: new Date('2020-01-01') })
  await expect.poll(() => removals).toEqual([300, 100])
  await book(app)
  await app.workers.mail.drain()
  expect(mailer.sent).toHaveLength(1)
})
