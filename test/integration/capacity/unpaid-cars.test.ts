import { expect } from 'vitest'
import { callAsAdmin } from '../../support/admin-calls.ts'
import { enterCars } from '../../support/cars.ts'
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

test('accepting takes the car again; where there is none the booking stands and the office is told', async ({
  open,
}) => {
  const app = await openPaying(open)
  await enterCars(app, 1)
  const { booking } = await bookOnline(app)
  await app.pass({ minutes: MINUTES_UNTIL_CLOSED })
  await app.clients.REST.ask('createBooking', online({ paymentMethod: 'cash' }))
  const accepted = await callAsAdmin(app, 'REST', 'acceptBooking', { id: booking.id })
  expect([accepted.status, accepted.done.status]).toEqual([200, 'confirmed'])
  expect(await actsOf(app, booking.id)).toContain('without-car')
})
