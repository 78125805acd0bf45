import { expect, onTestFinished } from 'vitest'
import { LockMode } from '@mikro-orm/core'
import { lockPartner } from '../../../src/server/auth/lock-partner.ts'
import { Partner } from '../../../src/server/auth/partner.entity.ts'
import { Assignment } from '../../../src/server/dispatch/assignment.entity.ts'
import { CarCommitment } from '../../../src/server/capacity/take-car.ts'
import { baseKey, stopSales } from '../../../src/server/cars/lock-cars.ts'
import { MAX_LOCK_MS, type EntityManager } from '../../../src/server/db/orm.ts'
import { Car } from '../../../src/server/cars/car.entity.ts'
import { Booking } from '../../../src/server/bookings/booking.entity.ts'
import { lockDispatch } from '../../../src/server/dispatch/change-assignment.ts'
import { callAsAdmin } from '../../support/admin-calls.ts'
import { byKey, makePartner } from '../../support/api-keys.ts'
import { openApp, type TestApp } from '../../support/app.ts'
import { aBlock, enterCars } from '../../support/cars.ts'
import { connectTo } from '../../support/database.ts'
import { carAndDriver, confirmedTrip } from '../../support/dispatch.ts'
import { guestCookie } from '../../support/private-links.ts'
import { journeyOf, thereAndBack } from '../../support/journeys.ts'
import { online, openPaying } from '../../support/payments.ts'
import { expectCode, expectRefusal } from '../../support/refusals.ts'
import { test } from '../../support/test.ts'
import { faroToVilamoura } from '../../support/trips.ts'

