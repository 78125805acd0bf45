import { expect } from 'vitest'
import { Booking } from '../../../src/server/bookings/booking.entity.ts'
import { tripOf } from '../../../src/server/changes/stored-change.ts'
import { acceptChange, declineChange } from '../../../src/server/changes/decide-change.ts'
import { storeChange } from '../../../src/server/changes/store-change.ts'
import { offerCheckout } from '../../../src/server/payments/offer-checkout.ts'
import { AuditEntry } from '../../../src/server/core/audit/audit-entry.entity.ts'
import { Refusal } from '../../../src/server/core/refusal.ts'
import { Outbox } from '../../../src/server/mail/outbox.entity.ts'
import { checkPayment } from '../../../src/server/payments/check-payment.ts'
import { Payment } from '../../../src/server/payments/payment.entity.ts'
import {
  accept,
  ask,
  bookPaid,
  changeIn,
  changesIn,
  CHEAPER,
  DEARER,
  payFor,
  type BookedTrip,
} from '../../support/changes.ts'
import { Crash, dyingAfter } from '../../support/dying-process.ts'
import { withTheProvider } from '../../support/money.ts'
import { attemptsOf, checkoutOf, openPaying, type PayingApp } from '../../support/payments.ts'
import { test } from '../../support/test.ts'

type Context = ReturnType<typeof dyingAfter>['context']

const bookingOf = (app: PayingApp, id: string) => app.database.fresh().findOneOrFail(Booking, { id })

/** All that a change touches. */
async function standingOf(app: PayingApp, id: string): Promise<string> {
  const { vehicleName, totalCents, icsSequence, paidCents, refundCents } = await bookingOf(app, id)
  const em = app.database.fresh()
  return JSON.stringify([
    { vehicleName, totalCents, icsSequence, paidCents, refundCents },
    (await changesIn(app, id)).map(({ state }) => state),
    [
      ...new Set(
        (await attemptsOf(app, id)).map(({ state, refundTargetCents }) => `${state} ${refundTargetCents}`),
      ),
    ],
    (await em.find(Outbox, { bookingId: id })).map(({ kind }) => kind).toSorted(),
    (await em.find(AuditEntry, { subjectId: id })).map(({ act }) => act).toSorted(),
  ])
}

/**
 * Has a process that does this die at its first step, the next one at its second step, and so on, until one lives on. When
 * something new has come of one, the following dies at its first step again.
 *
 * @returns how many died, and how the booking has stood in between.
 */
async function dieAtEachStep(app: PayingApp, id: string, act: (context: Context) => Promise<unknown>) {
  const stood = [await standingOf(app, id)]
  let deaths = 0
  for (let steps = 0; ; steps += 1) {
    const { context } = dyingAfter(steps, app, { isEachStatement: true })
    const isDead = await act(context).then(
      () => false,
      (error: unknown) => {
        if (error instanceof Crash) return true
        throw error
      },
    )
    const now = await standingOf(app, id)
    if (!stood.includes(now)) {
      stood.push(now)
      steps = -1
    }
    if (!isDead) return { deaths, stood }
    deaths += 1
  }
}

async function settled(app: PayingApp, id: string) {
  for (const minutes of [2, 20, 60, 60]) await app.pass({ minutes })
  await app.workers.changes.drain()
  const { paidCents, refundCents, totalCents, driverCents } = await bookingOf(app, id)
  const checkoutIds = (await attemptsOf(app, id)).flatMap(({ checkoutId }) => checkoutId ?? [])
  return {
    kept: paidCents - refundCents,
    provider: await withTheProvider(app, checkoutIds),
    total: totalCents,
    driver: driverCents,
  }
}

const mailsOf = (app: PayingApp, bookingId: string, kind: Outbox['kind']) =>
  app.database.fresh().count(Outbox, { bookingId, kind })

/** A change whose difference the provider has, and of which nobody has told us. */
async function paidUnnoticed(app: PayingApp, trip: BookedTrip): Promise<string> {
  const asked = await ask(app, trip, DEARER)
  await app.provider.pay(checkoutOf(asked.checkoutUrl ?? undefined), 'unnoticed')
  const attempt = (await attemptsOf(app, trip.id)).at(-1)
  return attempt?.id ?? ''
}

