import { randomUUID } from 'node:crypto'
import { describe, expect } from 'vitest'
import { Car } from '../../../src/server/cars/car.entity.ts'
import { callAsAdmin } from '../../support/admin-calls.ts'
import type { TestApp } from '../../support/app.ts'
import { aBlackout, aBlock, enterCars, setCapacity } from '../../support/cars.ts'
import { test } from '../../support/test.ts'
import { faroToVilamoura } from '../../support/trips.ts'

// A process keeps the cars, their blocks, the settings and the blackouts as it read them last.

const book = async ({ clients }: TestApp) =>
  (await clients.REST.ask('createBooking', faroToVilamoura())).status

async function quote({ clients }: TestApp): Promise<string | undefined> {
  const { done } = await clients.REST.ask('createQuote', {
    pickup: 'Faro Airport',
    dropoff: 'Vilamoura',
    vehicleName: 'E Class',
    pickupDate: '2027-01-27',
    pickupTime: '10:30',
  })
  return done.availability
}

interface Change {
  readonly what: string
  /** The availability in a quote then; undefined where it is sold as long as there is demand. */
  readonly availability: string | undefined
  readonly act: (app: TestApp, carId: string) => Promise<unknown>
}

const bySql =
  (sql: string, ...values: unknown[]) =>
  ({ database }: TestApp) =>
    database.fresh().execute(sql, values)

const byTheOffice: readonly Change[] = [
  {
    what: 'a car is blocked',
    availability: 'on_request',
    act: (app, id) =>
      callAsAdmin(app, 'REST', 'blockCar', aBlock({ id, startDate: '2027-01-27', endDate: '2027-01-27' })),
  },
  {
    what: 'a time is closed',
    availability: 'none',
    act: (app) => callAsAdmin(app, 'REST', 'createBlackout', aBlackout()),
  },
  {
    what: 'no more is sold than there are cars',
    availability: 'on_request',
    act: (app) => setCapacity(app, { tolerance: 0 }),
  },
]

const inTheDatabase: readonly Change[] = [
  {
    what: 'a car retires',
    availability: 'on_request',
    act: bySql(`update car set active_until = '2027-01-26'`),
  },
  {
    what: 'a car becomes one of another class',
    availability: undefined,
    act: bySql('update car set vehicle_id = 3'),
  },
  {
    what: 'the cars are deleted',
    availability: undefined,
    act: bySql('delete from car'),
  },
  {
    what: 'the cars are truncated',
    availability: undefined,
    act: bySql('truncate car cascade'),
  },
  {
    what: 'a time is closed',
    availability: 'none',
    act: bySql(
      `insert into blackout (id, starts_at, ends_at, sentence, created_by)
       values (?, '2027-01-27T00:00Z', '2027-01-28T00:00Z', 'We rest on this day.', 'SQL')`,
      randomUUID(),
    ),
  },
  {
    what: 'the notice is longer',
    availability: 'short_notice',
    act: bySql('update capacity_setting set lead_minutes = 30000 where vehicle_id = 2'),
  },
]

describe.each([
  { where: 'by the office in another process', changes: byTheOffice },
  { where: 'in the database', changes: inTheDatabase },
])('after a change $where', ({ changes }) => {
  test.for(changes)('the next quote and sale obey it: $what', async ({ availability, act }, { open }) => {
    const app = await open()
    const office = app.database.url === undefined ? app : await open({ beside: app })
    const [carId = ''] = await enterCars(app, 1, { vehicleId: 2 })
    await setCapacity(app, { tolerance: 1 })
    expect([await book(app), await quote(app)]).toEqual([201, 'available'])
    await act(office, carId)
    expect(await book(app)).toBe(availability === undefined ? 201 : 409)
    expect(await quote(app)).toBe(availability)
  })
})

test('a quote that comes before the next sale obeys a change, too', async ({ open }) => {
  const app = await open()
  await enterCars(app, 1)
  expect(await quote(app)).toBe('available')
  await bySql(`update car set active_until = '2027-01-26'`)(app)
  expect(await quote(app)).toBe('on_request')
})

test('a car that is restored or inserted by SQL is sold at once', async ({ open }) => {
  const app = await open()
  await enterCars(app, 1)
  expect([await book(app), await book(app)]).toEqual([201, 409])
  await app.database.fresh().insert(Car, {
    id: randomUUID(),
    plate: 'AA-00-AA',
    plateKey: 'AA00AA',
    vehicleId: 2,
    seats: 4,
    base: 'Algarve',
    activeFrom: '2020-01-01',
  })
  expect([await book(app), await book(app)]).toEqual([201, 409])
})

test('two databases in one process each sell their own cars', async ({ open }) => {
  const [one, other, without] = [await open(), await open(), await open()]
  await enterCars(one, 1)
  await enterCars(other, 2)
  for (const expected of [
    [201, 201, 201],
    [409, 201, 201],
    [409, 409, 201],
  ])
    expect([await book(one), await book(other), await book(without)]).toEqual(expected)
})

test('a change that is rolled back changes nothing', async ({ open }) => {
  const app = await open()
  await enterCars(app, 1)
  expect(await quote(app)).toBe('available')
  const em = app.database.fresh()
  await em.begin()
  await em.execute('delete from car')
  await em.rollback()
  expect([await book(app), await book(app)]).toEqual([201, 409])
})
