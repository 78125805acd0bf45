import { openChangeOf } from './present-change.ts'
import type { Log } from '../core/logging.ts'
import type { OperationContext } from '../core/request-context.ts'
import type { Transaction } from '../core/transaction.ts'
import { startPoller, type Poll, type Worker } from '../jobs/poller.ts'
import { UNDECIDED } from '../payments/payment.entity.ts'
import { lockPaymentAttempts } from '../payments/transition-payment.ts'
import { endChange } from './end-change.ts'

// Each transaction wakes it, and none of what it looks for is a matter of less than a second.
const DEBOUNCE_MS = 1_000
const BATCH = 50

/** Ends changes whose time is over. Any number of processes may run one: a change ends once. */
export function startChangeWorker({
  context,
  log,
}: {
  readonly context: Pick<OperationContext, 'orm' | 'clock' | 'transaction'>
  readonly log: Log
}): Worker {
  const { orm, clock } = context
  const end = async (bookingId: string) => {
    try {
      await context.transaction((tx) => endIfOver(bookingId, tx))
    } catch (error) {
      log.error({ err: error, booking: bookingId }, 'a change could not be ended')
    }
  }
  const endAll = async (poll: Poll) => {
    poll.listen()
    try {
      const due = await orm.em.fork().execute<{ booking_id: string }[]>(DUE, [clock(), clock(), BATCH])
      for (const { booking_id: id } of due) await end(id)
    } catch (error) {
      log.error({ err: error }, 'the changes to end could not be read')
    }
  }
  return startPoller(endAll, DEBOUNCE_MS)
}

/**
 * The bookings whose change has expired. One that may be being paid waits until its payment page is closed, which tells
 * whether it was paid; but at the pick-up it ends in any case.
 */
const DUE = `
  select booking_id from booking_change
  where state in ('awaiting_payment', 'open') and expires_at <= ?
    and (
      least(("before"->>'pickupAt')::timestamptz, ("after"->>'pickupAt')::timestamptz) <= ?
      or not exists (
        select 1 from payment
        where payment.change_id = booking_change.id and ${UNDECIDED}
      )
    )
  order by expires_at limit ?`

async function endIfOver(bookingId: string, tx: Transaction): Promise<void> {
  const { booking } = await lockPaymentAttempts(tx, bookingId)
  const change = await openChangeOf(bookingId, tx.em)
  if (!change || change.expiresAt > tx.clock()) return
  await endChange(tx, booking, change, {
    state: 'expired',
    reason: { code: change.state === 'awaiting_payment' ? 'not_paid' : 'not_answered' },
    isMailed: true,
  })
}