test.for([
  ['confirmed', 'open', 'change-requested'],
  ['pending', 'accepted', 'booking-changed'],
] as const)(
  'processes that die at each line once the change of a %s trip is paid lose nothing, and do nothing twice',
  async ([status, state, mail], { open }) => {
    const app = await openPaying(open)
    const trip = await bookPaid(app)
    if (status === 'confirmed') await accept(app, trip)
    const paymentId = await paidUnnoticed(app, trip)
    const { deaths, stood } = await dieAtEachStep(app, trip.id, (context) => checkPayment(paymentId, context))
    expect(deaths).toBeGreaterThan(20)
    // There is before and after, and nothing between.
    expect(stood).toHaveLength(2)
    expect([(await changeIn(app, trip.id)).state, await mailsOf(app, trip.id, mail)]).toEqual([state, 1])
    const { newTotalCents } = await changeIn(app, trip.id)
    const total = state === 'accepted' ? newTotalCents : 4900
    expect(await settled(app, trip.id)).toEqual({
      kept: newTotalCents,
      provider: newTotalCents,
      total,
      driver: 0,
    })
  },
)

test.for(['accepted', 'declined'] as const)(
  'processes that die at each line while a change is %s return once what goes back',
  async (end, { open }) => {
    const app = await openPaying(open)
    const trip = await bookPaid(app, end === 'accepted' ? { vehicleId: null, ...DEARER } : {})
    const { id } = trip
    await accept(app, trip)
    const asked = await ask(app, trip, end === 'accepted' ? CHEAPER : DEARER)
    if (end === 'declined') await payFor(app, asked)
    await app.pass({ seconds: 5 })
    const { id: changeId } = await changeIn(app, id)
    const decision = { id, changeId, admin: 'maria' }
    const decide = (context: Context) =>
      context.transaction<unknown>((tx) =>
        end === 'accepted'
          ? acceptChange(decision, tx)
          : declineChange({ ...decision, reason: 'No car is free.' }, tx),
      )
    const { deaths, stood } = await dieAtEachStep(app, id, (context) =>
      decide(context).catch((error: unknown) => {
        // It was done, and whoever did it never heard so.
        if (!(error instanceof Refusal && error.code === 'CHANGE_ENDED')) throw error
      }),
    )
    expect(deaths).toBeGreaterThan(15)
    expect(stood).toHaveLength(2)
    expect((await changeIn(app, id)).state).toBe(end)
    expect(await settled(app, id)).toEqual({ kept: 4900, provider: 4900, total: 4900, driver: 0 })
  },
)

test('processes that die at each line while a change is asked for leave one change, and one page to pay it', async ({
  open,
}) => {
  const app = await openPaying(open)
  const trip = await bookPaid(app)
  const { id } = trip
  const request = async (context: Context) => {
    const booking = await bookingOf(app, id)
    const asked = (await changesIn(app, id)).at(-1)
    const own = tripOf(booking)
    const draft = { before: own, after: { ...own, totalCents: 6000, vehicleName: 'Mercedes V Class' } }
    const change =
      asked ??
      (await context.transaction((tx) => storeChange(tx, id, draft, { actor: 'guest' }, context.payments)))
    // Another process continues what a dead one had begun once its lock has expired.
    await app.database.fresh().nativeUpdate(Payment, { bookingId: id }, { lockedUntil: null })
    await offerCheckout({ id, number: booking.number, changeId: change?.id }, context)
  }
  const { deaths } = await dieAtEachStep(app, id, request)
  expect(deaths).toBeGreaterThan(30)
  expect((await changesIn(app, id)).map(({ state }) => state)).toEqual(['awaiting_payment'])
  const [, ...pages] = await attemptsOf(app, id)
  expect(pages.map(({ state }) => state).filter((state) => state !== 'expired')).toEqual(['pending'])
  const { checkoutUrl } = (await app.clients.REST.ask('payTripChange', {}, trip.guest)).done
  await payFor(app, { checkoutUrl })
  await app.pass({ seconds: 5 })
  expect(await settled(app, id)).toEqual({ kept: 6000, provider: 6000, total: 6000, driver: 0 })
})
