import {
  array,
  assert,
  boolean,
  constantFrom,
  integer,
  nat,
  option,
  property,
  record,
  tuple,
} from 'fast-check'
import { describe, expect, test } from 'vitest'
import { roomShortage } from '../car-room.ts'
import {
  minutesShort,
  minutesShortForCarChange,
  overlaps,
  standsBefore,
  tripsAround,
  type Job,
} from '../cars-needed.ts'
import { BASE_POINTS } from '../cars.ts'
import { HOUR_MS, MINUTE_MS } from '../duration.ts'
import { DEFAULT_DUTY, dutyMadeTooLong } from '../duty.ts'
import { greatCircleKm, type Point } from '../geometry.ts'
import {
  holdOf,
  mayStandIn,
  type DayToPlan,
  type EmptyDrive,
  type Pair,
  type PlanCar,
  type PlanDriver,
  type PlanTrip,
} from './day-to-plan.ts'
import { planDay } from './plan-day.ts'

const FARO: Point = BASE_POINTS.Algarve
const LAGOS: Point = { lat: 37.1028, lon: -8.673 }
const TAVIRA: Point = { lat: 37.1273, lon: -7.6486 }
const MIDNIGHT = Date.UTC(2027, 6, 3)

/** A road goes a third more than the crow flies, at 60 km an hour. */
const drive = (from: Point, to: Point): EmptyDrive => {
  const km = greatCircleKm(from, to) * 1.3
  return { km, minutes: km }
}
const minutes = (from: Point, to: Point) => drive(from, to).minutes

const at = (hour: number) => MIDNIGHT + hour * HOUR_MS
const NOBODY: Pair = { carId: null, driverId: null }

function aTrip(
  id: string,
  hour: number,
  over: Partial<PlanTrip> & { from?: Point; to?: Point } = {},
): PlanTrip {
  const { from = FARO, to = LAGOS, ...rest } = over
  return {
    id,
    bookingId: id,
    cars: 1,
    job: { start: at(hour), end: at(hour) + Math.ceil(minutes(from, to) + 15) * MINUTE_MS, from, to },
    vehicleId: 2,
    party: { passengers: 2, childSeats: 0, luggage: 0 },
    given: NOBODY,
    hold: 'free',
    isBeside: false,
    isPending: false,
    declines: [],
    ...rest,
  }
}

const aCar = (
  id: string,
  { room = { seats: 4, childSeats: null, luggage: null }, ...over }: Partial<PlanCar> = {},
): PlanCar => ({
  id,
  vehicleId: 2,
  base: 'Algarve',
  room,
  roomInOtherClass: room,
  turnaroundMinutes: 20,
  away: [],
  ...over,
})

const aDriver = (id: string, over: Partial<PlanDriver> = {}): PlanDriver => ({
  id,
  usualCarId: null,
  away: [],
  notBefore: null,
  notAfter: null,
  ...over,
})

const aDay = (over: Partial<DayToPlan>): DayToPlan => ({
  trips: [],
  cars: [aCar('A'), aCar('B')],
  drivers: [aDriver('ana', { usualCarId: 'A' }), aDriver('rui', { usualCarId: 'B' })],
  basePoints: BASE_POINTS,
  duty: DEFAULT_DUTY,
  carChangeMinutes: 15,
  now: null,
  ...over,
})

const plan = (day: DayToPlan, rounds = 300) => planDay(day, drive, { seed: 1, rounds })
const byId = (day: DayToPlan) =>
  Object.fromEntries(plan(day).plan.planned.map(({ id, carId, driverId }) => [id, [carId, driverId]]))

