import { createHash } from 'node:crypto'
import type { SessionStore } from '@fastify/session'
import type { Session as WebSession } from 'fastify'
import type { Orm } from '../db/orm.ts'
import { Session } from './session.entity.ts'

/** Twelve hours at most, and an hour without a request ends it. */
export const SESSION_LIFE_MS = 12 * 60 * 60_000
const IDLE_MS = 60 * 60_000
// Writing down every request would make each read of the office a write.
const SEEN_STEP_MS = 60_000

/** Keeps sessions in the database, by the hash of their id. */
export class DatabaseSessionStore implements SessionStore {
  private readonly orm: Orm
  private readonly clock: () => Date

  constructor(orm: Orm, clock: () => Date) {
    this.orm = orm
    this.clock = clock
  }

  get(id: string, done: (error: unknown, session?: WebSession | null) => void): void {
    this.read(id).then((session) => done(null, session), done)
  }

  set(id: string, session: WebSession, done: (error?: unknown) => void): void {
    this.write(id, session).then(() => done(), done)
  }

  destroy(id: string, done: (error?: unknown) => void): void {
    this.orm.em
      .fork()
      .nativeDelete(Session, { idHash: hashOf(id) })
      .then(() => done(), done)
  }

  private async read(id: string): Promise<WebSession | null> {
    const em = this.orm.em.fork()
    const now = this.clock()
    const row = await em.findOne(Session, {
      idHash: hashOf(id),
      createdAt: { $gt: new Date(now.getTime() - SESSION_LIFE_MS) },
      seenAt: { $gt: new Date(now.getTime() - IDLE_MS) },
    })
    if (!row) return null
    if (now.getTime() - row.seenAt.getTime() > SEEN_STEP_MS)
      await em.nativeUpdate(Session, { idHash: row.idHash }, { seenAt: now })
    return row.data
  }

  private async write(id: string, session: WebSession): Promise<void> {
    const now = this.clock()
    await this.orm.em
      .fork()
      .upsert(
        Session,
        { idHash: hashOf(id), data: JSON.parse(JSON.stringify(session)), createdAt: now, seenAt: now },
        { onConflictFields: ['idHash'], onConflictMergeFields: ['data', 'seenAt'] },
      )
  }
}

/** Deletes the sessions that have ended by themselves. */
export async function deleteEndedSessions(orm: Orm, now: Date): Promise<void> {
  await orm.em.fork().nativeDelete(Session, {
    $or: [
      { createdAt: { $lte: new Date(now.getTime() - SESSION_LIFE_MS) } },
      { seenAt: { $lte: new Date(now.getTime() - IDLE_MS) } },
    ],
  })
}

function hashOf(id: string): string {
  return createHash('sha256').update(id).digest('hex')
}
