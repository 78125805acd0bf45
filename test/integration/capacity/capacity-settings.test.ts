import { describe, expect } from 'vitest'
import { callAsAdmin } from '../../support/admin-calls.ts'
import { protocols } from '../../support/api-clients.ts'
import { auditTrail } from '../../support/audit.ts'
import { enterCars, setCapacity } from '../../support/cars.ts'
import { expectRefusal } from '../../support/refusals.ts'
import { test } from '../../support/test.ts'
import { faroToVilamoura, hireInFaro } from '../../support/trips.ts'

describe.each(protocols)('the office, by %s,', (protocol) => {
  test('reads the defaults of every class, changes them, and the audit trail says who', async ({ open }) => {
    const app = await open()
    const { done: all } = await callAsAdmin(app, protocol, 'listCapacitySettings')
    expect(all.map(({ vehicleId }) => vehicleId)).toEqual([1, 2, 3, 4, 5])
    expect(all[1]).toEqual({
      vehicleId: 2,
      vehicleName: 'Mercedes E Class',
      airportWaitMinutes: 45,
      otherWaitMinutes: 15,
      turnaroundMinutes: 30,
      tolerance: 0,
      leadMinutes: 0,
      whenFull: 'ask',
      version: 1,
    })
    const changed = await setCapacity(app, { tolerance: 1, version: 1 }, protocol)
    expect(changed.done).toMatchObject({ vehicleId: 2, tolerance: 1, version: 2 })
    const late = await setCapacity(app, { tolerance: 2, version: 1 }, protocol)
    expect([late.status, late.refused.code]).toEqual([409, 'CHANGED_MEANWHILE'])
    const [entry] = await auditTrail(app)
    expect(entry).toMatchObject({
      subject: 'capacity',
      subjectName: 'Mercedes E Class',
      act: 'changed',
      details: { tolerance: { from: 0, to: 1 } },
    })
  })

  test('sells so many more than there are cars', async ({ open }) => {
    const app = await open()
    await enterCars(app, 1)
    await setCapacity(app, { tolerance: 1 }, protocol)
    const book = async () => (await app.clients[protocol].ask('createBooking', faroToVilamoura())).status
    expect([await book(), await book(), await book()]).toEqual([201, 201, 409])
  })

  test('has a full class say so without asking the team', async ({ open }) => {
    const app = await open()
    await enterCars(app, 1)
    await setCapacity(app, { whenFull: 'refuse' }, protocol)
    await app.clients[protocol].ask('createBooking', faroToVilamoura())
    const { done } = await app.clients[protocol].ask('createQuote', {
      pickup: 'Faro Airport',
      dropoff: 'Vilamoura',
      vehicleName: 'E Class',
      pickupDate: '2027-01-27',
      pickupTime: '10:30',
    })
    expect(done).toMatchObject({
      availability: 'none',
      unavailableBecause: 'All our E Class cars are taken at 10:30 on 27 January. Free at 08:10 and 12:50.',
      nearestTimes: ['08:10', '12:50'],
    })
  })

  test('asks for notice: what is sooner is for the phone', async ({ open }) => {
    const app = await open()
    await setCapacity(app, { leadMinutes: 120 }, protocol)
    // The clock of the test shows 09:00.
    const at = (pickupTime: string) => faroToVilamoura({ pickupDate: '2027-01-13', pickupTime })
    const soon = await app.clients[protocol].ask('createBooking', at('10:55'))
    expectRefusal(soon, {
      status: 409,
      code: 'SHORT_NOTICE',
      error: 'For a pick-up before 11:00 please call us.',
    })
    expect(soon.refused).toMatchObject({ earliestDate: '2027-01-13', earliestTime: '11:00' })
    expect((await app.clients[protocol].ask('createBooking', at('11:00'))).status).toBe(201)
    const quote = async (when: object) => {
      const { done } = await app.clients[protocol].ask('createQuote', {
        pickup: 'Faro Airport',
        dropoff: 'Vilamoura',
        vehicleName: 'E Class',
        ...when,
      })
      return [done.availability, done.unavailableBecause]
    }
    expect(await quote({})).toEqual(['depends_on_time', undefined])
    expect(await quote({ pickupDate: '2027-01-13', pickupTime: '10:00' })).toEqual([
      'short_notice',
      'For a pick-up before 11:00 please call us.',
    ])
    expect(await quote({ pickupDate: '2027-01-13', pickupTime: '11:00' })).toEqual(['available', undefined])
  })
})

test('a longer turnaround counts at once, a longer wait for what is sold from then on', async ({ open }) => {
  const app = await open()
  await enterCars(app, 1)
  await app.clients.REST.ask('createBooking', faroToVilamoura())
  const refusedAt = async (pickupTime: string) => {
    const { refused } = await app.clients.REST.ask('createBooking', faroToVilamoura({ pickupTime }))
    return refused['nearestTimes']
  }
  expect(await refusedAt('10:30')).toEqual(['08:10', '12:50'])
  // A trip already sold keeps its end: only a new trip before it ends later.
  await setCapacity(app, { airportWaitMinutes: 60 })
  expect(await refusedAt('10:30')).toEqual(['07:55', '12:50'])
  await setCapacity(app, { airportWaitMinutes: 60, turnaroundMinutes: 45 })
  expect(await refusedAt('10:30')).toEqual(['07:40', '13:05'])
})

test('a class has its own settings', async ({ open }) => {
  const app = await open()
  await setCapacity(app, { vehicleId: 3, leadMinutes: 10_080 })
  const soon = { pickupDate: '2027-01-14' }
  expect((await app.clients.REST.ask('createBooking', faroToVilamoura(soon))).status).toBe(201)
  const refused = await app.clients.REST.ask('createBooking', hireInFaro(soon))
  expectRefusal(refused, {
    status: 409,
    code: 'SHORT_NOTICE',
    error: 'For a pick-up before 09:00 on 20 January please call us.',
  })
})
