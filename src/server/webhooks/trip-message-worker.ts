import type { Log } from '../core/logging.ts'
import type { OperationContext } from '../core/request-context.ts'
import { TripNotification } from '../dispatch/trip-notification.entity.ts'
import { startPoller, type Poll, type Worker } from '../jobs/poller.ts'
import { writeTripMessages, type TripOfBooking } from './write-trip-messages.ts'

// Each transaction wakes it, and none of what it looks for is a matter of less than a second.
const DEBOUNCE_MS = 1_000
const BATCH = 50
/** A trip that could not be looked at waits so long, and holds up no other. */
const PAUSE_MS = 60_000

/**
 * Tells other companies' systems how trips go, beside the requests. Any number of processes may run one: what is told, and
 * that it was, are written in one transaction.
 */
export function startTripMessageWorker(
  context: Pick<OperationContext, 'orm' | 'clock' | 'transaction'>,
  log: Log,
): Worker {
  const { orm, clock } = context
  const write = async (trip: TripOfBooking) => {
    try {
      await context.transaction((tx) => writeTripMessages(trip, tx))
    } catch (error) {
      log.error({ err: error, booking: trip.bookingId }, 'the messages about a trip could not be written')
      const later = new Date(clock().getTime() + PAUSE_MS)
      await orm.em.fork().nativeUpdate(TripNotification, { ...trip }, { checkAt: later })
    }
  }
  const writeAll = async (poll: Poll) => {
    try {
      for (;;) {
        poll.listen()
        const due = await readDue(context)
        for (const trip of due) await write(trip)
        if (due.length < BATCH || poll.isStopped) return
      }
    } catch (error) {
      log.error({ err: error }, 'the trips that are to be told of could not be read')
    }
  }
  return startPoller(writeAll, DEBOUNCE_MS)
}

async function readDue({ orm, clock }: Pick<OperationContext, 'orm' | 'clock'>): Promise<TripOfBooking[]> {
  return await orm.em.fork().find(
    TripNotification,
    { checkAt: { $lte: clock() } },
    {
      fields: ['bookingId', 'carNo'],
      orderBy: { checkAt: 'asc', bookingId: 'asc', carNo: 'asc' },
      limit: BATCH,
      disableIdentityMap: true,
    },
  )
}
