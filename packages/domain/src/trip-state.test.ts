import { describe, expect, test } from 'vitest'
import {
  certainFrom,
  driverArrival,
  eventTime,
  mayReport,
  nextSteps,
  tripEventTypes,
  tripMove,
  tripStates,
  undoRefusal,
  type TripEventType,
  type TripState,
} from './trip-state.ts'

type Step = Exclude<TripEventType, 'undo'>

/** The state that an event leads to, `late` or `refused`. */
const outcome = (state: TripState, type: Step) => {
  const move = tripMove(state, type)
  return move.kind === 'moved' ? move.to : move.kind
}

const late = 'late'
const no = 'refused'
const TABLE: Readonly<Record<TripState, Readonly<Record<Step, string>>>> = {
  offered: row(
    'accepted',
    'released',
    'on_the_way',
    'at_pickup',
    'no_show_claimed',
    no,
    no,
    'on_board',
    'completed',
  ),
  accepted: row(
    late,
    'released',
    'on_the_way',
    'at_pickup',
    'no_show_claimed',
    no,
    no,
    'on_board',
    'completed',
  ),
  on_the_way: row(late, no, late, 'at_pickup', 'no_show_claimed', no, no, 'on_board', 'completed'),
  at_pickup: row(late, no, late, late, 'no_show_claimed', no, no, 'on_board', 'completed'),
  no_show_claimed: row(late, no, late, late, late, 'no_show', 'at_pickup', 'on_board', no),
  on_board: row(late, no, late, late, no, no, no, late, 'completed'),
  completed: row(late, no, late, late, no, no, no, late, late),
  no_show: row(late, no, late, late, late, no, no, no, no),
  released: { ...row(no, no, no, no, no, no, no, no, no), contact_attempt: no },
}

function row(
  accept: string,
  decline: string,
  on_the_way: string,
  arrived: string,
  no_show: string,
  no_show_confirmed: string,
  no_show_refused: string,
  on_board: string,
  completed: string,
): Readonly<Record<Step, string>> {
  return {
    accept,
    decline,
    on_the_way,
    arrived,
    contact_attempt: late,
    no_show,
    no_show_confirmed,
    no_show_refused,
    on_board,
    completed,
  }
}

test.for(tripStates.map((state) => [state]))('of a trip that is %s each event does this', ([state]) => {
  if (!state) return
  const steps = tripEventTypes.filter((type) => type !== 'undo')
  expect(Object.fromEntries(steps.map((type) => [type, outcome(state, type)]))).toEqual(TABLE[state])
})

test.for([
  ['released', 'accept', 'trip_of_another_driver'],
  ['on_board', 'decline', 'trip_begun'],
  ['completed', 'decline', 'trip_begun'],
  ['at_pickup', 'no_show_confirmed', 'no_show_not_reported'],
  ['at_pickup', 'no_show_refused', 'no_show_not_reported'],
  ['no_show', 'on_board', 'no_show_recorded'],
  ['on_board', 'no_show', 'guest_on_board'],
  ['no_show_claimed', 'completed', 'guest_not_on_board'],
] as const)('of a trip that is %s the event %s is refused: %s', ([state, type, code]) => {
  expect(tripMove(state, type)).toEqual({ kind: 'refused', reason: { code } })
})

test('only the office decides on a guest who has not come', () => {
  const closed = tripEventTypes.filter((type) => !mayReport('driver', type))
  expect(closed).toEqual(['no_show_confirmed', 'no_show_refused'])
  expect(tripEventTypes.filter((type) => !mayReport('office', type))).toEqual([])
})

test('a no-show that was recorded does not say when the driver came, unlike being told to wait on', () => {
  const [came, missed, waits] = [10, 40, 45].map((minute) => new Date(Date.UTC(2027, 0, 27, 10, minute)))
  expect(driverArrival({ no_show: missed! })).toBeNull()
  expect(driverArrival({ no_show: missed!, no_show_refused: waits! })).toBe(waits)
  expect(driverArrival({ no_show: missed!, no_show_refused: waits!, arrived: came! })).toBe(came)
})

test('every step that is offered leads somewhere', () => {
  const moving = (state: TripState) =>
    nextSteps(state, 'office').filter((type) => type !== 'undo' && type !== 'contact_attempt')
  for (const state of tripStates)
    expect([state, ...moving(state).map((type) => tripMove(state, type).kind)]).toEqual([
      state,
      ...moving(state).map(() => 'moved'),
    ])
  expect(nextSteps('no_show_claimed', 'driver')).toEqual(['on_board'])
  expect(nextSteps('on_the_way', 'driver')).toEqual(['arrived', 'on_board'])
  expect(nextSteps('on_the_way', 'office')).toEqual(['arrived', 'on_board', 'no_show'])
})

describe('a step is taken back', () => {
  const occurredAt = new Date('2027-01-27T10:00:00Z')
  const step = { type: 'arrived', occurredAt, isLast: true, hasMoved: true } as const
  const at = (seconds: number) => new Date(occurredAt.getTime() + seconds * 1000)

  test('within a minute, as long as nothing has followed', () => {
    expect(undoRefusal(step, at(60))).toBeUndefined()
    expect(undoRefusal(step, at(61))).toEqual({ code: 'undo_too_late' })
    expect(undoRefusal({ ...step, isLast: false }, at(5))).toEqual({ code: 'undo_not_last' })
  })

  test('not when it is a decline, the office’s decision, or did nothing', () => {
    for (const over of [{ type: 'decline' }, { type: 'no_show_confirmed' }, { hasMoved: false }] as const)
      expect(undoRefusal({ ...step, ...over }, at(5))).toEqual({ code: 'undo_impossible' })
  })
})

test('a step is certain once its minute is over, and what cannot be taken back at once', () => {
  const occurredAt = new Date('2027-01-27T10:00:00Z')
  const canBeTakenBack = (type: TripEventType, at: Date) =>
    undoRefusal({ type, occurredAt, isLast: true, hasMoved: true }, at) === undefined
  for (const type of tripEventTypes) {
    const certain = certainFrom({ type, occurredAt })
    expect([type, canBeTakenBack(type, occurredAt)]).toEqual([type, certain !== undefined])
    const justBefore = certain && new Date(certain.getTime() - 1)
    expect(justBefore === undefined || canBeTakenBack(type, justBefore)).toBe(true)
    expect(certain !== undefined && canBeTakenBack(type, certain)).toBe(false)
  }
})

describe('an event happened', () => {
  const receivedAt = new Date('2027-01-27T10:00:00Z')
  const notBefore = new Date('2027-01-27T00:00:00Z')
  const reported = (minutes: number) =>
    eventTime({ reportedAt: new Date(receivedAt.getTime() + minutes * 60_000), receivedAt, notBefore })

  test.for([
    [0, 0, false],
    [-40, -40, false],
    [-599, -599, false],
    // A little ahead is the same clock; nothing happens after it has arrived here.
    [4, 0, false],
    [6, 0, true],
    [24 * 60, 0, true],
    [-24 * 60, 0, true],
    // Before the trip was given to the driver.
    [-606, 0, true],
  ] as const)('%i minutes off by the phone: %i, clock off: %s', ([minutes, counted, isClockOff]) => {
    const at = new Date(receivedAt.getTime() + counted * 60_000)
    expect(reported(minutes)).toEqual({ at, isClockOff })
  })
})