describe('a plan', () => {
  test('sends who is there already', () => {
    const { plan: planned, now } = plan(
      aDay({ trips: [aTrip('out', 8), aTrip('back', 10, { from: LAGOS, to: FARO })] }),
    )
    expect([now.driven, planned.driven, planned.emptyKm]).toEqual([0, 2, 0])
    expect(planned.planned[1]?.reason).toEqual({ code: 'is_there', afterId: 'out', at: expect.any(Number) })
    expect(planned.planned[0]?.carId).toBe(planned.planned[1]?.carId)
  })

  test('gives a driver the usual car', () => {
    expect(byId(aDay({ trips: [aTrip('one', 8), aTrip('two', 8)] }))).toEqual({
      one: expect.toSatisfy(isUsual),
      two: expect.toSatisfy(isUsual),
    })
    function isUsual(pair: unknown) {
      return ['A,ana', 'B,rui'].includes(String(pair))
    }
  })

  test('says why nobody drives a trip', () => {
    const { plan: planned } = plan(
      aDay({
        drivers: [aDriver('ana')],
        trips: [
          aTrip('driven', 8),
          aTrip('no driver left', 8, { party: { passengers: 1, childSeats: 0, luggage: 0 } }),
          aTrip('too many', 12, { party: { passengers: 9, childSeats: 0, luggage: 0 } }),
          aTrip('no such class', 14, { vehicleId: 3 }),
        ],
      }),
    )
    expect(new Set(planned.planned.map(({ undriven }) => undriven))).toEqual(
      new Set(['no_car_fits', 'no_driver_free', null]),
    )
    const two = aDay({ cars: [aCar('A')], trips: [aTrip('one', 8), aTrip('two', 8)] })
    expect(plan(two).plan.planned.map(({ undriven }) => undriven)).toContain('no_car_free')
  })

  test('takes a car of a better class only where its own has none', () => {
    const day = aDay({
      cars: [aCar('A'), aCar('V', { vehicleId: 3, room: { seats: 7, childSeats: null, luggage: null } })],
      trips: [aTrip('one', 8), aTrip('two', 8)],
    })
    expect(plan(day).plan).toMatchObject({ driven: 2, otherClass: 1 })
    expect(plan({ ...day, trips: day.trips.slice(1) }).plan).toMatchObject({ driven: 1, otherClass: 0 })
  })

  test('has two vans drive a party that neither has room for', () => {
    const van = { vehicleId: 4, room: { seats: 8, childSeats: null, luggage: null } } as const
    const half = {
      bookingId: 'large',
      cars: 2,
      vehicleId: 5,
      party: { passengers: 14, childSeats: 0, luggage: 0 },
    } as const
    const day = aDay({
      cars: [aCar('A', van), aCar('B', van)],
      trips: [aTrip('one', 8, half), aTrip('two', 8, half)],
    })
    expect(plan(day).plan.driven).toBe(2)
    const party = { passengers: 17, childSeats: 0, luggage: 0 }
    const tooMany = day.trips.map((trip) => ({ ...trip, party }))
    expect(plan({ ...day, trips: tooMany }).plan.driven).toBe(0)
  })

  test('leaves an accepted trip with its driver, unless the car is out', () => {
    const given = { carId: 'A', driverId: 'ana' }
    const trips = [
      aTrip('one', 8, { given, hold: 'accepted' }),
      aTrip('two', 12, { given, hold: 'accepted' }),
    ]
    const day = aDay({ trips })
    expect(plan(day).changes).toEqual([])
    const away = [{ start: at(11), end: at(15) }]
    const out = plan(aDay({ trips, cars: [aCar('A', { away }), aCar('B')] }))
    expect(out.now.objections).toBe(1)
    expect(out.plan.objections).toBe(0)
    expect(out.changes.map(({ id }) => id)).toEqual(['two'])
    expect(out.plan.planned[1]).toMatchObject({ carId: 'B', driverId: 'ana' })
  })

  test('gives the trips of a driver who is ill to whoever is free, and says which nobody can drive', () => {
    const given = { carId: 'A', driverId: 'ana' }
    const accepted = { given, hold: 'accepted' } as const
    const trips = [
      aTrip('under way', 6, { given, hold: 'fixed' }),
      aTrip('morning', 10, accepted),
      aTrip('afternoon', 15, accepted),
      aTrip('nobody has it', 15.5),
    ]
    const ill = aDriver('ana', { usualCarId: 'A', away: [{ start: at(6.5), end: at(24) }] })
    const rui = aDriver('rui', { usualCarId: 'B', away: [{ start: at(14), end: at(24) }] })
    const cars = [aCar('A'), aCar('B')]
    const { now, plan: planned, changes } = plan(aDay({ trips, cars, drivers: [ill, rui] }))
    expect([now.driven, planned.driven]).toEqual([1, 2])
    expect(changes.map(({ id }) => id)).toEqual(['morning'])
    const undriven = { undriven: 'no_driver_free' }
    expect(planned.planned).toMatchObject([
      { undriven: null },
      { driverId: 'rui', undriven: null },
      { ...given, ...undriven },
      { carId: null, driverId: null, ...undriven },
    ])
  })

  test('takes no trip from its driver for another one that nobody has', () => {
    const given = { carId: 'A', driverId: 'ana' }
    const trips = [aTrip('far', 8, { from: LAGOS, to: TAVIRA, given }), aTrip('near', 8)]
    const day = aDay({ cars: [aCar('A')], drivers: [aDriver('ana')], trips })
    expect(byId(day)).toEqual({ far: ['A', 'ana'], near: [null, null] })
  })

  test('counts a drive that a late flight has made too short', () => {
    const given = { carId: 'A', driverId: 'ana' }
    const one = aTrip('one', 8, { given, hold: 'accepted' })
    const soon = (one.job.end - MIDNIGHT) / HOUR_MS + 0.1
    const two = aTrip('two', soon, { from: TAVIRA, given, hold: 'accepted' })
    expect(plan(aDay({ trips: [one, two] })).now.objections).toBe(1)
  })

  describe('where a late flight has moved a trip over the next one of its driver', () => {
    const given = { carId: 'A', driverId: 'ana' }
    const late = aTrip('late', 8, { given })
    const next = aTrip('next', 8.25, { given, hold: 'accepted' })

    test('changes neither of them for a driver who still has the other one, and says why one is not driven', () => {
      const away = [{ start: at(7), end: at(12) }]
      const day = aDay({
        trips: [late, next],
        cars: [aCar('A', { away }), aCar('B')],
        drivers: [aDriver('ana')],
      })
      const { plan: planned, changes } = plan(day)
      expect(changes).toEqual([])
      expect(planned.planned.map(({ undriven }) => undriven)).toContain('no_driver_free')
    })

    test('gives one of them to whoever is free, and the other stays without a change', () => {
      const { plan: planned, changes } = plan(aDay({ trips: [late, { ...next, hold: 'free' }] }))
      expect(planned.driven).toBe(2)
      expect(changes).toHaveLength(1)
      const km = changes.reduce((sum, change) => sum + change.km, 0)
      expect(km).toBeCloseTo(planned.emptyKm - plan(aDay({ trips: [late, next] })).now.emptyKm)
    })

    test('gives another trip of that time to somebody else, although its driver would be nearer', () => {
      const early = { ...late, job: { ...late.job, end: at(8.5) } }
      const declined = { ...next, declines: [{ carId: 'B', driverId: 'rui' }] }
      const third = aTrip('third', 8.9, { from: LAGOS, to: LAGOS })
      const day = aDay({ trips: [{ ...early, hold: 'accepted' }, declined, third] })
      expect(byId(day)['third']).toEqual(['B', 'rui'])
    })

    test('gives a trip after it that its driver could not reach in time to somebody else', () => {
      const early = { ...late, job: { ...late.job, end: at(8.5) } }
      const away = aTrip('next', 8.25, { to: TAVIRA, given, hold: 'accepted' })
      const declined = { ...away, declines: [{ carId: 'B', driverId: 'rui' }] }
      const third = aTrip('third', (away.job.end - MIDNIGHT) / HOUR_MS + 0.1, { from: LAGOS, to: LAGOS })
      const day = aDay({ trips: [{ ...early, hold: 'accepted' }, declined, third] })
      expect(byId(day)['third']).toEqual(['B', 'rui'])
    })
  })

  test.each([
    ['car of the first', { carId: null }, {}],
    ['driver of the first', { driverId: null }, {}],
    ['car of the second', {}, { carId: null }],
    ['driver of the second', {}, { driverId: null }],
  ])('counts too short a drive where the %s trip is still open', (_, ofFirst, ofSecond) => {
    const given = { carId: 'A', driverId: 'ana' }
    const one = aTrip('one', 8, { given: { ...given, ...ofFirst }, hold: 'accepted' })
    const end = (one.job.end - MIDNIGHT) / HOUR_MS
    const objections = (hour: number, from: Point) => {
      const two = aTrip('two', hour, { from, given: { ...given, ...ofSecond }, hold: 'accepted' })
      return plan(aDay({ trips: [one, two] })).now.objections
    }
    expect(objections(end + 0.1, TAVIRA)).toBe(1)
    expect(objections(end + 0.1, LAGOS)).toBe(0)
  })

  test('keeps to the hours of a driver, and to the rest before and after', () => {
    const trips = [aTrip('early', 5), aTrip('late', 20)]
    const one = { cars: [aCar('A')], drivers: [aDriver('ana')] }
    expect(plan(aDay({ ...one, trips })).plan.driven).toBe(1)
    expect(plan(aDay({ ...one, trips, duty: { spanMinutes: 19 * 60, restMinutes: 0 } })).plan.driven).toBe(2)
    const rested = aDay({
      ...one,
      drivers: [aDriver('ana', { notBefore: at(7) })],
      trips: [aTrip('early', 6)],
    })
    expect(plan(rested).plan.driven).toBe(0)
  })

  test('never sends anybody who cannot be there any more', () => {
    const trips = [aTrip('soon', 8, { from: LAGOS, to: FARO })]
    expect(plan(aDay({ trips, now: at(7.5) })).plan.driven).toBe(0)
    expect(plan(aDay({ trips, now: at(6) })).plan.driven).toBe(1)
  })

  test('plans bookings that wait last, and displaces nothing for them', () => {
    const day = aDay({
      cars: [aCar('A')],
      drivers: [aDriver('ana')],
      trips: [aTrip('waits', 7.9, { isPending: true }), aTrip('accepted', 8)],
    })
    expect(byId(day)).toEqual({ waits: [null, null], accepted: ['A', 'ana'] })
    expect(plan(day).plan).toMatchObject({ trips: 1, driven: 1 })
    const later = { ...day, trips: [...day.trips, aTrip('waits, too', 14, { isPending: true })] }
    expect(byId(later)['waits, too']).toEqual(['A', 'ana'])
    expect(plan(later).plan.emptyKm).toBe(plan(day).plan.emptyKm)
  })

  test('groups two trips that change their drivers, and its kilometres add up', () => {
    const result = plan(
      aDay({
        trips: [
          aTrip('west', 8, { hold: 'fixed', given: { carId: 'A', driverId: 'ana' } }),
          aTrip('east', 8, { to: TAVIRA, hold: 'fixed', given: { carId: 'B', driverId: 'rui' } }),
          aTrip('from west', 10, { from: LAGOS, to: FARO, given: { carId: 'B', driverId: 'rui' } }),
          aTrip('from east', 10, { from: TAVIRA, to: FARO, given: { carId: 'A', driverId: 'ana' } }),
        ],
      }),
    )
    expect(result.changes.map(({ id, group }) => [id, group])).toEqual([
      ['from east', 0],
      ['from west', 0],
    ])
    const km = result.changes.reduce((sum, change) => sum + change.km, 0)
    expect(km).toBeCloseTo(result.plan.emptyKm - result.now.emptyKm)
    expect(km).toBeLessThan(-100)
  })
})

