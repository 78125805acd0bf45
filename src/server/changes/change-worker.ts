import { openChangeOf } from './present-change.ts'
import type { Log } from '../core/logging.ts'
import type { OperationContext } from '../core/request-context.ts'
import type { Transaction } from '../core/transaction.ts'
import { startWatch, type Worker } from '../jobs/poller.ts'
import { UNDECIDED } from '../payments/payment.entity.ts'
import { lockPaymentAttempts } from '../payments/transition-payment.ts'
import { endChange } from './end-change.ts'

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
  return startWatch(
    async () => {
      const due = await orm.em.fork().execute<{ booking_id: string }[]>(DUE, [clock(), clock(), BATCH])
      for (const { booking_id: id } of due) await end(id)
    },
    (error) => log.error({ err: error }, 'the changes to end could not be read'),
  )
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
