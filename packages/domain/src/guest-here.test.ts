import { expect, test } from 'vitest'
import { guestHere, guestHereRefusal, guestHereUndoUntil, type BookingToMeet } from './guest-here.ts'

const booking: BookingToMeet = {
  status: 'confirmed',
  pickupAt: new Date('2027-01-27T10:30:00Z'),
  includedMinutes: 60,
  states: ['at_pickup'],
}
const at = (time: string) => new Date(`2027-01-27T${time}Z`)
const meetAt = at('11:10:00')
const refusal = (time: string, over: Partial<BookingToMeet> = {}) =>
  guestHereRefusal({ ...booking, ...over }, at(time))?.reason.code

test.each([
  ['half an hour before the guest is met', '10:00:00', '09:59:59', {}],
  ['half an hour before a later meeting', '10:40:00', '10:39:59', { meetAt }],
  ['half an hour before a known landing that is later', '10:40:00', '10:39:59', { landedAt: meetAt }],
])('a guest can say to be there from %s on', (_, open, early, over) => {
  expect(refusal(open, over)).toBeUndefined()
  expect(refusal(early, over)).toBe('here_too_early')
})

test.each([
  ['at an airport', 60, '12:00:00', '12:00:01'],
  ['elsewhere', 15, '11:15:00', '11:15:01'],
])('%s until half an hour after the included waiting', (_, includedMinutes, open, late) => {
  expect(refusal(open, { includedMinutes })).toBeUndefined()
  expect(refusal(late, { includedMinutes })).toBe('here_too_late')
})

test('while one of the cars has not met the guest, or nobody drives yet', () => {
  expect(refusal('10:30:00', { states: [] })).toBeUndefined()
  expect(refusal('10:30:00', { states: ['on_board', 'accepted'] })).toBeUndefined()
  expect(refusal('10:30:00', { states: ['on_board', 'no_show'] })).toBe('journey_begun')
})

test('of a confirmed booking only', () => {
  expect(refusal('10:30:00', { status: 'pending' })).toBe('here_not_confirmed')
  expect(refusal('10:30:00', { cancelledAt: at('08:00:00') })).toBe('already_cancelled')
})

test('it is seen as long as it could be said, and of this meeting alone', () => {
  const pressed = { ...booking, guestHereAt: at('10:20:00'), guestHereExit: 'Exit B' }
  expect(guestHere(pressed, at('10:31:00'))).toEqual({ at: at('10:20:00'), exit: 'Exit B' })
  expect(guestHere(pressed, at('12:00:01'))).toBeNull()
  expect(guestHere({ ...pressed, meetAt }, at('11:00:00'))).toBeNull()
  expect(guestHere({ ...pressed, states: ['on_board'] }, at('10:31:00'))).toBeNull()
  expect(guestHere({ ...pressed, guestHereAt: null }, at('10:31:00'))).toBeNull()
})

test('it can be taken back for a minute', () => {
  expect(guestHereUndoUntil({ at: at('10:20:00'), exit: null })).toEqual(at('10:21:00'))
})
