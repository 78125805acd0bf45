import { assert, constantFrom, integer, option, property, record } from 'fast-check'
import { describe, expect, test } from 'vitest'
import { HOUR_MS, MINUTE_MS } from './duration.ts'
import {
  ALERTED_EVERY_MS,
  flightAdvice,
  isWorthAlerts,
  landingBefore,
  landingDay,
  meetingAfter,
  nextFlightCheck,
  type CheckedFlight,
  type FlightTimes,
} from './flights.ts'

const day = (time: string) => new Date(`2027-01-27T${time}:00Z`)
const trip = { pickupAt: day('18:30'), meetAt: null }
const flight: FlightTimes = {
  scheduled: day('18:00'),
  expected: day('18:00'),
  landed: null,
  phase: 'flying',
  asOf: day('17:00'),
}
const later = (minutes: number) => new Date(flight.scheduled.getTime() + minutes * MINUTE_MS)
const now = day('17:05')

describe('a flight half an hour before the pick-up', () => {
  test.for([
    [
      '30 minutes late',
      { expected: day('18:30') },
      { code: 'meet_later', minutes: 30, expected: day('18:30'), meetAt: day('19:00') },
    ],
    [
      'landed 40 minutes late',
      { landed: day('18:40'), phase: 'landed' },
      { code: 'meet_later', minutes: 40, expected: day('18:40'), meetAt: day('19:10') },
    ],
    [
      'three hours late',
      { expected: day('21:00') },
      { code: 'meet_later', minutes: 180, expected: day('21:00'), meetAt: day('21:30') },
    ],
    [
      'more than three hours late',
      { expected: day('21:01') },
      { code: 'far_late', minutes: 181, expected: day('21:01') },
    ],
    ['diverted', { phase: 'diverted' }, { code: 'diverted' }],
    ['cancelled', { phase: 'cancelled', expected: null }, { code: 'cancelled' }],
    ['on time', {}, undefined],
    ['14 minutes late', { expected: day('18:14') }, undefined],
    ['early', { expected: day('17:10') }, undefined],
    ['of which nobody knows more than the timetable', { expected: null }, undefined],
    ['cancelled, which is uncertain', { phase: 'uncertain', expected: day('19:30') }, undefined],
    ['late, as was said three hours ago and more', { expected: day('18:30'), asOf: day('14:04') }, undefined],
    ['that lands on another day', { scheduled: day('05:00'), expected: day('06:00') }, undefined],
  ] as const)('%s', ([, over, advice]) => {
    expect(flightAdvice({ ...flight, ...over }, trip, now)).toEqual(advice)
  })
})

test('the office is asked again when it has become later, or earlier again', () => {
  const told = { ...trip, meetAt: day('19:00') }
  const at = (expected: Date) => flightAdvice({ ...flight, expected }, told, now)
  expect(at(day('18:30'))).toBeUndefined()
  expect(at(day('18:44'))).toBeUndefined()
  expect(at(day('18:45'))).toMatchObject({ meetAt: day('19:15') })
  expect(at(day('18:00'))).toMatchObject({ meetAt: day('18:30') })
})

test('a flight that is far too late is settled by a meeting after its landing', () => {
  const late = { ...flight, expected: day('22:00') }
  expect(flightAdvice(late, { ...trip, meetAt: day('19:00') }, now)).toMatchObject({ code: 'far_late' })
  expect(flightAdvice(late, { ...trip, meetAt: day('22:30') }, now)).toBeUndefined()
})

test('a guest is met as long after the landing as was booked, else after half an hour', () => {
  expect(meetingAfter(day('19:00'), { pickupAt: day('18:50') }, day('18:00'))).toEqual(day('19:50'))
  expect(meetingAfter(day('19:00'), trip, null)).toEqual(day('19:30'))
  expect(meetingAfter(day('17:00'), trip, null)).toEqual(trip.pickupAt)
  expect(landingBefore(trip)).toEqual(day('18:00'))
})

test.for([
  ['18:00', '18:40', '2027-01-27'],
  ['18:00', '15:00', '2027-01-27'],
  ['18:00', '14:59', '2027-01-28'],
  ['23:30', '00:20', '2027-01-28'],
  ['00:20', '01:00', '2027-01-27'],
] as const)('of a flight booked to land at %s, %s is on %s', ([booked, time, date]) => {
  expect(landingDay({ date: '2027-01-27', time: booked }, time)).toBe(date)
})

const minutes = (max: number) => integer({ min: -max, max })
const anyFlight = record({
  scheduled: minutes(900).map(later),
  expected: option(minutes(1_500).map(later)),
  landed: option(minutes(1_500).map(later)),
  phase: constantFrom('scheduled', 'flying', 'landed', 'cancelled', 'diverted', 'uncertain'),
  asOf: minutes(600).map(later),
})
const anyTrip = option(minutes(900).map(later)).map((meetAt) => ({ pickupAt: trip.pickupAt, meetAt }))

test('no advice meets a guest before the booked time, before the landing or at an hour that is set already', () => {
  assert(
    property(anyFlight, anyTrip, minutes(900).map(later), (known, booked, at) => {
      const advice = flightAdvice(known, booked, at)
      if (advice?.code !== 'meet_later') return
      expect(advice.meetAt >= booked.pickupAt).toBe(true)
      expect(advice.meetAt >= advice.expected).toBe(true)
      expect(advice.minutes).toBeLessThanOrEqual(180)
      // Who follows it is not asked again.
      expect(flightAdvice(known, { ...booked, meetAt: advice.meetAt }, at)).toBeUndefined()
    }),
  )
})

