import { createHash } from 'node:crypto'
import type { Orm } from '../db/orm.ts'
import { Session } from './session.entity.ts'

/** Twelve hours at most, and an hour without a request ends it. */
export const SESSION_LIFE_MS = 12 * 60 * 60_000
const IDLE_MS = 60 * 60_000
// A write for every request would make each read of the office a write.
const SEEN_STEP_MS = 60_000

/** The data of a session that has not ended, found by the hash of its id. */
export async function readSession(id: string, orm: Orm, now: Date): Promise<Session['data'] | null> {
  const em = orm.em.fork()
  const session = await em.findOne(Session, {
    idHash: hashOf(id),
    createdAt: { $gt: new Date(now.getTime() - SESSION_LIFE_MS) },
    seenAt: { $gt: new Date(now.getTime() - IDLE_MS) },
  })
  if (!session) return null
  if (now.getTime() - session.seenAt.getTime() > SEEN_STEP_MS)
    await em.nativeUpdate(Session, { idHash: session.idHash }, { seenAt: now })
  return session.data
}

export async function writeSession(id: string, data: object, orm: Orm, now: Date): Promise<void> {
  await orm.em
    .fork()
    .upsert(
      Session,
      { idHash: hashOf(id), data: JSON.parse(JSON.stringify(data)), createdAt: now, seenAt: now },
      { onConflictFields: ['idHash'], onConflictMergeFields: ['data', 'seenAt'] },
    )
}

export async function deleteSession(id: string, orm: Orm): Promise<void> {
  await orm.em.fork().nativeDelete(Session, { idHash: hashOf(id) })
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
