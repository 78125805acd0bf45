import { describe, expect } from 'vitest'
import { callAsAdmin } from '../../support/admin-calls.ts'
import { byKey, makeKey } from '../../support/api-keys.ts'
import { protocols } from '../../support/api-clients.ts'
import { auditTrail } from '../../support/audit.ts'
import { aBlackout, enterCars } from '../../support/cars.ts'
import { expectRefusal } from '../../support/refusals.ts'
import { test } from '../../support/test.ts'
import { faroToVilamoura, hireInFaro } from '../../support/trips.ts'

const CLOSED = {
  status: 409,
  code: 'NO_SERVICE',
  error: 'The roads are closed for the festival. We drive again from 12:00.',
}

describe.each(protocols)('the office, by %s,', (protocol) => {
  test('sells no pick-up of a time, by anyone, until it is taken back', async ({ open }) => {
    const app = await open()
    const { done: blackout, status } = await callAsAdmin(app, protocol, 'createBlackout', aBlackout())
    expect([status, blackout]).toEqual([201, { id: expect.any(String), ...aBlackout() }])
    expect((await callAsAdmin(app, protocol, 'listBlackouts')).done).toEqual([blackout])

    const refused = await app.clients[protocol].ask('createBooking', faroToVilamoura())
    expectRefusal(refused, CLOSED)
    expect(refused.refused).toMatchObject({ untilDate: '2027-01-27', untilTime: '12:00' })
    const byPartner = byKey(await makeKey(app))
    expectRefusal(await app.clients.REST.ask('createBooking', faroToVilamoura(), byPartner), CLOSED)
    const { done: quote } = await app.clients[protocol].ask('createQuote', {
      pickup: 'Faro Airport',
      dropoff: 'Vilamoura',
      vehicleName: 'E Class',
      pickupDate: '2027-01-27',
      pickupTime: '10:30',
    })
    expect(quote).toMatchObject({ availability: 'none', unavailableBecause: CLOSED.error })
    const atItsEnd = faroToVilamoura({ pickupTime: '12:00' })
    expect((await app.clients[protocol].ask('createBooking', atItsEnd)).status).toBe(201)

    const removed = await callAsAdmin(app, protocol, 'removeBlackout', { id: blackout.id })
    expect(removed.done).toEqual({ success: true })
    expect((await app.clients[protocol].ask('createBooking', faroToVilamoura())).status).toBe(201)
    const again = await callAsAdmin(app, protocol, 'removeBlackout', { id: blackout.id })
    expectRefusal(again, { status: 404, code: 'NOT_FOUND', error: 'There is no such time without sales.' })
    const acts = (await auditTrail(app)).filter(({ subject }) => subject === 'blackout')
    expect(acts.map(({ act, subjectName }) => `${act} ${subjectName}`).toSorted()).toEqual([
      'created All classes, Algarve',
      'removed All classes, Algarve',
    ])
  })

  test.for([
    [{ endTime: '08:00' }, 'The end must be after the beginning.'],
    [{ startDate: '2020-01-01', endDate: '2020-01-02' }, 'The end is in the past.'],
  ] as const)('does not close %o', async ([over, error], { app }) => {
    const refused = await callAsAdmin(app, protocol, 'createBlackout', aBlackout(over))
    expectRefusal(refused, { status: 400, code: 'INVALID_INPUT', error })
  })
})

test('a time without sales is of one class, or of one base, as it says', async ({ open }) => {
  const app = await open()
  await callAsAdmin(app, 'REST', 'createBlackout', aBlackout({ vehicleId: 3, base: null }))
  await callAsAdmin(app, 'REST', 'createBlackout', aBlackout({ base: 'Lisbon' }))
  expect((await app.clients.REST.ask('createBooking', faroToVilamoura())).status).toBe(201)
  expect((await app.clients.REST.ask('createBooking', hireInFaro())).status).toBe(409)
})

test('a time without sales is not named as a free one', async ({ open }) => {
  const app = await open()
  await enterCars(app, 1)
  await app.clients.REST.ask('createBooking', faroToVilamoura())
  await callAsAdmin(app, 'REST', 'createBlackout', aBlackout({ startTime: '12:00', endTime: '13:30' }))
  const { refused } = await app.clients.REST.ask('createBooking', faroToVilamoura())
  expect(refused['nearestTimes']).toEqual(['08:10', '13:30'])
})

test('a sale goes by what the office has changed since the last one', async ({ open }) => {
  const app = await open()
  await enterCars(app, 5)
  const book = () => app.clients.REST.ask('createBooking', faroToVilamoura())
  expect([(await book()).status, (await book()).status]).toEqual([201, 201])
  const { done: blackout } = await callAsAdmin(app, 'REST', 'createBlackout', aBlackout())
  expectRefusal(await book(), CLOSED)
  await callAsAdmin(app, 'REST', 'removeBlackout', { id: blackout.id })
  expect((await book()).status).toBe(201)
})
