import { setTimeout as rest } from 'node:timers/promises'
import type { EntityClass, EntityData } from '@mikro-orm/core'
import { sql, type RawBuilder } from 'kysely'
import { englishSentence, type Reason } from '@chauffeur/words/english-reasons'
import type { Log } from '../core/logging.ts'
import type { EntityManager, Orm } from '../db/orm.ts'
import { executePrepared } from '../db/typed-queries.ts'
import { startPoller, type Poll, type Worker } from './poller.ts'
import type { QueuedJob } from './queued-job.ts'

/** A job was not done, for a reason or, where nobody but the office reads it, in a sentence. */
export class JobFailed extends Error {
  override name = 'JobFailed'
  readonly reason: Reason | null

  constructor(why: Reason | string, options?: ErrorOptions) {
    super(typeof why === 'string' ? why : englishSentence(why), options)
    this.reason = typeof why === 'string' ? null : why
  }
}

/** The job cannot succeed, now or later, so it is not retried. */
export class PermanentJobError extends JobFailed {
  override name = 'PermanentJobError'
}

/** A table of jobs, and how they are done. */
export interface JobKind<Row extends QueuedJob> {
  /** Its name in the log. */
  readonly name: string
  readonly entity: EntityClass<Row>
  readonly table: string
  /** How many run at once in one process. */
  readonly concurrency: number
  /** The longest wait between two attempts. */
  readonly maxWaitMs: number
  /** Restricts which of the due rows may be claimed, also by those that are under way. */
  readonly only?: (now: Date) => RawBuilder<boolean>
  /** Does one job. It must be harmless to do it twice: a process may die right after it. */
  readonly deliver: (job: Row, stopping: AbortSignal) => Promise<void>
  /** The notes of `deliver` on the job, to be stored with how it ended. */
  readonly noted?: (job: Row) => EntityData<NoInfer<Row>>
  /** The columns for why the last attempt failed, beside its sentence; null once one succeeded. */
  readonly failed?: (reason: Reason | null) => EntityData<NoInfer<Row>>
  /** When to try again after this failure; null to give up. */
  readonly retryAt: (job: Row, error: unknown, now: Date) => Date | null
}

interface WorkerDeps {
  readonly orm: Orm
  readonly clock: () => Date
  readonly processId: string
  readonly log: Log
}

// Longer than any job takes.
const JOB_LEASE_MS = 2 * 60_000
// Jobs of a burst are claimed together, and after the requests that wait for a response.
const DEBOUNCE_MS = 100
// The time between two claims while jobs are under way.
const CLAIM_INTERVAL_MS = 20
// A stopping worker waits this long for running jobs, then aborts those that can be aborted.
const GRACE_MS = 5_000

/**
 * Does the jobs that transactions left. Any number of processes may run one: a job is claimed by one worker at a time,
 * and becomes free again when that worker has died. A slow job takes one of the concurrent places and blocks no other.
 */
