import { expect } from 'vitest'
import { callAsAdmin } from '../../support/admin-calls.ts'
import { enterCars } from '../../support/cars.ts'
import { bookJourney, thereAndBack } from '../../support/journeys.ts'
import { bookOnline, checkoutOf, online, openPaying, paymentLinkToken } from '../../support/payments.ts'
import { test } from '../../support/test.ts'
import type { TestApp } from '../../support/app.ts'

const MINUTES_UNTIL_CLOSED = 35

async function actsOf(app: TestApp, id: string): Promise<string[]> {
  const { done } = await callAsAdmin(app, 'REST', 'readBookingHistory', { id })
  return done.entries.map(({ act }) => act)
}

test('a booking that was not paid lets its car go when its checkout is closed', async ({ open }) => {
  const app = await openPaying(open)
  await enterCars(app, 1)
  await bookOnline(app)
  const cash = online({ paymentMethod: 'cash' })
  expect((await app.clients.REST.ask('createBooking', cash)).status).toBe(409)
  await app.pass({ minutes: MINUTES_UNTIL_CLOSED })
  expect((await app.clients.REST.ask('createBooking', cash)).status).toBe(201)
})

test('a journey that was not paid lets the cars of all its trips go when its checkout is closed', async ({
  open,
}) => {
  const app = await openPaying(open)
  await enterCars(app, 1)
  await bookJourney(app)
  const trips = thereAndBack({ paymentMethod: 'cash' })
  const sell = () => Promise.all(trips.map((trip) => app.clients.REST.ask('createBooking', trip)))
  expect((await sell()).map(({ status }) => status)).toEqual([409, 409])
  await app.pass({ minutes: MINUTES_UNTIL_CLOSED })
  expect((await sell()).map(({ status }) => status)).toEqual([201, 201])
})

test('money that arrives later takes the car again', async ({ open }) => {
  const app = await openPaying(open)
  await enterCars(app, 1)
  const { booking } = await bookOnline(app)
  await app.pass({ minutes: MINUTES_UNTIL_CLOSED })
  const token = await paymentLinkToken(app, booking.id)
  const { done } = await app.clients.REST.ask('openPaymentLink', { token })
  await app.provider.pay(checkoutOf(done.checkoutUrl), 'smooth')
  await app.pass({ minutes: 2 })
  expect((await app.clients.REST.ask('createBooking', online({ paymentMethod: 'cash' }))).status).toBe(409)
  expect(await actsOf(app, booking.id)).not.toContain('without-car')
})

test('accepting takes the car again; where there is none, for a reason only', async ({ open }) => {
  const app = await openPaying(open)
  await enterCars(app, 1)
  const { booking } = await bookOnline(app)
  await app.pass({ minutes: MINUTES_UNTIL_CLOSED })
  await app.clients.REST.ask('createBooking', online({ paymentMethod: 'cash' }))
  const refused = await callAsAdmin(app, 'REST', 'acceptBooking', { id: booking.id })
  expect([refused.status, refused.refused.code]).toEqual([409, 'NO_CAR'])
  const overrideReason = 'A colleague lends us a car.'
  const accepted = await callAsAdmin(app, 'REST', 'acceptBooking', { id: booking.id, overrideReason })
  expect([accepted.status, accepted.done.status]).toEqual([200, 'confirmed'])
  expect(await actsOf(app, booking.id)).toContain('overridden')
})

test('money that arrives when no car is left is kept, and the office is told', async ({ open }) => {
  const app = await openPaying(open, { settings: { OFFICE_EMAIL: 'office@costa.example' } })
  await enterCars(app, 1)
  const { booking } = await bookOnline(app)
  await app.pass({ minutes: MINUTES_UNTIL_CLOSED })
  await app.clients.REST.ask('createBooking', online({ paymentMethod: 'cash' }))
  const token = await paymentLinkToken(app, booking.id)
  const { done } = await app.clients.REST.ask('openPaymentLink', { token })
  await app.provider.pay(checkoutOf(done.checkoutUrl), 'smooth')
  await app.pass({ minutes: 2 })
  expect(await actsOf(app, booking.id)).toContain('without-car')
  const subjects = (await app.mails()).map(({ subject }) => subject)
  expect(subjects).toContainEqual(
    expect.stringMatching(`^No car is free for booking ${booking.bookingNumber}, `),
  )
})
