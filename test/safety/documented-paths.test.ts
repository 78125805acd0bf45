import { endpoints } from '@chauffeur/contract/endpoints'
import { describe, expect, test } from 'vitest'

/** The calls that clients outside this repository rely on: their paths never change (docs/decisions/028). */
const here = [
  'GET /api/locations/search',
  'GET /api/geocode',
  'GET /api/check-region',
  'GET /api/stop-suggestions',
  'GET /api/regions',
  'GET /api/luggage-capacities',
  'POST /api/quotes',
  'POST /api/bookings',
  'GET /api/payments/sumup/status',
  'GET /api/admin/user',
  'POST /api/admin/login',
  'POST /api/admin/logout',
  'GET /api/bookings',
  'POST /api/admin/bookings/{id}/accept',
  'POST /api/admin/bookings/{id}/reject',
  'GET /api/vehicle-pricing',
  'POST /api/vehicle-pricing',
  'PATCH /api/vehicle-pricing/{id}',
  'DELETE /api/vehicle-pricing/{id}',
  'POST /api/luggage-capacities',
  'DELETE /api/luggage-capacities/{id}',
  'GET /api/admin/stop-suggestions',
  'POST /api/admin/stop-suggestions',
  'PATCH /api/admin/stop-suggestions/{id}',
  'DELETE /api/admin/stop-suggestions/{id}',
  'GET /api/admin/stop-suggestions/{id}/routes',
  'GET /api/admin/regions',
  'POST /api/admin/regions',
  'PATCH /api/admin/regions/{id}',
  'DELETE /api/admin/regions/{id}',
  'GET /api/admin/stop-route-connections',
  'GET /api/admin/routes/{id}/stops',
]

/** Calls that were added for the screens of the site and the admin. */
const ours = [
  'GET /api/locations/at',
  'POST /api/quote-requests',
  'POST /api/offers',
  'POST /api/contact-messages',
  'GET /api/admin/bookings',
  'GET /api/admin/booking-counts',
  'GET /api/admin/waiting-bookings',
  'GET /api/admin/bookings/{id}',
  'GET /api/admin/bookings/{id}/history',
  'GET /api/admin/bookings/{id}/mails',
  'POST /api/admin/bookings/{id}/mails/{mailId}/send-again',
  'GET /api/admin/day-bookings',
  'GET /api/admin/calendar-link',
  'POST /api/admin/calendar-link',
  'DELETE /api/admin/calendar-link',
  'GET /api/admin/enquiries',
  'PATCH /api/admin/enquiries/{id}',
  'POST /api/admin/enquiries/{id}/replies',
  'POST /api/admin/offers/{id}/withdraw',
  'GET /api/admin/mails',
  'POST /api/admin/mails/{id}/send-again',
  'GET /api/admin/webhooks',
  'POST /api/admin/webhooks',
  'PATCH /api/admin/webhooks/{id}',
  'DELETE /api/admin/webhooks/{id}',
  'POST /api/admin/webhooks/{id}/rotate-secret',
  'POST /api/admin/webhooks/{id}/test',
  'GET /api/admin/webhooks/{id}/deliveries',
  'GET /api/admin/webhook-deliveries/{id}',
  'POST /api/admin/webhook-deliveries/{id}/send-again',
  'GET /api/admin/bookings/{id}/payments',
  'POST /api/admin/payments/{id}/accept-as-paid',
  'POST /api/admin/payments/{id}/dismiss',
  'POST /api/admin/payments/{id}/refunded-by-hand',
  'GET /api/admin/api-keys',
  'POST /api/admin/api-keys',
  'POST /api/admin/api-keys/{id}/rotate',
  'POST /api/admin/api-keys/{id}/end-old-secret',
  'POST /api/admin/api-keys/{id}/revoke',
]

/** Calls of other companies' systems. */
const partners = [
  'GET /api/v1/bookings',
  'GET /api/v1/bookings/{bookingNumber}',
  'GET /api/v1/me',
  'POST /api/v1/keys/rotate',
]

const contract = Object.values(endpoints).map(
  ({ method, path }) => `${method} ${path.replace(/:(\w+)/g, '{$1}')}`,
)

describe('the documented paths', () => {
  test.each([...here, ...ours, ...partners])('%s is in the contract', (call) => {
    expect(contract).toContain(call)
  })
})
