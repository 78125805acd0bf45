import { expect } from 'vitest'
import { LockMode } from '@mikro-orm/core'
import { Car } from '../../../src/server/cars/car.entity.ts'
import { Booking } from '../../../src/server/bookings/booking.entity.ts'
import { lockDispatch } from '../../../src/server/dispatch/change-assignment.ts'
import { callAsAdmin } from '../../support/admin-calls.ts'
import type { TestApp } from '../../support/app.ts'
import { carAndDriver, confirmedTrip } from '../../support/dispatch.ts'
import { test } from '../../support/test.ts'

/** Holds what a transaction locks for as long as something is done. */
async function holding<T>(
  app: TestApp,
  lock: (em: ReturnType<TestApp['database']['fresh']>) => Promise<unknown>,
  act: () => Promise<T>,
): Promise<T> {
  return await app.database.fresh().transactional(async (em) => {
    await lock(em)
    return await act()
  })
}

test('whoever waits too long for a booking that another one changes is asked to come again', async ({
  open,
}) => {
  const app = await open()
  const { id } = await confirmedTrip(app)
  const answer = await holding(
    app,
    (em) => em.findOneOrFail(Booking, { id }, { lockMode: LockMode.PESSIMISTIC_WRITE }),
    () => callAsAdmin(app, 'REST', 'cancelBooking', { id, reason: 'Rain' }),
  )
  expect([answer.status, answer.refused.code]).toEqual([503, 'DATABASE_UNAVAILABLE'])
  expect(Number(answer.headers.get('retry-after'))).toBeGreaterThan(0)
  expect((await callAsAdmin(app, 'REST', 'cancelBooking', { id, reason: 'Rain' })).status).toBe(200)
})

test('a trip is given out while another day’s trips and another car are', async ({ open }) => {
  const app = await open()
  const trip = await confirmedTrip(app, { pickupDate: '2027-01-27' })
  const who = await carAndDriver(app, '12-AB-34', 'Ana Martins')
  const { carId: otherCar } = await carAndDriver(app, '56-CD-78', 'Rui Costa')
  const nextDay = { startsAt: new Date('2027-01-28T08:00:00Z'), endsAt: new Date('2027-01-29T01:00:00Z') }
  const answer = await holding(
    app,
    async (em) => {
      await lockDispatch([nextDay], em)
      await em.findOneOrFail(Car, { id: otherCar }, { lockMode: LockMode.PESSIMISTIC_WRITE })
    },
    () => callAsAdmin(app, 'REST', 'assignTrip', { id: trip.id, carNo: 1, ...who }),
  )
  expect(answer.status).toBe(200)
})

test('two trips that overlap over midnight are given out one after the other', async ({ open }) => {
  const app = await open()
  const trip = await confirmedTrip(app, { pickupDate: '2027-01-27', pickupTime: '10:30' })
  const who = await carAndDriver(app, '12-AB-34', 'Ana Martins')
  const overMidnight = {
    startsAt: new Date('2027-01-26T23:00:00Z'),
    endsAt: new Date('2027-01-27T01:00:00Z'),
  }
  const answer = await holding(
    app,
    (em) => lockDispatch([overMidnight], em),
    () => callAsAdmin(app, 'REST', 'assignTrip', { id: trip.id, carNo: 1, ...who }),
  )
  expect(answer.status).toBe(503)
})
