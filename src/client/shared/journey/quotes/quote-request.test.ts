import { expect, test } from 'vitest'
import { emptyDraft } from '../draft/draft.ts'
import { tripRequest } from './use-quotes.ts'

const transfer = { ...emptyDraft, pickupLocation: 'Faro', dropoffLocation: 'Lagos', dropoffPlaceId: 'g-1' }

test('a price is asked for as soon as the way is known, without a date', () => {
  expect(tripRequest(emptyDraft)).toBeUndefined()
  expect(tripRequest({ ...transfer, dropoffLocation: '' })).toBeUndefined()
  expect(tripRequest(transfer)).toEqual({
    pickup: 'Faro',
    pickupPlaceId: '',
    dropoff: 'Lagos',
    dropoffPlaceId: 'g-1',
    stops: [],
    isHourly: false,
  })
})

test('a hire has hours in place of a drop-off', () => {
  const hire = tripRequest({ ...transfer, serviceType: 'hourly', dropoffLocation: '', duration: 4 })
  expect(hire).toEqual({ pickup: 'Faro', pickupPlaceId: '', stops: [], isHourly: true, duration: 4 })
})

test('what no price depends on makes no new question', () => {
  const other = { ...transfer, email: 'a@b', passengers: 3, pickupDate: '2026-12-04', notes: 'x' }
  expect(JSON.stringify(tripRequest(other))).toBe(JSON.stringify(tripRequest(transfer)))
})
