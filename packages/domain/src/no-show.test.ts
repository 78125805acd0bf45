import { expect, test } from 'vitest'
import { isWaitOver, noShowMissing, waitedMinutes, waitsUntil, type NoShowClaim } from './no-show.ts'

const pickupAt = new Date('2027-01-27T10:00:00Z')
const at = (minutes: number) => new Date(pickupAt.getTime() + minutes * 60_000)
const claim: NoShowClaim = {
  pickupAt,
  arrivedAt: at(-5),
  includedMinutes: 60,
  contactAttempts: [at(41), at(52)],
  photos: 1,
  note: null,
}
const COME = { code: 'arrival_missing' }
const WAIT = { code: 'wait_not_over', minutes: 1, included: 60 }
const CALL = { code: 'calls_missing', times: 2, apart: 10 }
const PHOTO = { code: 'photo_missing' }

test.for([
  ['everything is done', {}, 60, []],
  ['the included time is not over', {}, 59, [WAIT]],
  ['the driver came late', { arrivedAt: at(23) }, 82, [WAIT]],
  ['the driver came late and has waited', { arrivedAt: at(23) }, 83, []],
  ['the driver has not come', { arrivedAt: null }, 90, [COME]],
  ['a flight has landed later', { landedAt: at(20) }, 79, [WAIT]],
  ['a flight has landed before the driver came', { arrivedAt: at(30), landedAt: at(20) }, 89, [WAIT]],
  ['a flight has landed early', { landedAt: at(-20) }, 60, []],
  ['it is not at an airport', { includedMinutes: 15 }, 15, []],
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

test.for([
  ['the booked time', {}, 60],
  ['a later landing', { landedAt: at(25) }, 85],
  ['a later arrival', { arrivedAt: at(23) }, 83],
  ['the latest of all', { arrivedAt: at(23), landedAt: at(25) }, 85],
  ['nothing while the driver is not there', { arrivedAt: null, landedAt: at(25) }, null],
] as const)('the waiting counts from %s', ([, over, minute]) => {
  expect(waitsUntil({ ...claim, ...over })).toEqual(minute === null ? null : at(minute))
})

test('a driver who comes 23 minutes late has not waited yet', () => {
  const late = { ...claim, arrivedAt: at(23), includedMinutes: 15 }
  expect([23, 27, 38].map((minute) => waitedMinutes(late, at(minute)))).toEqual([0, 4, 15])
  expect([23, 37, 38].map((minute) => isWaitOver(late, at(minute)))).toEqual([false, false, true])
})

test('nobody has waited before the booked time, or without having come', () => {
  expect(waitedMinutes(claim, at(-3))).toBe(0)
  expect(waitedMinutes({ ...claim, arrivedAt: null }, at(90))).toBe(0)
  expect(isWaitOver({ ...claim, arrivedAt: null }, at(90))).toBe(false)
})
