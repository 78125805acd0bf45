import { sql } from 'kysely'
import { announce } from '../core/live-channel.ts'
import { hashSecret } from '../core/secrets.ts'
import type { EntityManager, Orm } from '../db/orm.ts'
import { readPrepared, typedQueries } from '../db/typed-queries.ts'
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
  const idHash = hashSecret(id)
  const found = sessions(em)
    .selectFrom('session')
    .select(['data', 'seenAt'])
    .where('idHash', '=', idHash)
    .where('createdAt', '>', before(now, SESSION_LIFE_MS))
    .where('createdAt', '<=', before(now, -CLOCK_TOLERANCE_MS))
    .where('seenAt', '>', before(now, IDLE_MS))
    .where('startedAt', '>', databaseTime(-SESSION_LIFE_MS))
    .where('startedAt', '<=', databaseTime(CLOCK_TOLERANCE_MS))
  const [session] = await readPrepared(found, em)
  if (!session) return null
  if (Math.abs(now.getTime() - session.seenAt.getTime()) > SEEN_STEP_MS)
    await em.nativeUpdate(Session, { idHash }, { seenAt: now })
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
export async function deleteEndedSessions(orm: Orm, now: Date): Promise<number> {
  const { numDeletedRows } = await sessions(orm.em.fork())
    .deleteFrom('session')
    .where((column) =>
      column.or([
        column('createdAt', '<=', before(now, SESSION_LIFE_MS)),
        column('createdAt', '>', before(now, -CLOCK_TOLERANCE_MS)),
        column('seenAt', '<=', before(now, IDLE_MS)),
        column('startedAt', '<=', databaseTime(-SESSION_LIFE_MS)),
        column('startedAt', '>', databaseTime(CLOCK_TOLERANCE_MS)),
      ]),
    )
    .executeTakeFirstOrThrow()
  return Number(numDeletedRows)
}

function sessions(em: EntityManager) {
  return typedQueries<{ session: Session }>(em)
}

function before(now: Date, ms: number): Date {
  return new Date(now.getTime() - ms)
}

function databaseTime(ms: number) {
  return sql<Date>`now() + ${ms} * interval '1 millisecond'`
}
