import type { EntityData } from '@mikro-orm/core'
import type { FastifyBaseLogger } from 'fastify'
import type { Orm } from '../db/orm.ts'
import { Outbox } from './outbox.entity.ts'

/** Cannot be done, now or later. */
export class Undeliverable extends Error {
  override name = 'Undeliverable'
}

interface Options {
  readonly orm: Orm
  readonly clock: () => Date
  readonly log: Pick<FastifyBaseLogger, 'info' | 'warn' | 'error'>
  /** Does one job. Done twice it must do no harm: a process may die right after it. */
  readonly deliver: (job: Outbox) => Promise<void>
}

const LEASE_MS = 2 * 60_000
const POLL_MS = 5_000
// What comes in a burst is claimed together, and after those who wait for an answer.
const GATHER_MS = 100
const BATCH = 10
// A batch is done well within its lease, also when every job takes as long as it may (a mail: 40 s).
const LANES = 5
const MAX_ATTEMPTS = 12
const FIRST_RETRY_MS = 30_000
const LONGEST_RETRY_MS = 4 * 60 * 60_000

export interface OutboxWorker {
  /** Looks in a moment rather than at the next poll. */
  wake(): void
  /** Works off all that is due; resolves when nothing is left. */
  drain(): Promise<void>
  /** Stops looking, and waits for what is under way. */
  stop(): Promise<void>
}

/**
 * Does what transactions have left to be done. Any number of processes may run one: a job is claimed by one at a
 * time, and comes free again when its worker has died.
 */
export function startOutboxWorker({ orm, clock, log, deliver }: Options): OutboxWorker {
  let stopped = false
  let running: Promise<void> | undefined
  let again = false

  const work = async () => {
    again = false
    try {
      while (!stopped && (await runBatch()) > 0);
    } catch (error) {
      log.error({ err: error }, 'the outbox could not be read')
    }
  }
  const drain = async () => {
    again = true
    // Another caller may have begun the next look already: it is waited for, too.
    while ((again || running !== undefined) && !stopped) {
      running ??= work().finally(() => (running = undefined))
      await running
    }
  }
  let gathering: NodeJS.Timeout | undefined
  const wake = () => {
    gathering ??= setTimeout(() => {
      gathering = undefined
      void drain()
    }, GATHER_MS).unref()
  }
  const timer = setInterval(wake, POLL_MS).unref()

  const runBatch = async () => {
    const jobs = await claim()
    const waiting = jobs.values()
    const lane = async () => {
      for (const job of waiting) await runJob(job)
    }
    await Promise.all(Array.from({ length: LANES }, lane))
    return jobs.length
  }

  const claim = async () => {
    const now = clock()
    const em = orm.em.fork()
    const rows = await em.execute<EntityData<Outbox>[]>(CLAIM, [
      new Date(now.getTime() + LEASE_MS),
      now,
      now,
      BATCH,
    ])
    return rows.map((row) => em.map(Outbox, row)).toSorted((a, b) => a.runAt.getTime() - b.runAt.getTime())
  }

  const runJob = async (job: Outbox) => {
    if (stopped) return settle(job, { attempts: job.attempts - 1 })
    try {
      await deliver(job)
    } catch (error) {
      const isDead = error instanceof Undeliverable || job.attempts >= MAX_ATTEMPTS
      log.warn({ job: job.id, kind: job.kind, attempt: job.attempts, isDead }, 'a job failed')
      const lastError = error instanceof Error ? error.message : String(error)
      const next = isDead ? { deadAt: clock() } : { runAt: retryAt(job.attempts, clock()) }
      return settle(job, { ...next, lastError })
    }
    return settle(job, { doneAt: clock(), lastError: null })
  }

  // Whoever holds the lease settles: one that ran out may be another's by now.
  const settle = async ({ id, lockedUntil }: Outbox, change: Partial<Outbox>) => {
    try {
      await orm.em.fork().nativeUpdate(Outbox, { id, lockedUntil }, { ...change, lockedUntil: null })
    } catch (error) {
      log.error({ err: error, job: id }, 'a job could not be settled, and is done again when its lease ends')
    }
  }

  return {
    wake,
    drain,
    async stop() {
      stopped = true
      clearInterval(timer)
      clearTimeout(gathering)
      await running
    },
  }
}

function retryAt(attempts: number, now: Date): Date {
  const wait = Math.min(LONGEST_RETRY_MS, FIRST_RETRY_MS * 2 ** (attempts - 1))
  return new Date(now.getTime() + wait * (1 + Math.random() / 4))
}

const CLAIM = `
  update outbox set locked_until = ?, attempts = attempts + 1
  where id in (
    select id from outbox
    where done_at is null and dead_at is null and run_at <= ? and (locked_until is null or locked_until < ?)
    order by run_at limit ? for update skip locked
  )
  returning *`
