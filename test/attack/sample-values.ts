import { askForPrice, aMessage } from '../support/enquiries.ts'
import { faroToVilamoura, quoteFor } from '../support/trips.ts'

const NEXT_YEAR = `${new Date().getFullYear() + 1}-06-01`
const trip = faroToVilamoura({ pickupDate: NEXT_YEAR })
const filter = { q: 'ana', status: 'pending', from: '2026-01-01', to: '2099-01-01' }
const route = { pickup: 'Faro Airport', dropoff: 'Vilamoura' }

/** Values that a call accepts, so that an attack on one field is not refused because of another. */
export const samples: Readonly<Record<string, Readonly<Record<string, unknown>>>> = {
  'POST /api/bookings': { ...trip },
  'POST /api/quotes': { ...quoteFor(trip) },
  'POST /api/quote-requests': askForPrice({ pickupDate: NEXT_YEAR }),
  'POST /api/contact-messages': aMessage(),
  'GET /api/locations/search': { q: 'faro', limit: 15 },
  'GET /api/geocode': { location: 'Faro' },
  'GET /api/check-region': { location: 'Faro' },
  'GET /api/route': route,
  'GET /api/stop-suggestions': route,
  'GET /api/payments/sumup/status': { checkoutId: '6b1c1c3a-6c1d-4f0e-9d51-0b8f0f1f2a3b' },
  'GET /api/bookings': { limit: 5 },
  'GET /api/admin/bookings': { ...filter, limit: 5 },
  'GET /api/admin/booking-counts': filter,
  'GET /api/admin/enquiries': { answered: 'false', limit: 5 },
  'GET /api/admin/mails': { limit: 5 },
}
