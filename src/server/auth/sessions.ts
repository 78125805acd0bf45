import { raw } from '@mikro-orm/core'
import { announce } from '../core/live-channel.ts'
import { hashSecret } from '../core/secrets.ts'
import type { EntityManager, Orm } from '../db/orm.ts'
import { Session } from './session.entity.ts'

/**
 * Twelve hours at most, by the clock of the process and by that of the database, and an hour without a request ends it. A
 * session from the future was made while a clock was wrong, and has ended.
 */
export const SESSION_LIFE_MS = 12 * 60 * 60_000
// How far the clocks of two processes may differ.
const CLOCK_TOLERANCE_MS = 5 * 60_000
const IDLE_MS = 60 * 60_000
// A write for every request would make each read of the office a write.
const SEEN_STEP_MS = 60_000

/** The data of a session that has not ended, found by the hash of its id. */
export async function readSession(id: string, orm: Orm, now: Date): Promise<Session['data'] | null> {
  const em = orm.em.fork()
  const session = await em.findOne(Session, {
    idHash: hashSecret(id),
    createdAt: { $gt: before(now, SESSION_LIFE_MS), $lte: before(now, -CLOCK_TOLERANCE_MS) },
    seenAt: { $gt: before(now, IDLE_MS) },
    startedAt: { $gt: databaseTime(-SESSION_LIFE_MS), $lte: databaseTime(CLOCK_TOLERANCE_MS) },
  })
  if (!session) return null
  if (Math.abs(now.getTime() - session.seenAt.getTime()) > SEEN_STEP_MS)
    await em.nativeUpdate(Session, { idHash: session.idHash }, { seenAt: now })
  return session.data
}

export async function writeSession(id: string, data: object, orm: Orm, now: Date): Promise<void> {
  await orm.em
    .fork()
    .upsert(
      Session,
      { idHash: hashSecret(id), data: JSON.parse(JSON.stringify(data)), createdAt: now, seenAt: now },
      { onConflictFields: ['idHash'], onConflictMergeFields: ['data', 'seenAt'] },
    )
}

export async function deleteSession(id: string, orm: Orm): Promise<void> {
  const em = orm.em.fork()
  const [ended] = await em.execute<{ admin: string | null }[]>(
    `delete from session where id_hash = ? returning data->>'userId' as admin`,
    [hashSecret(id)],
  )
  if (ended?.admin != null) await announce(em, { name: 'session', id: ended.admin })
}

/** Ends every session of an administrator. */
export async function deleteSessionsOf(userId: string, em: EntityManager): Promise<void> {
  await em.execute(`delete from session where data->>'userId' = ?`, [userId])
  await announce(em, { name: 'session', id: userId })
}

/** Deletes the sessions that have ended by themselves. */
export function deleteEndedSessions(orm: Orm, now: Date): Promise<number> {
  return orm.em.fork().nativeDelete(Session, {
    $or: [
      { createdAt: { $lte: before(now, SESSION_LIFE_MS) } },
      { createdAt: { $gt: before(now, -CLOCK_TOLERANCE_MS) } },
      { seenAt: { $lte: before(now, IDLE_MS) } },
      { startedAt: { $lte: databaseTime(-SESSION_LIFE_MS) } },
      { startedAt: { $gt: databaseTime(CLOCK_TOLERANCE_MS) } },
    ],
  })
}

function before(now: Date, ms: number): Date {
  return new Date(now.getTime() - ms)
}

function databaseTime(ms: number) {
  return raw<Date>(`now() + ? * interval '1 millisecond'`, [ms])
}
