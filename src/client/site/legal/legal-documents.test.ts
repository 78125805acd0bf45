import { bookingActUntil, type BookingAct } from '@chauffeur/domain/booking-acts'
import { FREE_CANCELLATION_MINUTES } from '@chauffeur/domain/cancellation'
import { describe, expect, test } from 'vitest'
import { privacy } from '@chauffeur/words/en/privacy'
import { terms } from '@chauffeur/words/en/terms'
import type { LegalDocument, LegalFacts } from '@chauffeur/words/legal-document'

const facts: LegalFacts = {
  brandName: 'Example Cars',
  legalName: null,
  taxNumber: null,
  licenceNumber: null,
  address: null,
  landingsFrom: 'guest',
  onlinePayment: true,
  mapStyleUrl: null,
}
const textOf = (document: LegalDocument, given = facts) => JSON.stringify(document.sections(given))

describe.each([
  ['the terms', terms],
  ['the privacy policy', privacy],
])('%s', (_, document) => {
  test('name who runs the site', () => {
    expect(textOf(document)).toContain('Example Cars')
  })

  test('name its registered company, where the office has said it', () => {
    const said = {
      legalName: 'Example, Lda.',
      address: 'Rua 1\nFaro',
      taxNumber: '500',
      licenceNumber: 'R 7',
    }
    expect(textOf(document, { ...facts, ...said })).toContain(
      'Example Cars (Example, Lda., Rua 1, Faro, tax number 500, licence R 7)',
    )
  })

  test('have an anchor of its own for each section', () => {
    const ids = document.sections(facts).map(({ id }) => id)
    expect(new Set(ids).size).toBe(ids.length)
  })
})

test.each([
  'intermediary',
  'one-way transfers and hourly bookings',
  'confirm it by email',
  'cancelled only through this site',
  'Portuguese law applies',
  'courts of Portugal',
  'language of the agreement is English',
  'four weeks’ notice',
])('the terms say: %s', (fact) => {
  expect(textOf(terms)).toContain(fact)
})

const pickupAt = new Date('2027-06-20T10:30:00Z')
const hoursBefore = (act: BookingAct) => {
  const until = bookingActUntil('guest', act, { status: 'confirmed', pickupAt })
  return (pickupAt.getTime() - (until?.getTime() ?? 0)) / 3_600_000
}

test('the terms name the hours until which a guest can act', () => {
  const [details, flight, trip] = (['changeDetails', 'changeFlight', 'changeTrip'] as const).map(hoursBefore)
  expect([details, flight, trip, FREE_CANCELLATION_MINUTES]).toEqual([1, 0, 3, 60])
  for (const sentence of [
    'free of charge while the booking is not confirmed, and then up to 1 hour before the time of pick-up',
    'special requests can be changed on the same page until 1 hour before the pick-up, the flight until the pick-up',
    'Date, time, places, stops, hours and vehicle can be changed there until 3 hours before the pick-up',
  ])
    expect(textOf(terms)).toContain(sentence)
})

test('online payment is offered in the terms only where it is', () => {
  expect(textOf(terms)).not.toContain('not offered at the moment')
  expect(textOf(terms, { ...facts, onlinePayment: false })).toContain('not offered at the moment')
})

test('the privacy policy names an outside map where one is set', () => {
  expect(textOf(privacy)).toContain('comes from our own server')
  expect(textOf(privacy, { ...facts, mapStyleUrl: 'https://maps.example.com' })).toContain(
    'outside map service',
  )
})
