import { expect } from 'vitest'
import { Booking } from '../../../src/server/bookings/booking.entity.ts'
import { CarCommitment } from '../../../src/server/capacity/take-car.ts'
import type { Answer } from '../../support/api-clients.ts'
import type { TestApp } from '../../support/app.ts'
import { enterCars } from '../../support/cars.ts'
import { test } from '../../support/test.ts'
import { faroToVilamoura } from '../../support/trips.ts'

/** Whoever finds every connection taken for five seconds asks again, as the answer says. */
async function book(app: TestApp, customerName: string): Promise<Answer<'createBooking'>> {
  const answer = await app.clients.REST.ask('createBooking', faroToVilamoura({ customerName }))
  return answer.status === 503 ? book(app, customerName) : answer
}

test('two hundred posts at once for eight cars sell eight', async ({ open }) => {
  const app = await open()
  await enterCars(app, 8)
  const answers = await Promise.all(Array.from({ length: 200 }, (_, index) => book(app, `Guest ${index}`)))
  const statuses = answers.map(({ status }) => status)
  expect(statuses.filter((status) => status === 201)).toHaveLength(8)
  expect(new Set(statuses)).toEqual(new Set([201, 409]))
  expect(await app.database.fresh().count(Booking)).toBe(8)
  expect(await app.database.fresh().count(CarCommitment, { releasedAt: null })).toBe(8)
})
