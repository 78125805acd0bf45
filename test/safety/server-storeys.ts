import type { Storeys } from '../support/storeys.ts'

/** The storeys of src/server, from the top down: a folder imports only from those below it. */
export const serverStoreys: Storeys = [
  ['main.ts', 'change-admin-password.ts'],
  // The composition.
  ['app.ts', 'close-on-signals.ts', 'explain-start-error.ts', 'read-new-password.ts'],
  [
    'services.ts',
    'request-context.ts',
    'workers.ts',
    'reactions.ts',
    'delete-expired.ts',
    'release-leases.ts',
    'read-database-state.ts',
    'check-database.ts',
  ],
  ['reactions'],
  ['gateways.ts', 'schema'],
  ['pages'],
  ['http/downloads', 'http/metrics', 'http/openapi', 'http/pictures', 'http/rest', 'http/trpc'],
  ['http'],
  ['api'],
  // The features, those that use others first.
  ['driver', 'guest'],
  ['checkout', 'mail'],
  ['changes'],
  ['calendar', 'enquiries', 'payments', 'pictures', 'webhooks'],
  ['offers'],
  ['dispatch'],
  ['bookings'],
  ['trips/transfers'],
  ['keys', 'outbox', 'trips/quotes', 'trips/stops', 'catalogue/luggage', 'catalogue/regions'],
  ['catalogue/pricing', 'trips/routes'],
  ['catalogue/stops', 'trips/places'],
  ['catalogue/common'],
  ['assignments', 'capacity'],
  ['auth', 'cars', 'firm', 'jobs'],
  ['core/audit', 'core/idempotency', 'core/processes'],
  ['core'],
  ['db'],
]