/** How many transactions wait for a lock of this kind. */
async function waiting({ database }: TestApp, kind: 'advisory' | 'transactionid'): Promise<number> {
  const [row] = await database.fresh().execute<{ count: number }[]>(
    `select count(*)::int as count from pg_locks join pg_stat_activity using (pid)
     where not granted and locktype = ? and datname = current_database()`,
    [kind],
  )
  return row?.count ?? 0
}

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
  // The other apps of the tests wait longer than a server does.
  const database = await connectTo(app.database.url ?? '', MAX_LOCK_MS)
  onTestFinished(() => database.close())
  const server = await openApp({ database, clock: app.clock })
  onTestFinished(() => server.close())
  const answer = await holding(
    app,
    (em) => em.findOneOrFail(Booking, { id }, { lockMode: LockMode.PESSIMISTIC_WRITE }),
    () => callAsAdmin(server, 'REST', 'cancelBooking', { id, reason: 'Rain' }),
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

const sellsInTheAlgarve = (em: EntityManager) =>
  em.execute('select pg_advisory_xact_lock(hashtextextended(?, 0))', [baseKey('Algarve')])

test('a booking that has its car is accepted while others are sold', async ({ open }) => {
  const app = await open()
  await enterCars(app, 2)
  const { id } = (await app.clients.REST.ask('createBooking', faroToVilamoura())).done
  const answer = await holding(app, sellsInTheAlgarve, () =>
    callAsAdmin(app, 'REST', 'acceptBooking', { id }),
  )
  expect(answer.done.status).toBe('confirmed')
})

test('guests book while a car is to be blocked that somebody gives out', async ({ open }) => {
  const app = await open()
  const { carId: id } = await carAndDriver(app, '12-AB-34', 'Ana Martins')
  await enterCars(app, 2)
  const { blocked, sold } = await holding(
    app,
    (em) => em.findOneOrFail(Car, { id }, { lockMode: LockMode.PESSIMISTIC_READ }),
    async () => {
      const blocked = callAsAdmin(app, 'REST', 'blockCar', aBlock({ id }))
      await expect.poll(() => waiting(app, 'transactionid')).toBe(1)
      // Not waited for here: the block ends after this transaction.
      return { blocked: [blocked], sold: await app.clients.REST.ask('createBooking', faroToVilamoura()) }
    },
  )
  expect(sold.status).toBe(201)
  for (const answer of await Promise.all(blocked)) expect(answer.status).toBe(201)
})

test('a change is refused whose car is sold after it was looked for, and the booking stays as it is', async ({
  open,
}) => {
  const app = await open()
  await enterCars(app, 1)
  const { id } = (await app.clients.REST.ask('createBooking', faroToVilamoura())).done
  const other = (await app.clients.REST.ask('createBooking', faroToVilamoura({ pickupDate: '2027-02-27' })))
    .done
  const cookie = await guestCookie(app, id)
  const moved = { pickupTime: '15:30', expectedTotalCents: 4900 }
  const { change } = await holding(
    app,
    (em) => stopSales({ em, announce: async () => {} }),
    async () => {
      const change = app.clients.REST.ask('requestTripChange', moved, { cookie })
      await expect.poll(() => waiting(app, 'advisory')).toBe(1)
      // Somebody else is sold the car meanwhile.
      await app.database.fresh().nativeUpdate(
        CarCommitment,
        { bookingId: other.id },
        {
          startsAt: new Date('2027-01-27T15:00:00Z'),
          endsAt: new Date('2027-01-27T17:00:00Z'),
        },
      )
      return { change: [change] }
    },
  )
  for (const answer of await Promise.all(change))
    expectRefusal(answer, {
      status: 409,
      code: 'NO_CAR',
      error: 'All our E Class cars are taken at 15:30 on 27 January. Free at 12:40 and 18:05.',
    })
  const booking = await app.database.fresh().findOneOrFail(Booking, { id })
  expect(booking.pickupTime).toBe('10:30')
  const held = await app.database.fresh().find(CarCommitment, { bookingId: id })
  expect(held.map(({ startsAt, releasedAt }) => [startsAt.toISOString(), releasedAt])).toEqual([
    ['2027-01-27T10:30:00.000Z', null],
  ])
})

test.for([
  { what: 'has the car', at: '10:45', code: 'CAR_TAKEN', error: /^The car 12-AB-34 has another trip/ },
  { what: 'leaves it too late', at: '12:00', code: 'NEEDS_REASON', error: /^\d+ minutes short/ },
] as const)(
  'a trip is not given to whom another one $what since it was looked at',
  async (other, { open }) => {
    const app = await open()
    const trip = await confirmedTrip(app)
    const later = await confirmedTrip(app, { pickupTime: other.at })
    const who = await carAndDriver(app, '12-AB-34', 'Ana Martins')
    const { done: given } = await callAsAdmin(app, 'REST', 'assignTrip', { id: later.id, carNo: 1, ...who })
    const em = app.database.fresh()
    const assignment = await em.findOneOrFail(Assignment, { id: given.id })
    const { startsAt, endsAt } = assignment
    // Far away, until somebody waits to give out the trip.
    const away = (time: Date) => new Date(time.getTime() + 90 * 24 * 3_600_000)
    await em.nativeUpdate(Assignment, { id: given.id }, { startsAt: away(startsAt), endsAt: away(endsAt) })
    const { answer } = await holding(
      app,
      (em) => lockDispatch([{ startsAt, endsAt }], em),
      async () => {
        const answer = callAsAdmin(app, 'REST', 'assignTrip', { id: trip.id, carNo: 1, ...who })
        await expect.poll(() => waiting(app, 'advisory')).toBe(1)
        await em.nativeUpdate(Assignment, { id: given.id }, { startsAt, endsAt })
        return { answer: [answer] }
      },
    )
    for (const { status, refused } of await Promise.all(answer)) {
      expect([status, refused.code]).toEqual([409, other.code])
      expect(refused.error).toMatch(other.error)
    }
  },
)

test('a booking is refused whose partner is suspended after its key was checked', async ({ open }) => {
  const app = await open()
  const key = await makePartner(app)
  const send = () => app.clients.REST.ask('createPartnerBooking', faroToVilamoura(), byKey(key))
  const { answer } = await app.database.fresh().transactional(async (em) => {
    await lockPartner(key.partner.id, em)
    const asked = send()
    await expect.poll(() => waiting(app, 'transactionid')).toBe(1)
    await em.nativeUpdate(Partner, { id: key.partner.id }, { state: 'suspended' })
    return { answer: [asked] }
  })
  for (const one of await Promise.all(answer)) expectCode(one, 403, 'PARTNER_SUSPENDED')
  expect(await app.database.fresh().count(Booking)).toBe(0)
})

test('an order that replaces another one waits for its partner before it holds a booking', async ({
  open,
}) => {
  const app = await openPaying(open)
  const key = await makePartner(app)
  const send = (change: object) =>
    app.clients.REST.ask('createBooking', online({ draftId: 'd0'.repeat(16), ...change }), byKey(key))
  const first = await send({})
  const { answer } = await app.database.fresh().transactional(async (em) => {
    await lockPartner(key.partner.id, em)
    const asked = send({ pickupTime: '10:45' })
    await expect.poll(() => waiting(app, 'transactionid')).toBe(1)
    // As whoever merges the partner does.
    await em.execute('select 1 from booking where id = ? for update nowait', [first.done.id])
    return { answer: [asked] }
  })
  for (const { status } of await Promise.all(answer)) expect(status).toBe(201)
})

test('legs of a journey that are moved at the same moment are compared with each other', async ({ open }) => {
  const app = await open()
  await enterCars(app, 2)
  const { done } = await app.clients.REST.ask('createJourney', journeyOf(thereAndBack()))
  const move = (leg: number, pickupDate: string) => {
    const change = { id: done.bookings[leg - 1]?.id, pickupDate, price: 'recalculated' }
    return callAsAdmin(app, 'REST', 'changeBooking', { ...change, expectedTotal: 49, reason: 'By phone' })
  }
  const { moved } = await holding(app, sellsInTheAlgarve, async () => {
    const moved = [move(1, '2027-06-26'), move(2, '2027-06-21')]
    await expect.poll(() => waiting(app, 'advisory')).toBe(2)
    return { moved }
  })
  expect((await Promise.all(moved)).filter(({ status }) => status === 200)).toHaveLength(1)
})
