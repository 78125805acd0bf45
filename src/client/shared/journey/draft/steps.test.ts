import { expect, test } from 'vitest'
import { emptyDraft, type Draft } from './draft.ts'
import type { WizardStep } from './wizard-search.ts'
import { emptyDetails, reachableStep, whyIncomplete } from './steps.ts'

const trip: Draft = {
  ...emptyDraft,
  pickupLocation: 'Faro',
  dropoffLocation: 'Lagos',
  pickupDate: '2026-12-04',
  pickupTime: '10:30',
}
const chosen: Draft = { ...trip, vehicleId: 2 }
const complete: Draft = { ...chosen, passengerName: 'Ana', email: 'a@b', phone: '1' }

test.each<[string, Draft, string | undefined]>([
  ['nothing', emptyDraft, 'To continue, choose a pick-up location, a drop-off location, a date and a time.'],
  ['no drop-off', { ...trip, dropoffLocation: '' }, 'To continue, choose a drop-off location.'],
  ['a hire without drop-off', { ...trip, serviceType: 'hourly', dropoffLocation: '' }, undefined],
  [
    'one place at both ends',
    { ...trip, dropoffLocation: 'faro' },
    'Pick-up and drop-off are the same place. Choose another drop-off, or a hire by the hour.',
  ],
  ['no date and time', { ...trip, pickupDate: '', pickupTime: '' }, 'To continue, choose a date and a time.'],
  ['everything', trip, undefined],
])('step 1 with %s', (_, draft, why) => {
  expect(whyIncomplete(1, draft, undefined)).toBe(why)
})

test('step 1 cannot be left with a pick-up that is past', () => {
  expect(whyIncomplete(1, trip, 'This pick-up time is past.')).toBe('This pick-up time is past.')
})

test('step 1 names the way back where that is what is missing or wrong', () => {
  const back = { ...trip, pickupLocation: 'Lagos', dropoffLocation: 'Faro' }
  const why = (draft: Draft, problem?: string) =>
    whyIncomplete(1, trip, undefined, { draft, clock: { problem } })
  expect(why(back)).toBeUndefined()
  expect(why({ ...back, pickupDate: '' })).toBe('To continue, choose a date for the way back.')
  expect(why(back, 'Too early.')).toBe('The way back: Too early.')
  expect(why({ ...back, dropoffLocation: 'Lagos' })).toMatch(/^The way back: Pick-up and drop-off are/)
})

test('steps 2 and 3 say what is missing', () => {
  expect(whyIncomplete(2, trip, undefined)).toBe('Please select a vehicle.')
  expect(whyIncomplete(3, { ...chosen, email: ' ' }, undefined)).toBe(
    'To continue, fill in your full name, email and phone.',
  )
  expect(whyIncomplete(3, complete, undefined)).toBeUndefined()
})

test.each<[WizardStep, string, Partial<Draft>, string]>([
  [1, 'seats', { seatsWanted: true }, 'Please choose at least one seat, or switch the seats off.'],
  [3, 'another traveller', { isForAnother: true }, 'Please give the traveller’s name.'],
  [
    3,
    'a billing address',
    { billingAddressEnabled: true },
    'Please fill in the billing address, or switch it off.',
  ],
])('step %i is not left with %s switched on and left empty', (step, _, fields, problem) => {
  const draft = { ...complete, ...fields }
  expect(Object.values(emptyDetails(step, draft)).filter(Boolean)).toEqual([problem])
  expect(reachableStep(4, draft, undefined)).toBe(step)
})

test.each<[WizardStep, Draft, WizardStep]>([
  [4, { ...complete, seatsWanted: true, boosterSeatCount: 1 }, 4],
  [4, { ...complete, isForAnother: true, travellerName: 'Rui' }, 4],
  [4, { ...complete, billingAddressEnabled: true, taxNumber: '5' }, 4],
  [4, emptyDraft, 1],
  [4, trip, 2],
  [3, chosen, 3],
  [4, chosen, 3],
  [4, complete, 4],
  [2, complete, 2],
])('asked for step %i', (asked, draft, shown) => {
  expect(reachableStep(asked, draft, undefined)).toBe(shown)
})
