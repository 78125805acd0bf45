import { expect, test } from 'vitest'
import { dayCounts, dayStage, type TripOfDay } from './day-counts.ts'

test.for([
  ['pending', []],
  ['without_driver', [null]],
  ['without_driver', []],
  ['without_driver', ['accepted', null]],
  ['offered', ['offered']],
  ['offered', ['completed', 'offered']],
  ['accepted', ['accepted']],
  ['under_way', ['on_the_way']],
  ['under_way', ['at_pickup']],
  ['under_way', ['no_show_claimed']],
  ['under_way', ['on_board', 'completed']],
  ['no_show', ['no_show']],
  ['no_show', ['completed', 'no_show']],
  ['done', ['completed', 'completed']],
] as const)('a trip counts as %s with cars %j', ([stage, cars]) => {
  expect(dayStage({ status: stage === 'pending' ? 'pending' : 'confirmed', cars })).toBe(stage)
})

test('each trip of a day is counted once', () => {
  const trip = (...cars: TripOfDay['cars']): TripOfDay => ({ status: 'confirmed', cars })
  const trips = [
    { status: 'pending', cars: [] } as const,
    trip(null),
    trip('offered', 'offered'),
    trip('accepted'),
    trip('accepted'),
    trip('on_board'),
    trip('completed'),
    trip('no_show'),
  ]
  expect(dayCounts(trips)).toEqual({
    pending: 1,
    without_driver: 1,
    offered: 1,
    accepted: 2,
    under_way: 1,
    no_show: 1,
    done: 1,
  })
})
