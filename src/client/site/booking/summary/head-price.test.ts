import type { Quote } from '@chauffeur/contract/quotes'
import { fleetFor } from '@chauffeur/domain/vehicles'
import { expect, test } from 'vitest'
import type { VehicleQuote } from '../../../shared/journey/quotes/use-quotes.ts'
import { headPrice } from './journey-summary.tsx'

const quote = (totalPrice: number): Quote => ({
  totalPrice,
  serviceType: 'point-to-point',
  basePrice: totalPrice,
  stopCosts: 0,
  hourlyRate: null,
  duration: null,
  currency: 'EUR',
  distanceKm: 20,
  durationMinutes: 20,
  quoteId: 'q',
  expiresAt: '2026-11-20T12:00:00.000Z',
})
const all = fleetFor(2).map((vehicle, index): VehicleQuote => ({
  vehicle,
  state: 'priced',
  quote: quote([75, 49, 59, 54][index] ?? 0),
}))

test('before a vehicle is chosen, it is the cheapest that the party fits into', () => {
  expect(headPrice({ all, chosen: undefined }, 2)).toEqual({ kind: 'from', amount: 49 })
  expect(headPrice({ all, chosen: undefined }, 5)).toEqual({ kind: 'from', amount: 54 })
})

test('of a chosen vehicle it is its own', () => {
  expect(headPrice({ all, chosen: all[0] }, 2)).toEqual({ kind: 'chosen', amount: 75 })
})

test('while one is awaited, no price is the cheapest yet', () => {
  const [first, ...rest] = all
  if (!first) throw new Error('a fleet has vehicles')
  const waiting: VehicleQuote = { vehicle: first.vehicle, state: 'loading' }
  expect(headPrice({ all: [waiting, ...rest], chosen: undefined }, 2).kind).toBe('pricing')
})
