import { expect, test } from 'vitest'
import { portugueseArrivalWords } from './arrival-words-pt.ts'
import { spanishArrivalWords } from './arrival-words-es.ts'
import { arrivalWords } from './arrival-words.ts'
import { FLIGHT_SERVICE, flightPromise } from './arrival.ts'
import { includedWait } from './no-show.ts'

test('while nobody follows flights, the guest is asked to say when they land', () => {
  const { promise, waiting, late } = flightPromise(arrivalWords.flight)
  expect(promise).toBe(
    'Tell us when you land. Your chauffeur waits 60 minutes from the pick-up time free of charge.',
  )
  expect(waiting('10:30')).toBe('60 minutes from the pick-up time, 10:30')
  expect(late).toBe('Is your flight late? Tell us when you land.')
})

test('where flights are followed, waiting counts from the landing', () => {
  const { promise, waiting, late } = flightPromise(arrivalWords.flight, {
    followsFlights: true,
    waitMinutes: 45,
  })
  expect(promise).toBe('We follow your flight: the 45 minutes of free waiting count from when you land.')
  expect(waiting('10:30')).toBe('45 minutes from when you land')
  expect(late).not.toMatch(/tell us/i)
})

test('no more waiting is promised than a driver has to wait', () => {
  expect(FLIGHT_SERVICE).toEqual({ followsFlights: false, waitMinutes: includedWait({ isAtAirport: true }) })
})

test.each([
  ['pt', portugueseArrivalWords],
  ['es', spanishArrivalWords],
] as const)('in %s nobody is promised that a flight is followed either', (_, { flight }) => {
  const { promise, waiting, late } = flightPromise(flight)
  expect(promise).toMatch(/60 minutos/)
  expect(waiting('10:30')).toMatch(/60 minutos.*10:30/)
  expect(`${promise} ${late}`).not.toMatch(/acompanh|segu(?:imos|imiento)/i)
})
