import { IdempotencyKey } from './core/idempotency/idempotency-key.entity.ts'
import { KEY_LIFE_MS } from './core/idempotency/run-once.ts'
import type { Orm } from './db/orm.ts'
import { TripProof } from './dispatch/trip-proof.entity.ts'
import { RateCount } from './auth/rate-count.entity.ts'
import { deleteEndedSessions } from './auth/sessions.ts'
import { deleteUnusedPictures } from './pictures/delete-unused-pictures.ts'
import { sweepWebhooks } from './webhooks/sweep-webhooks.ts'

/** Deletes what has run out. Harmless to run anywhere and at any time. */
export async function deleteExpired(orm: Orm, now: Date): Promise<void> {
  await deleteEndedSessions(orm, now)
  await orm.em.fork().nativeDelete(RateCount, { windowEnd: { $lt: now } })
  await orm.em
    .fork()
    .nativeDelete(IdempotencyKey, { claimedAt: { $lt: new Date(now.getTime() - KEY_LIFE_MS) } })
  await sweepWebhooks(orm, now)
  await deleteUnusedPictures(orm, now)
  await orm.em.fork().nativeDelete(TripProof, { deleteAfter: { $lt: now } })
}
