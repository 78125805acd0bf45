import { describe, expect } from 'vitest'
import { callAsAdmin } from '../../support/admin-calls.ts'
import { protocols } from '../../support/api-clients.ts'
import { aBlock, enterCars, setCapacity } from '../../support/cars.ts'
import { test } from '../../support/test.ts'
import { faroToVilamoura } from '../../support/trips.ts'

/** From these hours on, until the next, so many. */
function hours(changes: Readonly<Record<number, number>>): number[] {
  const all: number[] = []
  for (let hour = 0; hour < 24; hour += 1) all.push(changes[hour] ?? all.at(-1) ?? 0)
  return all
}

describe.each(protocols)('the office, by %s,', (protocol) => {
  test('sees how many cars each hour needs and has', async ({ open }) => {
    const app = await open()
    const [car] = await enterCars(app, 2)
    await enterCars(app, 1, { activeFrom: '2027-01-28' })
    await setCapacity(app, { tolerance: 1 })
    const day = { startDate: '2027-01-27', endDate: '2027-01-27' }
    await callAsAdmin(app, 'REST', 'blockCar', aBlock({ id: car, ...day }))
    for (const pickupTime of ['10:30', '11:00', '15:00'])
      await app.clients.REST.ask('createBooking', faroToVilamoura({ pickupTime }))

    const { done } = await callAsAdmin(app, protocol, 'readCarPlan', { from: '2027-01-27' })
    expect(done.unlimited).toEqual([
      'Mercedes S Class',
      'Mercedes V Class',
      'Mercedes Vito',
      'Sprinter (or two vans)',
    ])
    expect(done.plans.map(({ vehicleName, base }) => [vehicleName, base])).toEqual([
      ['Mercedes E Class', 'Algarve'],
    ])
    const [first, second, ...others] = done.plans[0]?.days ?? []
    expect(first).toEqual({
      day: '2027-01-27',
      needed: hours({ 10: 1, 11: 2, 12: 1, 13: 0, 15: 1, 17: 0 }),
      there: hours({ 0: 3, 8: 2, 12: 3 }),
    })
    expect(second).toEqual({ day: '2027-01-28', needed: hours({}), there: hours({ 0: 4 }) })
    expect(others.at(-1)?.day).toBe('2027-02-09')
  })
})

test('a day on which the clocks change has its hours', async ({ open }) => {
  const app = await open()
  await enterCars(app, 1)
  for (const from of ['2027-03-28', '2027-10-31']) {
    const { done } = await callAsAdmin(app, 'REST', 'readCarPlan', { from })
    expect(done.plans[0]?.days[0]).toMatchObject({ needed: hours({}), there: hours({ 0: 1 }) })
  }
})
