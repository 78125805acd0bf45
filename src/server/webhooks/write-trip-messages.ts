import { announcedFrom } from '@chauffeur/domain/phone-visibility'
import { isSameTrip, tripMessages, type ReportedTrip } from '@chauffeur/domain/trip-messages'
import { certainFrom } from '@chauffeur/domain/trip-state'
import { LockMode } from '@mikro-orm/core'
import { Assignment } from '../dispatch/assignment.entity.ts'
import { presentPartnerTrip } from '../dispatch/present-trip.ts'
import { standing, withProgress, type TripProgress } from '../dispatch/read-trip-progress.ts'
import { TripNotification } from '../dispatch/trip-notification.entity.ts'
import type { Transaction } from '../core/transaction.ts'
import type { EntityManager } from '../db/orm.ts'
import { lockBooking } from '../bookings/read-booking.ts'
import { enqueueWebhooks, touchBooking } from './enqueue-webhooks.ts'
import type { Log } from '../core/logging.ts'
import type { OperationContext } from '../core/request-context.ts'
import { startWatch, type Worker } from '../jobs/poller.ts'
import { findRow } from '../db/find-rows.ts'

/** One of a booking's cars. */
interface CarOfBooking {
  readonly bookingId: string
  readonly carNo: number
}

/**
 * Writes down what other companies' systems do not know yet of a trip, and that they know it now. Nothing is told while
 * the last step can be taken back. Messages are made of how the trip stands rather than of what has happened to it, so
 * whatever happens the last one says what a read says; the booking's lock lets one process at a time do it.
 */
export async function writeTripMessages({ bookingId, carNo }: CarOfBooking, tx: Transaction): Promise<void> {
  const { em, clock } = tx
  const { pickupAt } = await lockBooking(bookingId, tx)
  const lock = { lockMode: LockMode.PESSIMISTIC_WRITE, refresh: true } as const
  const notification = await em.findOneOrFail(TripNotification, { bookingId, carNo }, lock)
  const now = clock()
  // Another process has done it meanwhile.
  if (!notification.checkAt || notification.checkAt > now) return
  const progress = await readStanding({ bookingId, carNo }, em)
  const certain = progress && certainOf(progress)
  if (certain && certain > now) {
    notification.checkAt = certain
    return
  }
  const told = notification.told ?? null
  const present = progress ? assignedTrip(progress, pickupAt, now) : null
  // A change that came by time alone, or with a driver's new number, is a change of the booking, too.
  if (!isSame(told, present)) await touchBooking(bookingId, em)
  const messages = tripMessages(told, present, await releaseOf(told, em))
  for (const [place, { type, ...facts }] of messages.entries()) {
    const { trip } = facts
    notification.messages += 1
    notification.told = present && trip.state !== 'released' ? { ...present, trip } : null
    // The message says of all trips of the booking what is told of them.
    await em.flush()
    const occasion = `${carNo}-${notification.messages}`
    await enqueueWebhooks(tx, { type, bookingId, occasion, place, facts })
  }
  notification.told = present
  notification.checkAt = progress && announcedFrom(pickupAt) > now ? announcedFrom(pickupAt) : null
}

async function readStanding(of: CarOfBooking, em: EntityManager): Promise<TripProgress | undefined> {
  const where = { ...of, releasedAt: null }
  const assignment = await findRow(em, Assignment, where)
  return assignment ? (await withProgress([assignment], em))[0] : undefined
}

/** From when on the last step of a trip cannot be taken back any more; undefined where none can. */
function certainOf({ events }: TripProgress): Date | undefined {
  const last = standing(events).findLast(({ outcome }) => outcome === 'moved')
  return last && certainFrom(last)
}

function assignedTrip(progress: TripProgress, pickupAt: Date, now: Date): ReportedTrip | null {
  const trip = presentPartnerTrip(progress, pickupAt, now)
  return trip ? { assignmentId: progress.assignment.id, trip } : null
}

async function releaseOf(told: ReportedTrip | null, em: EntityManager): Promise<Date | undefined> {
  if (!told) return undefined
  const assignment = await findRow(em, Assignment, { id: told.assignmentId })
  return assignment?.releasedAt ?? undefined
}

function isSame(one: ReportedTrip | null, other: ReportedTrip | null): boolean {
  if (!one || !other) return one === other
  return one.assignmentId === other.assignmentId && isSameTrip(one.trip, other.trip)
}

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
  const write = async (trip: CarOfBooking) => {
    try {
      await context.transaction((tx) => writeTripMessages(trip, tx))
    } catch (error) {
      log.error({ err: error, booking: trip.bookingId }, 'the messages about a trip could not be written')
      const later = new Date(clock().getTime() + PAUSE_MS)
      await orm.em.fork().nativeUpdate(TripNotification, { ...trip }, { checkAt: later })
    }
  }
  return startWatch(
    async () => {
      const due = await readDue(context)
      for (const trip of due) await write(trip)
      return due.length === BATCH
    },
    (error) => log.error({ err: error }, 'the trips that are to be told of could not be read'),
  )
}

async function readDue({ orm, clock }: Pick<OperationContext, 'orm' | 'clock'>): Promise<CarOfBooking[]> {
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
