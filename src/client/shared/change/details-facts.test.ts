import { detailNames } from '@chauffeur/domain/booking-facts'
import { expect, test } from 'vitest'
import { bookedFacts } from '../../testing/booked-facts.ts'
import { changedDetails, detailsOf } from './details-fields.tsx'

test('the form of the details holds, and sends, each fact that can be changed', () => {
  const booked = detailsOf(bookedFacts)
  expect(booked).toEqual(Object.fromEntries(detailNames.map((name) => [name, bookedFacts[name]])))
  const changed = Object.fromEntries(detailNames.map((name) => [name, 'other']))
  expect(changedDetails({ ...booked, ...changed }, booked)).toEqual(changed)
})
