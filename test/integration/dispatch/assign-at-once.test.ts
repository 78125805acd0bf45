import { expect } from 'vitest'
import { Assignment } from '../../../src/server/dispatch/assignment.entity.ts'
import { Booking } from '../../../src/server/bookings/booking.entity.ts'
import { callAsAdmin } from '../../support/admin-calls.ts'
import type { Answer } from '../../support/api-clients.ts'
import type { TestApp } from '../../support/app.ts'
import { carAndDriver, confirmedTrip } from '../../support/dispatch.ts'
import { test } from '../../support/test.ts'

/** Whoever finds every connection taken for five seconds asks again, as the answer says. */
async function assign(app: TestApp, id: string, carId: string): Promise<Answer<'assignTrip'>> {
  const answer = await callAsAdmin(app, 'REST', 'assignTrip', {
    id,
    carId,
    driverId: null,
    override: 'An upgrade',
  })
  return answer.status === 503 ? assign(app, id, carId) : answer
}

test('of sixty trips that are given one car at once, one gets it', async ({ open }) => {
  const app = await open()
  const { carId } = await carAndDriver(app, '12-AB-34', 'Ana Martins')
  await app.adminCookie()
  const { id } = await confirmedTrip(app)
  // As many more that are alike, without the time that booking each would take.
  await app.database.fresh().execute(
    `insert into booking select copy.* from booking b, generate_series(1, 59) n,
       jsonb_populate_record(b, jsonb_build_object('id', gen_random_uuid(), 'number', 'TR-' || n)) copy
     where b.id = ?`,
    [id],
  )
  const trips = (await app.database.fresh().find(Booking, {}, { fields: ['id'] })).map((trip) => trip.id)
  expect(trips).toHaveLength(60)
  const answers = await Promise.all(trips.map((id) => assign(app, id, carId)))
  const codes = answers.map((answer) => (answer.status === 200 ? 'given' : answer.refused.code))
  expect(codes.filter((code) => code === 'given')).toHaveLength(1)
  expect(await app.database.fresh().count(Assignment, { releasedAt: null })).toBe(1)
})

test('the database itself refuses two trips of one car at once, and lets two be swapped', async ({
  open,
}) => {
  const app = await open()
  const { carId } = await carAndDriver(app, '12-AB-34', 'Ana Martins')
  const { carId: otherCarId } = await carAndDriver(app, '56-CD-78', 'Rui Costa')
  const [one, two] = [await confirmedTrip(app), await confirmedTrip(app, { pickupTime: '10:40' })]
  const { done: first } = await callAsAdmin(app, 'tRPC', 'assignTrip', { id: one.id, carId, driverId: null })
  const { done: second } = await callAsAdmin(app, 'tRPC', 'assignTrip', {
    id: two.id,
    carId: otherCarId,
    driverId: null,
  })
  const em = app.database.fresh()
  await expect(em.nativeUpdate(Assignment, { id: second.id }, { carId })).rejects.toMatchObject({
    code: '23P01',
  })
  await app.database.fresh().transactional(async (tx) => {
    await tx.nativeUpdate(Assignment, { id: second.id }, { carId })
    await tx.nativeUpdate(Assignment, { id: first.id }, { carId: otherCarId })
  })
  expect(await app.database.fresh().count(Assignment, { carId })).toBe(1)
})
