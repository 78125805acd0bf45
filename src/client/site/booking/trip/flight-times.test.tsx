import { screen, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { expect, test } from 'vitest'
import { changeDraft, type Draft } from '../../../shared/journey/draft/draft.ts'
import { findStoredSession } from '../../../shared/journey/draft/session-storage.ts'
import type { Answers } from '../../../testing/fake-calls.ts'
import { aDraft, journeyQuoteOf, openBooking } from '../testing/open-booking.ts'

const arriving = { isAirport: true, pickupIsAirport: true, flightNumber: 'TP 1234' } as const
const leaving = {
  isAirport: true,
  dropoffIsAirport: true,
  pickupLocation: 'Vilamoura',
  dropoffLocation: 'Faro Airport',
}
const answers: Answers = {
  'journeys.quote': () => journeyQuoteOf([49, 49]),
  'routes.read': () => ({
    distanceKm: 75,
    durationMinutes: 59,
    line: [],
    points: [
      { kind: 'pickup', name: 'Vilamoura', lat: 37.08, lon: -8.12 },
      { kind: 'dropoff', name: 'Faro Airport', lat: 37.02, lon: -7.97 },
    ],
  }),
}

async function open(fields: Partial<Draft>, field: RegExp, page = '/book') {
  await openBooking(page, aDraft(fields), answers)
  return screen.findByRole('combobox', { name: field })
}

test('a flight that lands suggests a pick-up half an hour later, and its airline is named', async () => {
  const landing = await open({ ...arriving, pickupTime: '10:30' }, /^Flight lands at/)
  expect(screen.getByText('TAP Air Portugal, TP 1234')).toBeTruthy()
  await userEvent.type(landing, '10:40')
  expect(screen.getByText('The pick-up is before you land. Please check both times.')).toBeTruthy()
  expect(screen.getByText('We suggest 11:10: half an hour after you land.')).toBeTruthy()
  await userEvent.click(screen.getByRole('button', { name: 'Take 11:10' }))
  expect(await screen.findByText('As suggested')).toBeTruthy()
  expect(screen.queryByText(/^The pick-up is before/)).toBeNull()
  expect(findStoredSession()?.draft).toMatchObject({ pickupTime: '11:10', landingTime: '10:40' })
})

test('a landing before midnight suggests a pick-up on the day that follows, and takes its day, too', async () => {
  const landing = await open({ ...arriving, pickupTime: '' }, /^Flight lands at/)
  await userEvent.type(landing, '23:50')
  await userEvent.click(screen.getByRole('button', { name: 'Take 00:20 on Saturday, 5 December 2026' }))
  expect(findStoredSession()?.draft).toMatchObject({ pickupDate: '2026-12-05', pickupTime: '00:20' })
  expect(await screen.findByText('As suggested')).toBeTruthy()
})

test('without a flight number nobody is asked when it lands', async () => {
  await openBooking('/book', aDraft({ ...arriving, flightNumber: '' }), answers)
  await screen.findByRole('textbox', { name: 'Flight Number' })
  expect(screen.queryByRole('combobox', { name: /^Flight lands at/ })).toBeNull()
})

test.each([
  ['18:20', 'The pick-up is after your flight leaves. Please check both times.', '18:30'],
  ['18:20', 'This pick-up may be too late for your flight.', '16:00'],
])('a flight that leaves at %s: “%s” for a pick-up at %s', async (leaves, sentence, pickupTime) => {
  const departure = await open({ ...leaving, pickupTime }, /^Flight leaves at/)
  await userEvent.type(departure, leaves)
  expect(await screen.findByText(sentence)).toBeTruthy()
  expect(screen.getByRole('button', { name: 'Take 14:50' })).toBeTruthy()
})

test('a time that no clock shows is an error at its field', async () => {
  const departure = await open(leaving, /^Flight leaves at/)
  await userEvent.type(departure, '99:99')
  expect(await screen.findByText(/^Please type the time like 10:30/)).toBeTruthy()
  expect(departure.getAttribute('aria-invalid')).toBe('true')
})

test('a flight that leaves before the way there has ended suggests no way back', async () => {
  const there = changeDraft(aDraft({ ...arriving, pickupTime: '10:30' }), { type: 'back-added' })
  const time = { pickupDate: there.pickupDate, departureTime: '09:00' }
  const draft = changeDraft(there, { type: 'back', change: { type: 'set', fields: time } })
  await openBooking('/book', draft, answers)
  const part = within(await screen.findByRole('region', { name: 'The way back' }))
  await part.findByRole('combobox', { name: /^Flight leaves at/ })
  expect(part.queryByRole('button', { name: /^Take/ })).toBeNull()
})

test.each([
  ['/pt/book', /^O voo aterra às/, 'Sugerimos 11:10: meia hora depois de aterrar.'],
  ['/es/book', /^El vuelo aterriza a las/, 'Le sugerimos las 11:10: media hora después de aterrizar.'],
])('on %s the suggestion is in the language of the page', async (page, field, sentence) => {
  await userEvent.type(await open(arriving, field, page), '10:40')
  expect(screen.getByText(sentence)).toBeTruthy()
})
