import { exampleAnswer } from '@chauffeur/contract/examples/answers'
import { expect, test } from 'vitest'
import { tripsText, unitOf } from './plan-view.ts'

test('a trip with two cars is one trip, and the plan then says that it counts cars', () => {
  const [trip] = exampleAnswer('planDay', 'day').trips
  if (!trip) throw new Error('the example of a plan has a trip')
  const other = { ...trip, bookingId: 'other' }
  const second = { ...trip, carNo: 2 }
  expect([tripsText([trip]), tripsText([trip, other])]).toEqual(['1 trip', '2 trips'])
  expect(tripsText([trip, second, other])).toBe('2 trips (3 cars)')
  const unit = (trips: (typeof trip)[]) => unitOf({ trips }).name
  expect(unit([trip, other])).toBe('accepted trips')
  expect(unit([trip, second, other])).toBe('cars of 2 accepted trips')
})
