import type { EntityClass, EntityData } from '@mikro-orm/core'
import type { Log } from '../core/logging.ts'
import type { EntityManager, Orm } from '../db/orm.ts'
import { startPoller, type Poll, type Worker } from './poller.ts'

/** Cannot be done, now or later. */
export class PermanentJobError extends Error {
  override name = 'Undeliverable'
}

/** What the row of any job has, whatever is to be done. */
export interface Job {
  readonly id: string
  readonly runAt: Date
  /** How often it was begun. */
  readonly attempts: number
  /** Until then it is in somebody's hands. */
  readonly lockedUntil?: Date | null | undefined
  readonly doneAt?: Date | null | undefined
  readonly deadAt?: Date | null | undefined
  readonly lastError?: string | null | undefined
}

/** A table of jobs, and how they are done. */
export interface JobKind<Row extends Job> {
  /** What it is called in the log. */
  readonly name: string
  readonly entity: EntityClass<Row>
  readonly table: string
  /** So many are under way at once in one process. */
  readonly concurrency: number
  /** Restricts in SQL which of the due rows may be claimed; each `?` is the current instant. */
  readonly only?: string
  /** Does one job. Done twice it must do no harm: a process may die right after it. */
  readonly deliver: (job: Row, stopping: AbortSignal) => Promise<void>
  /** When to try again after this failure; null when it is given up. */
  readonly retryAt: (job: Row, error: unknown, now: Date) => Date | null
}

interface WorkerDeps {
  readonly orm: Orm
  readonly clock: () => Date
  readonly log: Log
}

// Longer than any job takes.
const LEASE_MS = 2 * 60_000
// What comes in a burst is claimed together, and after those who wait for an answer.
const DEBOUNCE_MS = 100
// Whoever stops waits so long for what is under way before it is broken off, where it can be.
const GRACE_MS = 5_000

/**
 * Does what transactions have left to be done. Any number of processes may run one: a job is claimed by one at a
 * time, and comes free again when its worker has died. A job that takes long keeps its own lane and no other.
 */
export function startJobWorker<Row extends Job>(kind: JobKind<Row>, { orm, clock, log }: WorkerDeps): Worker {
  const { name, concurrency, deliver, retryAt } = kind
  // Settling knows no more of a job than every job has.
  const entity: EntityClass<Job> = kind.entity
  const stopping = new AbortController()

  const context = async (round: Poll) => {
    const underWay = new Set<Promise<void>>()
    try {
      for (;;) {
        const word = round.listen()
        const free = concurrency - underWay.size
        const jobs = free > 0 && !round.isStopped ? await claimJobs(kind, orm.em.fork(), clock(), free) : []
        for (const job of jobs) {
          const done = run(job, round).finally(() => underWay.delete(done))
          underWay.add(done)
        }
        if (underWay.size > 0) await Promise.race([...underWay, word.arrived])
        else if (!word.pending) return
      }
    } catch (error) {
      log.error({ err: error, jobs: name }, 'the jobs could not be read')
      await Promise.all(underWay)
    }
  }

  const run = async (job: Row, round: Poll) => {
    if (round.isStopped) return settle(job, { attempts: job.attempts - 1 })
    try {
      await deliver(job, stopping.signal)
    } catch (error) {
      if (stopping.signal.aborted && error === stopping.signal.reason)
        return settle(job, { attempts: job.attempts - 1 })
      const next = retryAt(job, error, clock())
      log.warn({ job: job.id, jobs: name, attempt: job.attempts, isDead: next === null }, 'a job failed')
      const lastError = error instanceof Error ? error.message : String(error)
      return settle(job, { ...(next ? { runAt: next } : { deadAt: clock() }), lastError })
    }
    return settle(job, { doneAt: clock(), lastError: null })
  }

  // Whoever holds the lease settles: one that ran out may be another's by now.
  const settle = async ({ id, lockedUntil = null }: Row, change: EntityData<Job>) => {
    try {
      await orm.em.fork().nativeUpdate(entity, { id, lockedUntil }, { ...change, lockedUntil: null })
    } catch (error) {
      log.error({ err: error, job: id }, 'a job could not be settled, and is done again when its lease ends')
    }
  }

  const lookout = startPoller(context, DEBOUNCE_MS)
  return {
    ...lookout,
    async stop() {
      const grace = setTimeout(() => stopping.abort(), GRACE_MS).unref()
      await lookout.stop()
      clearTimeout(grace)
    },
  }
}

async function claimJobs<Row extends Job>(
  { entity, table, only = 'true' }: JobKind<Row>,
  em: EntityManager,
  now: Date,
  most: number,
): Promise<Row[]> {
  const instants = Array.from(only.matchAll(/\?/g), () => now)
  const rows = await em.execute<EntityData<Row>[]>(
    `update ${table} set locked_until = ?, attempts = attempts + 1
     where id in (
       select id from ${table}
       where done_at is null and dead_at is null and run_at <= ? and (locked_until is null or locked_until < ?)
         and ${only}
       order by run_at limit ? for update skip locked
     )
     returning *`,
    [new Date(now.getTime() + LEASE_MS), now, now, ...instants, most],
  )
  return rows.map((row) => em.map(entity, row)).toSorted((a, b) => a.runAt.getTime() - b.runAt.getTime())
}
