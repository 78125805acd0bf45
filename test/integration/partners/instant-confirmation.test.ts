import { describe, expect } from 'vitest'
import { CarCommitment } from '../../../src/server/capacity/take-car.ts'
import { callAsAdmin } from '../../support/admin-calls.ts'
import { protocols } from '../../support/api-clients.ts'
import { byKey, makePartner } from '../../support/api-keys.ts'
import type { TestApp } from '../../support/app.ts'
import { enterCars } from '../../support/cars.ts'
import { journeyOf, thereAndBack } from '../../support/journeys.ts'
import { checkoutOf, online, openPaying, paymentLinkToken } from '../../support/payments.ts'
import { test } from '../../support/test.ts'
import { faroToVilamoura } from '../../support/trips.ts'

const eventsOf = async (app: TestApp, key: { readonly secret: string }) =>
  (await app.clients.REST.ask('listPartnerEvents', {}, byKey(key))).done.data.map(({ type }) => type)
const subjectsOf = async (app: TestApp) => (await app.mails()).map(({ subject }) => subject)
const historyOf = async (app: TestApp, id: string) =>
  (await callAsAdmin(app, 'REST', 'readBookingHistory', { id })).done.entries.map(({ act, by }) => [act, by])
const statusOf = async (app: TestApp, id: string) =>
  (await callAsAdmin(app, 'REST', 'readBooking', { id })).done.status
const held = (app: TestApp) => app.database.fresh().count(CarCommitment, { releasedAt: null })

describe.each(protocols)('a partner whose bookings are confirmed at once, by %s,', (protocol) => {
  test('has a booking that is paid to the driver confirmed in its answer', async ({ open }) => {
    const app = await open({ settings: { OFFICE_EMAIL: 'office@costa.example' } })
    await enterCars(app, 1)
    const key = await makePartner(app, { confirmation: 'instant' })
    const client = app.clients[protocol]
    const { status, done } = await client.ask('createPartnerBooking', faroToVilamoura(), byKey(key))
    expect([status, done.status]).toEqual([201, 'confirmed'])
    const { bookingNumber } = done
    expect((await client.ask('readPartnerBooking', { bookingNumber }, byKey(key))).done).toMatchObject({
      status: 'confirmed',
      decidedAt: '2027-01-13T09:00:00.000Z',
    })
    expect(await eventsOf(app, key)).toEqual(['booking.created', 'booking.confirmed'])
    expect(await historyOf(app, done.id)).toContainEqual([
      'confirmed',
      'Lisbon Hotels (instant confirmation)',
    ])
    // The guest reads one mail; the office still hears of the booking.
    expect(await subjectsOf(app)).toEqual([
      `Your booking ${bookingNumber} is confirmed`,
      expect.stringContaining(`New booking ${bookingNumber}, `),
    ])
    expect(await held(app)).toBe(1)
    const { done: board } = await callAsAdmin(app, 'REST', 'readBoard', { date: '2027-01-27' })
    expect(board.trips?.map(({ status: shown, cars }) => [shown, cars.length])).toEqual([['confirmed', 1]])
  })

  test('is refused what no car can drive, and nothing is left of it', async ({ open }) => {
    const app = await open()
    await enterCars(app, 1)
    const key = await makePartner(app, { confirmation: 'instant' })
    const book = () => app.clients[protocol].ask('createPartnerBooking', faroToVilamoura(), byKey(key))
    const answers = await Promise.all([book(), book()])
    expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([201, 409])
    expect(await eventsOf(app, key)).toEqual(['booking.created', 'booking.confirmed'])
    expect(await subjectsOf(app)).toHaveLength(1)
  })

  test('has a journey confirmed as a whole, by one mail', async ({ open }) => {
    const app = await open()
    const key = await makePartner(app, { confirmation: 'instant' })
    const { done } = await app.clients[protocol].ask(
      'createPartnerJourney',
      journeyOf(thereAndBack()),
      byKey(key),
    )
    expect(done.bookings.map(({ status }) => status)).toEqual(['confirmed', 'confirmed'])
    expect(await subjectsOf(app)).toEqual([
      expect.stringContaining(`Your booking ${done.journeyNumber} is confirmed`),
    ])
  })
})

test('a booking to be paid to the driver waits unless the office has allowed it for its partner', async ({
  open,
}) => {
  const app = await open()
  for (const confirmation of ['office', 'instant_paid'] as const) {
    const key = await makePartner(app, { name: confirmation, confirmation })
    const { done } = await app.clients.REST.ask('createPartnerBooking', faroToVilamoura(), byKey(key))
    expect(done.status).toBe('pending')
  }
})

test('a booking that is paid online is confirmed when it is paid', async ({ open }) => {
  const app = await openPaying(open)
  await enterCars(app, 2)
  for (const confirmation of ['instant', 'instant_paid'] as const) {
    const key = await makePartner(app, { name: confirmation, confirmation })
    const { done } = await app.clients.REST.ask('createPartnerBooking', online(), byKey(key))
    expect(done.status).toBe('pending')
    await app.provider.pay(checkoutOf(done.checkoutUrl), 'smooth')
    await app.pass({ minutes: 2 })
    expect(await statusOf(app, done.id)).toBe('confirmed')
    expect(await eventsOf(app, key)).toEqual(['booking.created', 'payment.completed', 'booking.confirmed'])
  }
})

test('a payment that comes when no car is left is not confirmed without the office', async ({ open }) => {
  const app = await openPaying(open)
  await enterCars(app, 1)
  const key = await makePartner(app, { confirmation: 'instant' })
  const { done } = await app.clients.REST.ask('createPartnerBooking', online(), byKey(key))
  await app.pass({ minutes: 35 })
  expect((await app.clients.REST.ask('createBooking', online({ paymentMethod: 'cash' }))).status).toBe(201)
  const link = { token: await paymentLinkToken(app, done.id) }
  const { checkoutUrl } = (await app.clients.REST.ask('openPaymentLink', link)).done
  await app.provider.pay(checkoutOf(checkoutUrl), 'smooth')
  await app.pass({ minutes: 2 })
  expect((await historyOf(app, done.id)).map(([act]) => act)).toContain('without-car')
  expect(await statusOf(app, done.id)).toBe('pending')
})
