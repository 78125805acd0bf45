import { p } from '@mikro-orm/core'

/** The columns that every table of jobs has beside its own. */
export function jobColumns() {
  return {
    createdAt: p.datetime(),
    /** Not started before. */
    runAt: p.datetime(),
    /** How often it was started. */
    attempts: p.integer().default(0),
    /** Until then a worker has claimed it. */
    lockedUntil: p.datetime().nullable(),
    /** The process whose worker has claimed it. */
    lockedBy: p.uuid().nullable(),
    doneAt: p.datetime().nullable(),
    /** When it was given up. */
    deadAt: p.datetime().nullable(),
    lastError: p.text().nullable(),
  }
}

/** A job as its worker knows it, whatever table it is in. */
export interface QueuedJob {
  readonly id: string
  readonly runAt: Date
  readonly attempts: number
  readonly lockedUntil?: Date | null | undefined
  readonly lockedBy?: string | null | undefined
  readonly doneAt?: Date | null | undefined
  readonly deadAt?: Date | null | undefined
  readonly lastError?: string | null | undefined
}