test.each([
  ['offered', false, false, 'free'],
  ['accepted', false, false, 'accepted'],
  ['accepted', true, false, 'fixed'],
  ['offered', false, true, 'fixed'],
  ['on_the_way', false, false, 'fixed'],
  ['completed', false, false, 'fixed'],
] as const)('%s, pinned %s, in spite of something %s: %s', (state, isPinned, isOverridden, hold) => {
  expect(holdOf({ state, isPinned, isOverridden, startsAt: at(8) }, at(7))).toBe(hold)
  expect(holdOf({ state, isPinned, isOverridden, startsAt: at(8) }, at(8))).toBe('fixed')
})

describe('whatever the day,', () => {
  const place = constantFrom(FARO, LAGOS, TAVIRA, { lat: 37.0891, lon: -8.2479 }, { lat: 37.32, lon: -8.56 })
  const vehicleId = constantFrom(2 as const, 3 as const, 4 as const)
  const span = tuple(integer({ min: 6, max: 20 }), integer({ min: 1, max: 5 })).map(([hour, length]) => ({
    start: at(hour),
    end: at(hour + length),
  }))
  const away = array(span, { maxLength: 1 })
  const SEATS = { 2: 4, 3: 7, 4: 8 } as const
  const day = record({
    trips: array(
      record({
        quarter: integer({ min: 20, max: 88 }),
        from: place,
        to: place,
        vehicleId,
        passengers: integer({ min: 1, max: 8 }),
        isFixed: boolean(),
        giveTo: option(nat({ max: 5 }), { freq: 2 }),
        declinedBy: option(nat({ max: 5 }), { freq: 8 }),
      }),
      { maxLength: 14 },
    ),
    cars: array(record({ vehicleId, away }), { minLength: 1, maxLength: 6 }),
    drivers: array(away, { minLength: 1, maxLength: 6 }),
  }).map(({ trips, cars, drivers }) => {
    const pairOf = (index: number | null): Pair =>
      index === null || index >= cars.length || index >= drivers.length
        ? NOBODY
        : { carId: `car-${index}`, driverId: `driver-${index}` }
    // As in the database, nobody is given two trips at once.
    const taken: PlanTrip[] = []
    for (const [index, one] of trips.entries()) {
      const trip = aTrip(`trip-${index}`, one.quarter / 4, {
        from: one.from,
        to: one.to,
        vehicleId: one.vehicleId,
        party: { passengers: Math.min(one.passengers, SEATS[one.vehicleId]), childSeats: 0, luggage: 0 },
        declines: one.declinedBy === null ? [] : [pairOf(one.declinedBy)],
      })
      const given = pairOf(one.giveTo)
      const isFree = !taken.some(
        (other) => other.given.carId === given.carId && overlaps(other.job, trip.job),
      )
      const isGiven = given.carId !== null && isFree
      taken.push(isGiven ? { ...trip, given, hold: one.isFixed ? 'fixed' : 'free' } : trip)
    }
    return aDay({
      trips: taken,
      cars: cars.map((car, index) =>
        aCar(`car-${index}`, {
          ...car,
          room: { seats: SEATS[car.vehicleId], childSeats: null, luggage: null },
        }),
      ),
      drivers: drivers.map((off, index) => aDriver(`driver-${index}`, { away: off })),
    })
  })
  const runs = { numRuns: 60 }
  /** Late flights have moved trips over others, which somebody drives as they were given. */
  const lateDay = tuple(
    day,
    array(
      record({
        giveTo: nat({ max: 5 }),
        hold: constantFrom('free', 'accepted', 'fixed'),
        half: constantFrom('none', 'none', 'none', 'car', 'driver'),
      }),
      { minLength: 14, maxLength: 14 },
    ),
  ).map(([some, late]) => ({
    ...some,
    trips: some.trips.map((trip, index): PlanTrip => {
      const one = late[index]
      const car = some.cars[one?.giveTo ?? 0]
      const driver = some.drivers[one?.giveTo ?? 0]
      if (!one || !car || !driver) return { ...trip, given: NOBODY, hold: 'free' }
      const given = {
        carId: one.half === 'car' ? null : car.id,
        driverId: one.half === 'driver' ? null : driver.id,
      }
      return { ...trip, given, hold: one.hold }
    }),
  }))

  test('a plan breaks no limit with what it changes, and leaves alone what is fixed', () => {
    assert(
      property(day, (some) => {
        const { plan: planned, changes } = plan(some, 60)
        const changed = new Set(changes.map(({ id }) => id))
        const placed = planned.planned.map((one) => ({ ...one, trip: find(some.trips, one.id) }))
        const broken = placed.flatMap(({ trip, carId, driverId }) => {
          if (trip.hold === 'fixed')
            return carId === trip.given.carId && driverId === trip.given.driverId ? [] : [`${trip.id} moved`]
          if (carId === null || driverId === null || !changed.has(trip.id)) return []
          const car = find(some.cars, carId)
          const driver = find(some.drivers, driverId)
          const hours = planned.drivers.find((one) => one.driverId === driverId)
          const keeps = {
            class: mayStandIn(car.vehicleId, trip.vehicleId),
            room: roomShortage([car.room], trip.party) === undefined,
            declines: !trip.declines.some((one) => one.carId === carId || one.driverId === driverId),
            blocks: ![...car.away, ...driver.away].some((off) => overlaps(off, trip.job)),
            hours: hours !== undefined && hours.end - hours.start <= 13 * HOUR_MS,
          }
          return Object.entries(keeps).flatMap(([rule, isKept]) => (isKept ? [] : [`${trip.id}: ${rule}`]))
        })
        for (const key of ['carId', 'driverId'] as const)
          for (const [owner, chain] of Map.groupBy(placed, (one) => one[key])) {
            const sorted = chain.toSorted((a, b) => a.trip.job.start - b.trip.job.start)
            for (const [index, later] of sorted.entries()) {
              const earlier = sorted[index - 1]
              if (!earlier || owner === null) continue
              const isNew = changed.has(earlier.id) || changed.has(later.id)
              if (overlaps(earlier.trip.job, later.trip.job)) broken.push(`${later.id} overlaps`)
              else if (isNew && minutesShort(earlier.trip.job, later.trip.job, minutes) > 0)
                broken.push(`${later.id} is too soon`)
            }
          }
        expect(broken).toEqual([])
      }),
      runs,
    )
  })

  test('all changes of a plan can be taken at once, and a class of another car is all that speaks against one', () => {
    assert(
      property(lateDay, (some) => {
        const { plan: planned, changes } = plan(some, 60)
        const changed = new Set(changes.map(({ id }) => id))
        const taken = some.trips
          .map((trip) => {
            const { carId, driverId } = changed.has(trip.id) ? find(planned.planned, trip.id) : trip.given
            return { trip, job: trip.job, carId, driverId }
          })
          .toSorted((a, b) => a.job.start - b.job.start)
        const refused = taken.flatMap((one) => {
          if (!changed.has(one.trip.id)) return []
          const others = taken.filter((other) => other !== one)
          const car = find(some.cars, one.carId ?? '')
          const driver = find(some.drivers, one.driverId ?? '')
          const ofDriver = others.filter(({ driverId }) => driverId === driver.id)
          const chains = [others.filter(({ carId }) => carId === car.id), ofDriver]
          const isLateForCar = (earlier: Given | undefined, later: Given | undefined) => {
            if (!earlier || !later || earlier.carId === null || later.carId === null) return false
            if (earlier.carId === later.carId) return false
            const ofNext = others.filter(({ carId }) => carId === later.carId).map(({ job }) => job)
            const stands = standsBefore(later.job, ofNext, FARO)
            return minutesShortForCarChange(earlier.job, later.job, stands, minutes) > 0
          }
          const { before, after } = tripsAround(one.job, ofDriver)
          const breaks = {
            taken: chains.some((chain) => chain.some(({ job }) => overlaps(job, one.job))),
            break: chains.some((chain) => {
              const beside = tripsAround(one.job, chain)
              return (
                (beside.before && minutesShort(beside.before.job, one.job, minutes) > 0) ||
                (beside.after && minutesShort(one.job, beside.after.job, minutes) > 0)
              )
            }),
            block: [...car.away, ...driver.away].some((off) => overlaps(off, one.job)),
            room: roomShortage([car.room], one.trip.party) !== undefined,
            duty:
              dutyMadeTooLong(
                one.job,
                ofDriver.map(({ job }) => job),
                DEFAULT_DUTY,
              ) !== undefined,
            change: isLateForCar(before, one) || isLateForCar(one, after),
          }
          return Object.entries(breaks).flatMap(([rule, isBroken]) =>
            isBroken ? [`${one.trip.id}: ${rule}`] : [],
          )
        })
        expect(refused).toEqual([])
      }),
      { numRuns: 150 },
    )
  })

  test('no plan is worse than what is given, or than giving each trip in turn to who is cheapest', () => {
    assert(
      property(day, (some) => {
        const { now, plan: planned } = plan(some, 60)
        const greedy = plan(some, 0).plan
        expect(planned.driven).toBeGreaterThanOrEqual(Math.max(now.driven, greedy.driven))
        expect(planned.driven > now.driven || planned.objections <= now.objections).toBe(true)
      }),
      runs,
    )
  })

  test('the same seed makes the same plan', () => {
    assert(
      property(day, (some) => {
        expect(plan(some, 40)).toEqual(plan(some, 40))
      }),
      { numRuns: 15 },
    )
  })
})

interface Given extends Pair {
  readonly job: Job
}

function find<T extends { readonly id: string }>(list: readonly T[], id: string): T {
  const found = list.find((one) => one.id === id)
  if (!found) throw new Error(`there is no ${id}`)
  return found
}
