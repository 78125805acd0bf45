import { expect, test } from 'vitest'
import { DEFAULT_DUTY, dutyMadeTooLong, dutyRefusal, dutyTooLong, dutyWith } from './duty.ts'

/** From an hour to another, of a day of which yesterday's hours are negative. */
type Hours = readonly [from: number, to: number]
const hours = ([from, to]: Hours) => ({ start: from * 3_600_000, end: to * 3_600_000 })

test.for<[string, Hours, readonly Hours[], Hours, number | undefined]>([
  ['alone', [9, 10], [], [9, 10], undefined],
  [
    'a long day that is still allowed',
    [18, 19],
    [
      [6, 7],
      [12, 13],
    ],
    [6, 19],
    undefined,
  ],
  [
    'too long a day',
    [19, 20],
    [
      [6, 7],
      [12, 13],
    ],
    [6, 20],
    14,
  ],
  ['a morning before it', [6, 7], [[14, 20]], [6, 20], 14],
  [
    'trips that follow each other from night to night',
    [20, 21],
    [
      [1, 2],
      [12, 13],
    ],
    [1, 21],
    20,
  ],
  ['enough rest since last night', [9, 10], [[-12, -2]], [9, 10], undefined],
  ['too little rest since last night', [8, 9], [[-12, -2]], [-12, 9], 21],
  ['too little rest before tomorrow', [20, 23], [[33, 34]], [20, 34], 14],
  ['a short night between two short duties', [6, 7], [[-4, -3]], [-4, 7], undefined],
])('%s: %j beside %j is a duty of %j', ([, trip, others, duty, tooLong]) => {
  const found = dutyWith(hours(trip), others.map(hours), DEFAULT_DUTY)
  expect(found).toEqual(hours(duty))
  expect(dutyTooLong(found, DEFAULT_DUTY)).toBe(tooLong === undefined ? undefined : tooLong * 60)
})

test('a duty that is too long without a trip is not what the trip brings about, unless it becomes longer', () => {
  const long = [hours([5, 6]), hours([12, 13]), hours([19, 20])]
  const made = (trip: Hours) => dutyMadeTooLong(hours(trip), long, DEFAULT_DUTY)?.minutes
  expect([made([9, 10]), made([20, 21]), made([4, 5])]).toEqual([undefined, 16 * 60, 16 * 60])
  expect(dutyMadeTooLong(hours([19, 20]), long.slice(0, 2), DEFAULT_DUTY)?.minutes).toBe(15 * 60)
})

test('without a rest every trip is a duty of its own', () => {
  const limits = { spanMinutes: 24 * 60, restMinutes: 0 }
  expect(dutyWith(hours([9, 10]), [hours([8, 9]), hours([10, 11])], limits)).toEqual(hours([9, 10]))
})

test('a duty and the rest after it fit into a day', () => {
  expect(dutyRefusal(DEFAULT_DUTY)).toBeUndefined()
  expect(dutyRefusal({ spanMinutes: 13 * 60, restMinutes: 11 * 60 + 1 })).toEqual({ code: 'duty_over_a_day' })
})