test('nothing is advised about a flight that nobody knows, or that is uncertain', () => {
  assert(
    property(anyFlight, anyTrip, minutes(900).map(later), (known, booked, at) => {
      expect(flightAdvice({ ...known, phase: 'uncertain' }, booked, at)).toBeUndefined()
      const silent = { ...known, phase: 'scheduled', expected: null, landed: null } as const
      expect(flightAdvice(silent, booked, at)).toBeUndefined()
    }),
  )
})

/**
 * The minutes before the landing by the timetable at which a flight is asked for that was booked at nine.
 *
 * @param answer what its provider says then.
 * @param alertsAt when it sends alerts, in the same minutes; undefined where they are not subscribed to.
 */
function checksOf(answer: (at: Date) => CheckedFlight, alertsAt?: readonly number[]): number[] {
  const checks: number[] = []
  const alerts = alertsAt?.map((minutes) => later(-minutes)) ?? []
  let at: Date | null = day('09:00')
  while (at && checks.length < 200) {
    const now: Date = at
    checks.push(Math.round((flight.scheduled.getTime() - now.getTime()) / MINUTE_MS))
    const lastAt = alerts.findLast((alert) => alert <= now) ?? null
    const next = nextFlightCheck(answer(now), { near: flight.scheduled, now, alerts: alertsAt && { lastAt } })
    const alert = alerts.find((one) => one > now)
    const told = alert && new Date(Math.max(alert.getTime(), now.getTime() + ALERTED_EVERY_MS))
    at = next && told && told < next ? told : next
  }
  return checks
}

/** A flight that is late by so much, which is known two hours before. */
const lateBy = (late: number) => (at: Date) => {
  const lands = later(late)
  if (at < day('16:00')) return { ...flight, phase: 'scheduled', expected: null, asOf: at } as const
  if (at < lands) return { ...flight, expected: lands, asOf: at }
  return { ...flight, expected: lands, landed: lands, phase: 'landed', asOf: at } as const
}
/** Its provider tells of the delay, of the departure an hour later, of the approach and of the landing. */
const alertsOf = (late: number) => [120, 60, 20 - late, -late]
const at = (now: Date) => ({ near: flight.scheduled, now })

describe('a flight is asked for', () => {
  test('at the booking, 24, 6, 3 and 1 hours before, and until it has landed', () => {
    expect(nextFlightCheck(flight, at(new Date(flight.scheduled.getTime() - 40 * HOUR_MS)))).toEqual(
      new Date(flight.scheduled.getTime() - 24 * HOUR_MS),
    )
    expect(checksOf(lateBy(0))).toEqual([540, 360, 180, 60, -5])
  })

  test('every 15 minutes while it is late', () => {
    expect(checksOf(lateBy(40))).toEqual([540, 360, 180, 60, 45, 30, 15, 0, -15, -30, -45])
    expect(checksOf(lateBy(120))).toHaveLength(16)
  })

  test('no more once nothing will change', () => {
    expect(nextFlightCheck({ ...flight, phase: 'diverted' }, at(now))).toBeNull()
    expect(checksOf(() => 'unknown')).toEqual([540, 360, 180, 60])
    expect(checksOf(() => ({ ...flight, phase: 'cancelled' }))).toEqual([540, 360, 180, 60])
  })

  test('for six hours at most where its provider is silent, or never says that it has landed', () => {
    expect(checksOf(() => 'unavailable').at(-1)).toBe(-375)
    expect(checksOf(() => flight).length).toBeLessThan(40)
  })
})

describe('with alerts a flight is asked for', () => {
  test('an hour before, and when its provider tells of it', () => {
    expect(checksOf(lateBy(0), alertsOf(0))).toEqual([540, 120, 60, 20, 0])
    expect(checksOf(lateBy(40), alertsOf(40))).toEqual([540, 120, 60, 0, -20, -40])
    expect(checksOf(lateBy(120), alertsOf(120))).toEqual([540, 120, 60, 0, -60, -100, -120])
    expect([checksOf(lateBy(240)).length, checksOf(lateBy(240), alertsOf(240)).length]).toEqual([24, 11])
  })

  test('as without them from an hour before on while none comes', () => {
    expect(checksOf(lateBy(40), [])).toEqual([540, 60, 45, 30, 15, 0, -15, -30, -45])
  })

  test('every ten minutes at most, however many come', () => {
    const flood = Array.from({ length: 600 }, (_, index) => 540 - index)
    expect(checksOf(lateBy(40), flood)).toHaveLength(59)
  })

  test('which are subscribed to from a day before on, of a flight that is known and has not ended', () => {
    const hours = (before: number) => at(new Date(flight.scheduled.getTime() - before * HOUR_MS))
    expect([25, 24, 1].map((before) => isWorthAlerts(flight, hours(before)))).toEqual([false, true, true])
    expect(isWorthAlerts('unknown', hours(2))).toBe(false)
    expect(isWorthAlerts({ ...flight, landed: now, phase: 'landed' }, hours(0))).toBe(false)
  })
})
