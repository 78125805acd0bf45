import { expect } from 'vitest'
import { Booking } from '../../../src/server/bookings/booking.entity.ts'
import { checkPayment } from '../../../src/server/payments/check-payment.ts'
import {
  accept,
  ask,
  bookPaid,
  changeIn,
  changesIn,
  DEARER,
  payFor,
  type BookedTrip,
} from '../../support/changes.ts'
import { paymentContextOf, providerOf } from '../../support/direct-payments.ts'
import { withTheProvider } from '../../support/money.ts'
import { attemptsOf, checkoutOf, openPaying, type PayingApp } from '../../support/payments.ts'
import { signIn } from '../../support/app.ts'
import { test } from '../../support/test.ts'

const ROUNDS = 3

/** A confirmed trip whose dearer change is paid and waits for the office. */
async function waiting(app: PayingApp): Promise<BookedTrip & { readonly changeId: string }> {
  const trip = await bookPaid(app)
  await accept(app, trip)
  await payFor(app, await ask(app, trip, DEARER))
  await app.pass({ seconds: 5 })
  return { ...trip, changeId: (await changeIn(app, trip.id)).id }
}

async function settled(app: PayingApp, id: string) {
  for (const minutes of [2, 20, 60]) await app.pass({ minutes })
  const booking = await app.database.fresh().findOneOrFail(Booking, { id })
  const checkoutIds = (await attemptsOf(app, id)).flatMap(({ checkoutId }) => checkoutId ?? [])
  const provider = await withTheProvider(app, checkoutIds)
  return { booking, kept: booking.paidCents - booking.refundCents, provider }
}

/** The code of a refused call. */
const codeOf = (answer: { readonly status: number; readonly refused: { readonly code: string } }) =>
  answer.status < 300 ? 'done' : answer.refused.code

test('of an acceptance and a withdrawal at once one wins, and the money follows it', async ({ open }) => {
  const app = await openPaying(open)
  for (let round = 0; round < ROUNDS; round += 1) {
    // A session of its own: hours pass in each round.
    const admin = { cookie: await signIn(app.clients.REST) }
    const { id, changeId, guest } = await waiting(app)
    const answers = await Promise.all([
      app.clients.REST.ask('acceptBookingChange', { id, changeId }, admin),
      app.clients.REST.ask('withdrawTripChange', { changeId }, guest),
    ])
    expect(answers.map(codeOf).toSorted()).toEqual(['CHANGE_ENDED', 'done'])
    const { state, newTotalCents } = await changeIn(app, id)
    expect(state).toBe(codeOf(answers[0]) === 'done' ? 'accepted' : 'withdrawn')
    const total = state === 'accepted' ? newTotalCents : 4900
    const { booking, kept, provider } = await settled(app, id)
    expect([booking.totalCents, kept, provider]).toEqual([total, total, total])
  }
})

test('of an acceptance and a cancellation at once the booking is cancelled, and everything goes back', async ({
  open,
}) => {
  const app = await openPaying(open)
  for (let round = 0; round < ROUNDS; round += 1) {
    // A session of its own: hours pass in each round.
    const admin = { cookie: await signIn(app.clients.REST) }
    const { id, changeId } = await waiting(app)
    const [accepted, cancelled] = await Promise.all([
      app.clients.REST.ask('acceptBookingChange', { id, changeId }, admin),
      app.clients.REST.ask('cancelBooking', { id, reason: 'The road is closed.' }, admin),
    ])
    expect(cancelled.status).toBe(200)
    expect(['done', 'ALREADY_CANCELLED']).toContain(codeOf(accepted))
    const { state } = await changeIn(app, id)
    expect(state).toBe(codeOf(accepted) === 'done' ? 'accepted' : 'expired')
    const { booking, kept, provider } = await settled(app, id)
    expect([booking.cancelFeeCents, kept, provider]).toEqual([0, 0, 0])
  }
})

