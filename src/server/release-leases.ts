import type { EntityManager } from './db/orm.ts'

/**
 * Frees the jobs, payments and idempotency keys that processes had leased which are not listed any more. One that wakes
 * up after all settles nothing: every lease is checked by its holder in the statement that ends it.
 */
export async function releaseLeases(em: EntityManager, now: Date): Promise<void> {
  await em.execute(`update outbox set locked_until = null, locked_by = null where ${isGone('locked_by')}`)
  await em.execute(
    `update webhook_delivery set locked_until = null, locked_by = null where ${isGone('locked_by')}`,
  )
  await em.execute(
    `update link_request set locked_until = null, locked_by = null where ${isGone('locked_by')}`,
  )
  await em.execute(`update idempotency_key set claimed_by = null where ${isGone('claimed_by')}`)
  await em.execute(
    `update payment set locked_until = null, locked_by = null where id in (${paymentsOf('locked_by')})`,
  )
  await em.execute(
    `update payment set next_check_at = least(next_check_at, ?), checked_by = null where id in (${paymentsOf('checked_by')})`,
    [now],
  )
}

const isGone = (holder: string) => `${holder} not in (select id from server_process)`

/** Locked in the order in which a transition locks the attempts of a booking. */
const paymentsOf = (holder: string) =>
  `select id from payment where ${isGone(holder)} order by booking_id, attempt desc for update`
