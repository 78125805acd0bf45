import { vi } from 'vitest'
import { openApp } from '../../../testing/open-app.tsx'
import { fakeCalls, RefusedByServer, type Answers } from '../../../testing/fake-calls.ts'
import { storeSession } from '../../../shared/journey/draft/session-storage.ts'
import { randomId } from '../../../shared/forms/random-id.ts'
import { emptyDraft, type Draft } from '../../../shared/journey/draft/draft.ts'

/** A whole transfer, up to the choice of payment; a test sets only what it is about. */
export function aDraft(fields: Partial<Draft> = {}): Draft {
  return {
    ...emptyDraft,
    pickupLocation: 'Faro Airport',
    dropoffLocation: 'Vilamoura',
    pickupDate: '2026-12-04',
    pickupTime: '10:30',
    vehicleId: 2,
    passengerName: 'Ana Sousa',
    email: 'ana@example.com',
    phone: '+351 912 345 678',
    ...fields,
  }
}

export const quoteOf = (totalPrice: number) => ({
  totalPrice,
  serviceType: 'point-to-point',
  basePrice: totalPrice,
  stopCosts: 0,
  hourlyRate: null,
  duration: null,
  currency: 'EUR',
  distanceKm: 23.2,
  durationMinutes: 28,
  quoteId: `q-${totalPrice}`,
  expiresAt: '2026-11-20T12:30:00.000Z',
})

/** Returns the quote for both ways together, with the discount on their legs. */
export function journeyQuoteOf(prices: readonly number[], discountPercent = 0) {
  const legs = prices.map((price, index) => {
    const discount = (price * discountPercent) / 100
    return { leg: index + 1, quote: quoteOf(price), discount, price: price - discount }
  })
  const sum = (amounts: readonly number[]) => amounts.reduce((total, amount) => total + amount, 0)
  return {
    legs,
    subtotal: sum(prices),
    discount: sum(legs.map(({ discount }) => discount)),
    discountPercent,
    totalPrice: sum(legs.map(({ price }) => price)),
    currency: 'EUR',
    paymentMethods: ['cash', 'sumup', 'card_on_pickup'],
  }
}

export function noPrice(): never {
  throw new RefusedByServer('NO_PRICE', 'There is no fixed price.')
}

const usual: Answers = {
  'locations.geocode': () => ({ lat: 37.02, lon: -7.97 }),
  'locations.checkRegion': () => ({ isInAlgarve: true }),
  'locations.search': () => [],
  'routes.read': () => ({ distanceKm: null, durationMinutes: null, line: [], points: [] }),
  'stops.suggest': () => [],
  'luggage.list': () => [],
  'quotes.create': () => quoteOf(49),
}

/**
 * The wizard at an address on 20 November 2026, in a tab that has stored this draft, with these answers of the server.
 */
export async function openBooking(address: string, draft?: Draft, answers: Answers = {}) {
  vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-11-20T12:00:00Z') })
  Object.assign(Element.prototype, { animate: () => {} }) // jsdom has none
  const calls = fakeCalls({ ...usual, ...answers })
  if (draft) storeSession({ id: randomId(), revision: 0, draft })
  return { calls, ...(await openApp(address)) }
}