test('of two tabs that ask at once one change is stored', async ({ open }) => {
  const app = await openPaying(open)
  const trip = await bookPaid(app)
  await accept(app, trip)
  const wishes = ['12:00', '13:00', '14:00', '15:00']
  const answers = await Promise.all(
    wishes.map((pickupTime) =>
      app.clients.REST.ask('requestTripChange', { pickupTime, expectedTotalCents: 4900 }, trip.guest),
    ),
  )
  expect(answers.map(codeOf).toSorted()).toEqual(['CHANGE_OPEN', 'CHANGE_OPEN', 'CHANGE_OPEN', 'done'])
  expect(await changesIn(app, trip.id)).toHaveLength(1)
})

test('however often and by whomever a payment is noticed, the change is made once', async ({ open }) => {
  const app = await openPaying(open)
  const trip = await bookPaid(app)
  const asked = await ask(app, trip, DEARER)
  await app.provider.pay(checkoutOf(asked.checkoutUrl ?? undefined), 'unnoticed')
  const attempt = (await attemptsOf(app, trip.id)).at(-1)
  await Promise.all(
    Array.from({ length: 6 }, () => checkPayment(attempt?.id ?? '', paymentContextOf(app, providerOf(app)))),
  )
  const { state, newTotalCents } = await changeIn(app, trip.id)
  expect(state).toBe('accepted')
  const { booking, kept, provider } = await settled(app, trip.id)
  expect([booking.icsSequence, booking.totalCents]).toEqual([1, newTotalCents])
  expect([kept, provider]).toEqual([newTotalCents, newTotalCents])
})

test('what was paid while no process of ours ran is found by the next one', async ({ open }) => {
  const app = await openPaying(open)
  const trip = await bookPaid(app)
  const asked = await ask(app, trip, DEARER)
  await app.provider.pay(checkoutOf(asked.checkoutUrl ?? undefined), 'unnoticed')
  expect((await changeIn(app, trip.id)).state).toBe('awaiting_payment')
  // Nobody has told us; the worker looks by its own schedule, and closes the page only then.
  await app.pass({ minutes: 32 })
  await app.workers.changes.drain()
  const { state, newTotalCents } = await changeIn(app, trip.id)
  expect(state).toBe('accepted')
  const { kept, provider } = await settled(app, trip.id)
  expect([kept, provider]).toEqual([newTotalCents, newTotalCents])
})

test.for(['the vehicle was taken from the list', 'more people travel than it takes'] as const)(
  'a change that is paid when %s meanwhile ends, and what it cost goes back',
  async (why, { open }) => {
    const app = await openPaying(open)
    const trip = await bookPaid(app, { vehicleId: null, ...DEARER })
    await accept(app, trip)
    const asked = await ask(app, trip, { vehicleName: 'Mercedes S Class' })
    const admin = { cookie: await signIn(app.clients.REST) }
    if (why.startsWith('more'))
      await app.clients.REST.ask('changeBookingDetails', { id: trip.id, passengers: 5 }, admin)
    else await takeFromList(app, 'Mercedes S Class', admin)
    await app.provider.pay(checkoutOf(asked.checkoutUrl ?? undefined))
    await app.pass({ seconds: 5 })
    const { state, endCode, oldTotalCents: total } = await changeIn(app, trip.id)
    expect([state, endCode]).toEqual([
      'expired',
      why.startsWith('more') ? 'vehicle_too_small' : 'vehicle_gone',
    ])
    const { booking, kept, provider } = await settled(app, trip.id)
    expect([booking.vehicleName, booking.totalCents, kept, provider]).toEqual([
      'Mercedes V Class',
      total,
      total,
      total,
    ])
  },
)

async function takeFromList(app: PayingApp, vehicleName: string, admin: { cookie: string }): Promise<void> {
  const { done } = await app.clients.REST.ask('listPricing', {}, admin)
  for (const row of done)
    if (row.vehicleName === vehicleName) await app.clients.REST.ask('deletePricing', row, admin)
}
