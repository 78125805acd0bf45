import { decisionDueAt, REMINDED_BEFORE_MINUTES, remindedAt } from '@chauffeur/domain/decide-by'
import { MINUTE_MS } from '@chauffeur/domain/duration'
import { SYSTEM } from '../core/audit/audit-entry.entity.ts'
import type { Log } from '../core/logging.ts'
import type { OperationContext } from '../core/request-context.ts'
import { record, type Transaction } from '../core/transaction.ts'
import { startWatch, type Worker } from '../jobs/poller.ts'
import { Booking } from './booking.entity.ts'
import { rejectBooking } from './decide-booking.ts'
import { lockBooking } from './read-booking.ts'

const BATCH = 50

interface Options {
  readonly context: Pick<OperationContext, 'orm' | 'clock' | 'transaction'>
  readonly log: Log
}

/**
 * Says of bookings that they must be decided soon, and rejects those that nobody has decided in time. Any number of processes
 * may run one: the booking's lock lets each of it happen once.
 */
export function startDecisionWorker({ context, log }: Options): Worker {
  const { orm, clock } = context
  const act = async (id: string) => {
    try {
      await context.transaction((tx) => actOn(id, tx))
    } catch (error) {
      log.error({ err: error, booking: id }, 'a booking could not be rejected by itself')
    }
  }
  return startWatch(
    async () => {
      const now = clock()
      const soon = new Date(now.getTime() + REMINDED_BEFORE_MINUTES * MINUTE_MS)
      const due = await orm.em.fork().execute<{ id: string }[]>(DUE, [now, soon, BATCH])
      for (const { id } of due) await act(id)
    },
    (error) => log.error({ err: error }, 'the bookings to decide could not be read'),
  )
}

// One that was made while the setting was being switched off waits like the others.
const DUE = `
  select id from booking
  where status = 'pending' and cancelled_at is null and (decide_by <= ? or decide_by <= ? and decide_reminded_at is null)
    and exists (select from decision_setting where is_limited)
  order by decide_by limit ?`

async function actOn(id: string, tx: Transaction): Promise<void> {
  const booking = await lockBooking(id, tx)
  const due = decisionDueAt(booking)
  const now = tx.clock()
  if (!due || remindedAt(due) > now) return
  if (due <= now) return void (await rejectBooking(id, { admin: SYSTEM, code: 'not_decided' }, tx))
  if (booking.decideRemindedAt != null) return
  await tx.em.nativeUpdate(Booking, { id }, { decideRemindedAt: now })
  await record(tx, 'booking.reminder-due', { bookingId: id, occasion: due.toISOString() })
}
