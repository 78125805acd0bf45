import { availableParallelism } from 'node:os'
import { defineConfig } from 'vitest/config'
import { LongestFirst } from './support/longest-first.ts'

const root = new URL('..', import.meta.url).pathname

// Files share what they import, and nothing else: their databases are put back after each.
const onDatabase = { isolate: false }
// Only what hangs takes this long, also on a machine that is busy with something else.
const generousTimeouts = { testTimeout: 120_000, hookTimeout: 120_000, expect: { poll: { timeout: 30_000 } } }
// The tests that take longest and least often say something new: `pnpm test` leaves them to `pnpm test:browser`.
const slow = [
  'test/integration/admin/many-bookings.test.ts',
  'test/integration/agents/thousand-calls.test.ts',
  'test/integration/attack/core.test.ts',
  'test/integration/cancellation/{guessed-links,money}.test.ts',
  'test/integration/changes/change-crash.test.ts',
  'test/integration/database/{interrupted,locks,replica,server-role}.test.ts',
  'test/integration/demo/demo.test.ts',
  'test/integration/documentation/examples.test.ts',
  'test/integration/driver/driver-proofs.test.ts',
  'test/integration/faults/{database-away,disk-full,stop-under-load,two-processes}.test.ts',
  'test/integration/journeys/journey-crash.test.ts',
  'test/integration/keys/updated-since.test.ts',
  'test/integration/locations/{google,outside-places-away}.test.ts',
  'test/integration/mail/{many-mails,smtp}.test.ts',
  'test/integration/process/{admin-password,backup,payments,restart,start}.test.ts',
  'test/integration/payments/refund-in-doubt.test.ts',
  'test/integration/pictures/upload-picture.test.ts',
  'test/integration/routes/routing-service.test.ts',
  'test/integration/webhooks/{crash,failures,many-owners}.test.ts',
]
// A backup with its four starts takes minutes where the machine is busy.
const waiting = { sequence: { groupOrder: 1 }, testTimeout: 300_000 }
const onServer = {
  ...generousTimeouts,
  environment: 'node' as const,
  setupFiles: ['test/support/noise-setup.ts'],
}

// A real browser against the built site as a first start serves it.
const inBrowser = {
  ...onServer,
  // Files of a worker share what they import and the connection to the browser. Each test has pages of its own.
  isolate: false,
  // After the others, and three at once: while two wait for an answer or a timer, the third has the browser.
  sequence: { groupOrder: 2 },
  maxWorkers: 3,
  // A browser on a busy machine may stumble. The run's last lines name each test that needed its second attempt.
  retry: 1,
  // A test looks at a page in ten states and more, at four sizes each: minutes, where the machine is busy.
  testTimeout: 300_000,
  expect: { poll: { timeout: 60_000 } },
}

export default defineConfig({
  root,
  test: {
    // A worker waits for its database a fifth of the time: one more than there are cores keeps them busy.
    maxWorkers: availableParallelism() + 1,
    sequence: { sequencer: LongestFirst },
    reporters: ['default', 'test/support/line-reporter.ts'],
    projects: [
      {
        root,
        test: {
          ...onServer,
          name: 'unit',
          isolate: false,
          include: ['packages/**/*.test.ts', 'src/server/**/*.test.ts', 'test/presenters/*.test.ts'],
        },
      },
      {
        root,
        test: {
          ...generousTimeouts,
          name: 'dom',
          // Files of a worker share jsdom and what they import; dom-setup.ts puts back what a test has changed.
          isolate: false,
          environment: 'jsdom',
          include: ['src/client/**/*.test.{ts,tsx}', 'test/presenters/*.test.tsx'],
          setupFiles: ['test/support/dom-setup.ts'],
        },
      },
      {
        root,
        test: {
          ...onServer,
          ...onDatabase,
          name: 'integration',
          globalSetup: ['test/support/postgres-setup.ts'],
          include: ['test/integration/**/*.test.ts', 'test/safety/**/*.test.ts'],
          exclude: slow,
        },
      },
      {
        root,
        test: {
          ...onServer,
          ...onDatabase,
          ...waiting,
          name: 'slow',
          globalSetup: ['test/support/postgres-setup.ts'],
          include: slow,
        },
      },
      {
        // Behaviour that can differ on the database that a first start uses: row locks and those of the queue, unique
        // constraints and their names, the search by trigrams, JSON and instants, and what survives a crash.
        root,
        test: {
          ...onServer,
          ...onDatabase,
          name: 'embedded',
          globalSetup: ['test/support/embedded-setup.ts'],
          include: [
            'test/integration/bookings/{create-booking,idempotency-at-once}.test.ts',
            'test/integration/capacity/{sell-as-changed,sell-at-once}.test.ts',
            'test/integration/dispatch/assign-at-once.test.ts',
            'test/integration/live/hear.test.ts',
            'test/integration/admin/decision-race.test.ts',
            'test/integration/database/nonsense.test.ts',
            'test/integration/mail/outbox.test.ts',
            'test/integration/pricing/pricing-race.test.ts',
            'test/integration/regions/deletion-race.test.ts',
            'test/integration/pictures/unused-pictures.test.ts',
          ],
        },
      },
      {
        root,
        test: {
          ...onServer,
          ...onDatabase,
          ...waiting,
          name: 'embedded-slow',
          globalSetup: ['test/support/embedded-setup.ts'],
          include: [
            'test/integration/admin/find-bookings.test.ts',
            'test/integration/process/{backup,restart}.test.ts',
          ],
        },
      },
      {
        root,
        test: {
          ...inBrowser,
          name: 'journeys',
          globalSetup: ['test/support/browser-setup.ts'],
          include: ['test/e2e/journeys/*.test.ts'],
        },
      },
      {
        // The other browser tests. `pnpm test` leaves them to `pnpm test:browser`.
        root,
        test: {
          ...inBrowser,
          name: 'pages',
          globalSetup: ['test/support/postgres-setup.ts', 'test/support/browser-setup.ts'],
          include: ['test/e2e/pages/*.test.ts'],
        },
      },
    ],
  },
})
