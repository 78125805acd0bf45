import { flightPromise, flightService } from '@chauffeur/domain/arrival'
import { includedWait } from '@chauffeur/domain/no-show'
import { expect, test } from 'vitest'
import { arrival } from './en/arrival.ts'
import { arrivalTexts as spanish } from './es/arrival.ts'
import { arrivalTexts as portuguese } from './pt/arrival.ts'

test('while nobody follows flights, the guest is asked to say when they land', () => {
  const { promise, waiting, late } = flightPromise(arrival.flight, flightService('guest'))
  expect(promise).toBe(
    'Tell us when you land. Your chauffeur waits 60 minutes from the pick-up time free of charge.',
  )
  expect(waiting('10:30')).toBe('60 minutes from the pick-up time, 10:30')
  expect(late).toBe('Is your flight late? Tell us when you land.')
})

test('the minutes are those that are set', () => {
  const { promise, waiting, minutes } = flightPromise(arrival.flight, {
    landingsFrom: 'guest',
    waitMinutes: 45,
  })
  expect(minutes).toBe(45)
  expect(promise).toContain('waits 45 minutes')
  expect(waiting('10:30')).toBe('45 minutes from the pick-up time, 10:30')
})

test('no more waiting is promised than a driver has to wait', () => {
  expect(flightService('provider').waitMinutes).toBe(includedWait({ isAtAirport: true }))
})

test.each([
  ['en', arrival],
  ['pt', portuguese],
  ['es', spanish],
] as const)('in %s nobody is promised that a flight is followed', (_, { flight }) => {
  const { promise, waiting, late } = flightPromise(flight, flightService('guest'))
  expect(promise).toMatch(/60 minut[eo]s/)
  expect(waiting('10:30')).toMatch(/60 minut[eo]s.*10:30/)
  expect(`${promise} ${late}`).not.toMatch(/track|follow|acompanh|segu(?:imos|imiento)/i)
})

test.each([
  ['en', arrival, 'We follow your flight: waiting counts from when you land.'],
  ['pt', portuguese, 'Acompanhamos o seu voo: a espera conta a partir da aterragem.'],
  ['es', spanish, 'Seguimos su vuelo: la espera cuenta desde que aterriza.'],
] as const)('in %s a provider lets us promise that the flight is followed', (_, { flight }, sentence) => {
  const { promise, waiting } = flightPromise(flight, flightService('provider'))
  expect(promise).toContain(sentence)
  expect(promise).toMatch(/60 minut[eo]s/)
  expect(waiting('10:30')).toMatch(/60 minut[eo]s.*10:30/)
})
