import { Counter, Gauge, type Registry } from 'prom-client'
import { RateCount } from './auth/limit-calls.ts'
import { deleteEndedSignIns } from './auth/member-session.ts'
import { deleteEndedSessions } from './auth/sessions.ts'
import { deleteEndedEmailChanges } from './bookings/email-change.entity.ts'
import { forgetNeeds } from './bookings/forget-needs.ts'
import { releaseEndedCommitments } from './capacity/take-car.ts'
import { IdempotencyKey, KEY_LIFE_MS } from './core/idempotency/run-once.ts'
import type { Log } from './core/logging.ts'
import type { Orm } from './db/orm.ts'
import { PutOffAlarm } from './dispatch/put-off-alarms.ts'
import { TripProof } from './dispatch/proofs.ts'
import { deleteEndedAlerts } from './flights/subscribe-alerts.ts'
import { deleteOldMails } from './mail/outbox.entity.ts'
import { deleteEndedSubscriptions } from './notices/subscribe-phone.ts'
import { deleteOldNotices } from './notices/write-notices.ts'
import { deleteOldCalls } from './partners/call-log.ts'
import { deleteUnusedPictures } from './pictures/upload-picture.ts'
import { deleteUnusedTestPartners } from './sandbox/delete-test-data.ts'
import { deleteOldEvents } from './webhooks/event-feed.ts'
import { deleteOldDeliveries, giveUpSuspendedDeliveries } from './webhooks/webhook-worker.ts'

/** Deletes or releases what has run out, however often it runs, and returns how many rows that were. */
type Sweep = (orm: Orm, now: Date) => Promise<number>

const sweeps = {
  sessions: deleteEndedSessions,
  partner_sign_ins: deleteEndedSignIns,
  email_changes: deleteEndedEmailChanges,
  rate_counts: (orm, now) => orm.em.fork().nativeDelete(RateCount, { windowEnd: { $lt: now } }),
  idempotency_keys: (orm, now) =>
    orm.em.fork().nativeDelete(IdempotencyKey, { claimedAt: { $lt: new Date(now.getTime() - KEY_LIFE_MS) } }),
  mails: deleteOldMails,
  webhook_deliveries: deleteOldDeliveries,
  suspended_deliveries: giveUpSuspendedDeliveries,
  partner_events: deleteOldEvents,
  partner_calls: deleteOldCalls,
  pictures: deleteUnusedPictures,
  proofs: (orm, now) => orm.em.fork().nativeDelete(TripProof, { deleteAfter: { $lt: now } }),
  put_off_alarms: (orm, now) => orm.em.fork().nativeDelete(PutOffAlarm, { until: { $lt: now } }),
  push_subscriptions: deleteEndedSubscriptions,
  driver_notices: deleteOldNotices,
  flight_alerts: deleteEndedAlerts,
  needs: forgetNeeds,
  car_commitments: releaseEndedCommitments,
  test_partners: deleteUnusedTestPartners,
} satisfies Readonly<Record<string, Sweep>>

/** Does all of it once. One that fails does not keep the others from it. */
export async function sweepAll(orm: Orm, now: Date, told?: (result: SweepResult) => void): Promise<void> {
  const failures: unknown[] = []
  for (const [sweep, run] of Object.entries<Sweep>(sweeps)) {
    const began = performance.now()
    const seconds = () => (performance.now() - began) / 1000
    try {
      const rows = await run(orm, now)
      told?.({ sweep, rows, seconds: seconds() })
    } catch (error) {
      told?.({ sweep, rows: undefined, seconds: seconds() })
      failures.push(error)
    }
  }
  if (failures.length > 0) throw new AggregateError(failures, 'Not everything could be swept')
}

interface SweepResult {
  readonly sweep: string
  /** Undefined of one that failed. */
  readonly rows: number | undefined
  readonly seconds: number
}

const SWEEP_MS = 60 * 60_000
const SWEEPS_OF_A_WEEK = 7 * 24

/** Sweeps once an hour. Returns the figures for /metrics, and what stops it. */
export function startSweeps(
  orm: Orm,
  clock: () => Date,
  log: Log,
): { register(registry: Registry): void; stop(): Promise<void> } {
  const figures = sweepFigures(clock)
  let count = 0
  let running: Promise<void> | undefined
  const sweep = async () => {
    try {
      await sweepAll(orm, clock(), (result) => figures.tell(result))
      // A server does so by itself; the embedded database has nobody who would.
      if (orm.embedded && count++ % SWEEPS_OF_A_WEEK === 0) await orm.em.fork().execute('vacuum (analyze)')
    } catch (error) {
      log.error({ err: error }, 'the sweep failed')
    }
  }
  const timer = setInterval(() => {
    running ??= sweep().finally(() => (running = undefined))
  }, SWEEP_MS).unref()
  return {
    register: (registry) => figures.register(registry),
    async stop() {
      clearInterval(timer)
      await running
    },
  }
}

function sweepFigures(clock: () => Date) {
  const labelNames = ['sweep'] as const
  const rows = new Counter({
    name: 'sweep_rows_total',
    help: 'Rows that a sweep has deleted or released',
    labelNames,
    registers: [],
  })
  const failures = new Counter({
    name: 'sweep_failures_total',
    help: 'Sweeps that failed',
    labelNames,
    registers: [],
  })
  const duration = new Gauge({
    name: 'sweep_duration_seconds',
    help: 'Seconds that a sweep took last',
    labelNames,
    registers: [],
  })
  const done = new Gauge({
    name: 'sweep_done_timestamp_seconds',
    help: 'When a sweep was done last',
    labelNames,
    registers: [],
  })
  for (const sweep of Object.keys(sweeps)) {
    rows.inc({ sweep }, 0)
    failures.inc({ sweep }, 0)
  }
  return {
    tell({ sweep, rows: swept, seconds }: SweepResult) {
      duration.set({ sweep }, seconds)
      if (swept === undefined) failures.inc({ sweep })
      else {
        rows.inc({ sweep }, swept)
        done.set({ sweep }, clock().getTime() / 1000)
      }
    },
    register(registry: Registry) {
      for (const metric of [rows, failures, duration, done]) registry.registerMetric(metric)
    },
  }
}
