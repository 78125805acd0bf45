import { expect, test } from 'vitest'
import { noShowMissing, waitedMinutes, waitsUntil, type NoShowClaim } from './no-show.ts'

const pickupAt = new Date('2027-01-27T10:00:00Z')
const at = (minutes: number) => new Date(pickupAt.getTime() + minutes * 60_000)
const claim: NoShowClaim = {
  pickupAt,
  isAtAirport: true,
  contactAttempts: [at(41), at(52)],
  photos: 1,
  note: null,
}
const WAIT = 'Please wait 1 more minute: 60 are included.'
const CALL = 'Please try to reach the guest 2 times, at least 10 minutes apart.'
const PHOTO = 'Please take a photo of the meeting point, or write a note where there is no camera.'

test.for([
  ['everything is done', {}, 60, []],
  ['the included time is not over', {}, 59, [WAIT]],
  ['a flight has landed later', { landedAt: at(20) }, 79, [WAIT]],
  ['a flight has landed early', { landedAt: at(-20) }, 60, []],
  ['it is not at an airport', { isAtAirport: false }, 15, []],
  ['nobody has called', { contactAttempts: [] }, 60, [CALL]],
  ['there was one call', { contactAttempts: [at(30)] }, 60, [CALL]],
  ['the calls were too near', { contactAttempts: [at(41), at(50), at(45)] }, 60, [CALL]],
  ['the calls came in any order', { contactAttempts: [at(52), at(42)] }, 60, []],
  ['there is no photo', { photos: 0 }, 60, [PHOTO]],
  ['there is a note in its place', { photos: 0, note: 'My camera is broken.' }, 60, []],
  ['nothing is done', { contactAttempts: [], photos: 0 }, 59, [WAIT, CALL, PHOTO]],
] as const)('a driver may say that the guest has not come: %s', ([, over, minute, missing]) => {
  expect(noShowMissing({ ...claim, ...over }, at(minute))).toEqual(missing)
})

test('the waiting counts from the pick-up time or a later landing', () => {
  expect(waitsUntil({ ...claim, landedAt: at(25) })).toEqual(at(85))
  expect([waitedMinutes(claim, at(63)), waitedMinutes(claim, at(-3))]).toEqual([63, 0])
})