export function startJobWorker<Row extends QueuedJob>(
  kind: JobKind<Row>,
  { orm, clock, processId, log }: WorkerDeps,
): Worker {
  const { name, concurrency, only, deliver, noted, failed, retryAt } = kind
  // Settling a job uses only the columns that every job has.
  const entity: EntityClass<QueuedJob> = kind.entity
  const stopping = new AbortController()

  const runDueJobs = async (poll: Poll) => {
    const underWay = new Set<Promise<void>>()
    try {
      for (;;) {
        const signal = poll.listen()
        const claimedAt = performance.now()
        const free = concurrency - underWay.size
        // A job may end while the claim is made, and the claim still leave out those that it held back.
        const wereUnderWay = underWay.size > 0
        const jobs =
          free > 0 && !poll.isStopped
            ? await claimJobs(kind, orm.em.fork(), { processId, now: clock(), max: free })
            : []
        for (const job of jobs) {
          const done = run(job, poll).finally(() => underWay.delete(done))
          underWay.add(done)
        }
        // Where fewer were due than there are places none is left, unless a job that ends lets another be claimed.
        const isMoreDue = jobs.length === free || (only !== undefined && (wereUnderWay || underWay.size > 0))
        if (underWay.size > 0)
          await Promise.race([signal.arrived, ...(isMoreDue ? underWay : [Promise.all(underWay)])])
        if (underWay.size === 0 && !isMoreDue && !signal.pending) return
        // The places of jobs that end soon after each other are filled by one claim.
        if (underWay.size > 0) await rest(Math.max(0, claimedAt + CLAIM_INTERVAL_MS - performance.now()))
      }
    } catch (error) {
      log.error({ err: error, jobs: name }, 'the jobs could not be read')
      await Promise.all(underWay)
    }
  }

  const run = async (job: Row, poll: Poll) => {
    if (poll.isStopped) return settle(job, { attempts: job.attempts - 1 })
    try {
      await deliver(job, stopping.signal)
    } catch (error) {
      if (stopping.signal.aborted && error === stopping.signal.reason)
        return settle(job, { attempts: job.attempts - 1 })
      const next = retryAt(job, error, clock())
      log.warn({ job: job.id, jobs: name, attempt: job.attempts, isDead: next === null }, 'a job failed')
      const lastError = error instanceof Error ? error.message : String(error)
      const reason = error instanceof JobFailed ? error.reason : null
      return settle(job, {
        ...(next ? { runAt: next } : { deadAt: clock() }),
        lastError,
        ...failed?.(reason),
      })
    }
    return settle(job, { doneAt: clock(), lastError: null, ...failed?.(null) })
  }

  // Only the worker with the lease settles a job: one that hung or was paused may have lost it to another.
  const settle = async (job: Row, change: EntityData<QueuedJob>) => {
    const { id, lockedUntil = null } = job
    try {
      await orm.em
        .fork()
        .nativeUpdate(
          entity,
          { id, lockedUntil, lockedBy: processId },
          { ...noted?.(job), ...change, lockedUntil: null, lockedBy: null },
        )
    } catch (error) {
      log.error({ err: error, job: id }, 'a job could not be settled, and is done again when its lease ends')
    }
  }

  const poller = startPoller(runDueJobs, DEBOUNCE_MS)
  return {
    ...poller,
    async stop() {
      const grace = setTimeout(() => stopping.abort(), GRACE_MS).unref()
      await poller.stop()
      clearTimeout(grace)
    },
  }
}

/**
 * Which jobs may be started now. A new job never waits, and no other longer than it may: what seems to do so was written
 * while the clock was ahead.
 */
export function isDue(table: string, maxWaitMs: number, now: Date): RawBuilder<boolean> {
  const [runAt, attempts] = [sql.ref(`${table}.run_at`), sql.ref(`${table}.attempts`)]
  const longestWait = new Date(now.getTime() + maxWaitMs)
  return sql`(${runAt} <= ${now} or ${attempts} = 0 or ${runAt} > ${longestWait})`
}

/** Named, as a statement that is kept prepared fails once a table has another column. */
function columnsOf(entity: EntityClass<QueuedJob>, em: EntityManager) {
  return em.getMetadata(entity).props.flatMap(({ fieldNames }) => fieldNames.map((name) => sql.ref(name)))
}

async function claimJobs<Row extends QueuedJob>(
  { entity, table: name, maxWaitMs, only = () => sql`true` }: JobKind<Row>,
  em: EntityManager,
  { processId, now, max }: { processId: string; now: Date; max: number },
): Promise<Row[]> {
  const table = sql.table(name)
  const leasedUntil = new Date(now.getTime() + JOB_LEASE_MS)
  const claimed = sql`
    update ${table} set locked_until = ${leasedUntil}, locked_by = ${processId}, attempts = attempts + 1
    where id in (
      select id from ${table}
      where done_at is null and dead_at is null and ${isDue(name, maxWaitMs, now)}
        and (locked_until is null or locked_until < ${now}) and ${only(now)}
      order by run_at limit ${max} for update skip locked
    )
    returning ${sql.join(columnsOf(entity, em))}`.compile(em.getKysely())
  const rows = await executePrepared<EntityData<Row>>(claimed.sql, claimed.parameters, em)
  return rows.map((row) => em.map(entity, row)).toSorted((a, b) => a.runAt.getTime() - b.runAt.getTime())
}
