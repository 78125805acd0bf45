import { expect, test } from 'vitest'
import type { StandingBooking } from './booking-status.ts'
import { lifeState, type LifeState } from './life-state.ts'
import { tripStates, type TripState } from './trip-state.ts'

const UNDER_WAY: readonly TripState[] = ['on_the_way', 'at_pickup', 'no_show_claimed', 'on_board']
const CONFIRMED: StandingBooking = { status: 'confirmed', cancelledAt: null }
const AT = '2027-01-27T09:00:00Z'

test.for([
  [{ status: 'pending', cancelledAt: null }, 'pending'],
  [{ status: 'rejected', cancelledAt: null }, 'rejected'],
  [{ status: 'pending', cancelledAt: AT }, 'cancelled'],
  [{ status: 'confirmed', cancelledAt: AT }, 'cancelled'],
] as const satisfies readonly (readonly [StandingBooking, LifeState])[])(
  'one that does not stand confirmed, %o, is %s whatever its trips are',
  ([booking, state]) => {
    for (const trip of tripStates) expect(lifeState(booking, [trip])).toBe(state)
    expect(lifeState(booking, [])).toBe(state)
  },
)

test.for([
  [[], 'confirmed'],
  [['offered'], 'confirmed'],
  [['accepted', 'offered'], 'confirmed'],
  [['completed'], 'completed'],
  [['no_show'], 'no_show'],
  [['completed', 'completed'], 'completed'],
  [['completed', 'no_show'], 'completed'],
  [['no_show', 'no_show'], 'no_show'],
  [['completed', 'accepted'], 'in_progress'],
  [['no_show', 'offered'], 'in_progress'],
  [['on_board', 'offered'], 'in_progress'],
  [['no_show', null], 'in_progress'],
  [['at_pickup', null], 'in_progress'],
  [['completed', null], 'completed'],
  [['accepted', null], 'confirmed'],
] as const satisfies readonly (readonly [readonly (TripState | null)[], LifeState])[])(
  'a confirmed one with the trips %o is %s',
  ([trips, state]) => {
    expect(lifeState(CONFIRMED, trips)).toBe(state)
    expect(lifeState(CONFIRMED, trips.toReversed())).toBe(state)
  },
)

test('a confirmed one is in progress while one of its cars is under way, whatever the others are', () => {
  for (const car of UNDER_WAY) {
    expect(lifeState(CONFIRMED, [car])).toBe('in_progress')
    for (const other of tripStates) expect(lifeState(CONFIRMED, [other, car])).toBe('in_progress')
  }
})
