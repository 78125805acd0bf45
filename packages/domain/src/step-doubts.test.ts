import { expect, test } from 'vitest'
import { doubtsAbout } from './step-doubts.ts'
import type { TripEventType, TripState } from './trip-state.ts'

const now = new Date('2027-01-27T08:00:00Z')
const trip = (assignmentId: string, state: TripState, pickupAt = '2027-01-27T09:00:00Z') => ({
  assignmentId,
  state,
  pickupAt,
})
const open = trip('open', 'on_board')

test.for<
  [
    TripEventType & ('accept' | 'on_the_way' | 'arrived' | 'on_board' | 'decline'),
    TripState,
    string | undefined,
  ]
>([
  ['on_the_way', 'accepted', 'open'],
  ['arrived', 'accepted', 'open'],
  ['on_the_way', 'offered', 'open'],
  ['accept', 'offered', undefined],
  ['decline', 'offered', undefined],
  ['arrived', 'on_the_way', undefined],
  ['on_board', 'at_pickup', undefined],
])('with a guest on board, %s of a trip that is %s is asked about: %s', ([type, state, expected]) => {
  const mine = trip('mine', state)
  expect(doubtsAbout(type, mine, { trips: [open, mine], now })?.openTrip?.assignmentId).toBe(expected)
})

test.for<[TripState, boolean]>([
  ['accepted', false],
  ['on_the_way', true],
  ['at_pickup', true],
  ['no_show_claimed', false],
  ['completed', false],
  ['released', false],
])('another trip that is %s counts as open: %s', ([state, isOpen]) => {
  const mine = trip('mine', 'accepted')
  expect(doubtsAbout('on_the_way', mine, { trips: [trip('other', state), mine], now }) !== undefined).toBe(
    isOpen,
  )
})

test.for([
  ['2027-01-27T10:59:00Z', null, undefined],
  ['2027-01-27T11:00:00Z', null, 180],
  ['2027-01-28T13:00:00Z', null, 29 * 60],
  ['2027-01-27T09:00:00Z', '2027-01-27T12:00:00Z', 240],
] as const)(
  'at eight, setting out for a pick-up at %s, met at %s, is early by %s',
  ([pickupAt, meetAt, early]) => {
    const mine = { ...trip('mine', 'accepted', pickupAt), meetAt }
    expect(doubtsAbout('on_the_way', mine, { trips: [mine], now })?.minutesEarly).toBe(early)
  },
)
