import type { Layers } from '../support/layers.ts'

/**
 * The layers of src/server, from the top down: a folder imports only from the layers below it. Features know each
 * other's public operations.
 */
export const serverLayers: Layers = [
  { places: ['main.ts', 'change-admin-password.ts', 'run-backup-command.ts', 'run-erase-command.ts'] },
  { places: ['app.ts', 'close-on-signals.ts', 'explain-start-error.ts'] },
  {
    places: [
      'services.ts',
      'create-contexts.ts',
      'workers.ts',
      'sweeps.ts',
      'reactions.ts',
      'check-database.ts',
    ],
  },
  { places: ['reactions'] },
  { places: ['backup'] },
  { places: ['gateways.ts', 'schema'] },
  { places: ['pages', 'mcp'] },
  {
    places: [
      'http/downloads',
      'http/mcp',
      'http/metrics',
      'http/openapi',
      'http/pictures',
      'http/rest',
      'http/trpc',
    ],
  },
  { places: ['http'] },
  { places: ['api'] },
  {
    places: [
      'agents',
      'bookings',
      'calendar',
      'capacity',
      'cars',
      'cash',
      'catalogue',
      'changes',
      'dispatch',
      'enquiries',
      'firm',
      'flights',
      'guest',
      'journeys',
      'ledger',
      'live',
      'mail',
      'meeting',
      'notices',
      'partners',
      'payments',
      'pictures',
      'quotes',
      'sandbox',
      'webhooks',
    ],
    mayKnowEachOther: true,
  },
  { places: ['auth', 'jobs'] },
  { places: ['core/audit', 'core/idempotency', 'core/processes'] },
  { places: ['core'] },
  { places: ['db'] },
]
