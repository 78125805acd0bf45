import { defineConfig } from 'vitest/config'

const root = new URL('..', import.meta.url).pathname

// Files share what they import, and nothing else: their databases are put back after each.
const onDatabase = { isolate: false }
// Only what hangs takes this long, also on a machine that is busy with something else.
const patient = { testTimeout: 120_000, hookTimeout: 120_000 }
const onServer = { ...patient, environment: 'node' as const, setupFiles: ['test/support/noise-setup.ts'] }

export default defineConfig({
  root,
  test: {
    reporters: ['default', 'test/support/line-reporter.ts'],
    projects: [
      {
        root,
        test: {
          ...onServer,
          name: 'unit',
          include: ['packages/**/*.test.ts', 'src/server/**/*.test.ts'],
        },
      },
      {
        root,
        test: {
          ...patient,
          name: 'dom',
          environment: 'jsdom',
          include: ['src/client/**/*.test.{ts,tsx}'],
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
        },
      },
      {
        // The core of the same tests once more, on the database that a first start uses.
        root,
        test: {
          ...onServer,
          ...onDatabase,
          name: 'embedded',
          globalSetup: ['test/support/embedded-setup.ts'],
          include: [
            'test/integration/{quotes,bookings,enquiries,office,mail,session,pricing,luggage,stops,regions,payments,webhooks,keys}/**/*.test.ts',
            'test/integration/process/restart.test.ts',
          ],
          // It is for one process.
          exclude: [
            'test/integration/mail/many-mails.test.ts',
            'test/integration/mail/two-workers.test.ts',
            'test/integration/pricing/two-processes.test.ts',
            'test/integration/payments/two-processes.test.ts',
            'test/integration/webhooks/two-workers.test.ts',
            'test/integration/keys/two-processes.test.ts',
          ],
        },
      },
      {
        // A real browser against the built site as a first start serves it.
        root,
        test: {
          ...onServer,
          name: 'browser',
          globalSetup: ['test/support/embedded-setup.ts', 'test/support/chromium-setup.ts'],
          include: ['test/e2e/**/*.test.ts'],
          // A page on a busy machine takes its time.
          expect: { poll: { timeout: 30_000 } },
          // Several browsers at once on two cores would only wait for each other.
          fileParallelism: false,
        },
      },
    ],
  },
})
