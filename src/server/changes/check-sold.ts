import type { BookingActor } from '@chauffeur/domain/booking-acts'
import type { Reason } from '@chauffeur/words/english-reasons'
import type { ChangeableTrip } from './booking-change.entity.ts'
import type { Booking } from '../bookings/booking.entity.ts'
import { requireOverride, tripToDrive } from '../capacity/reserve-car.ts'
import { notSold, whyObstacle } from '../quotes/obstacle-of-trip.ts'
import { readNoCar, readObstacle } from '../capacity/find-available-cars.ts'
import type { CarOfChange } from '../core/events.ts'
import { invalid } from '../core/refusal.ts'
import { record, type DatabaseAccess, type Transaction } from '../core/transaction.ts'
import { findOutOfOrder, lockLegTimes } from '../journeys/out-of-order.ts'
import type { ChangeDraft } from './draft-change.ts'

interface Checked {
  readonly booking: Booking
  readonly draft: ChangeDraft
  readonly changing: {
    readonly actor: BookingActor
    readonly name?: string
    readonly overrideReason?: string | null
  }
}

/**
 * Refuses a change to a trip that we do not sell, for example because no car is free, or that would begin before another one
 * of its journey has ended. The office may make it all the same when it gives a reason. Nothing is held: the car is taken when the change is made.
 *
 * @returns what that is then to do where the car is gone by then; undefined of a change that needs no other one.
 */
export async function checkSold(
  tx: Transaction,
  { booking, draft, changing }: Checked,
): Promise<CarOfChange | undefined> {
  if (!isMoved(draft)) return undefined
  const { actor, name = '', overrideReason = null } = changing
  await lockLegTimes(booking, tx)
  const { obstacle, after, trip } = await obstacleTo(booking, draft, tx)
  const outOfOrder = await findOutOfOrder(booking, after, tx.em)
  if (outOfOrder) {
    // A reason for the one is none for the other, which nobody has read.
    if (obstacle && actor === 'office') throw notSold(obstacle, after, trip, tx.clock())
    if (actor !== 'office' || overrideReason === null) throw invalid('pickupTime', outOfOrder)
    await record(tx, 'booking.overridden', {
      admin: name,
      id: booking.id,
      name: booking.number,
      details: { obstacle: outOfOrder, reason: overrideReason },
    })
  }
  if (!obstacle) return 'keep'
  if (actor !== 'office') throw notSold(obstacle, after, trip, tx.clock())
  await requireOverride(tx, after, obstacle, { admin: name, overrideReason })
  return 'overridden'
}

/** Why the changed trip would not be sold: a guest is refused with it, the office reads it before it decides. */
export async function readObstacleToChange(
  { booking, draft, changing: { actor } }: Checked,
  database: DatabaseAccess,
): Promise<Reason | undefined> {
  if (!isMoved(draft)) return undefined
  const outOfOrder = await findOutOfOrder(booking, bookedAs(booking, draft.after), database.em)
  if (outOfOrder && actor !== 'office') throw invalid('pickupTime', outOfOrder)
  if (outOfOrder) return outOfOrder
  const { obstacle, after, trip } = await obstacleTo(booking, draft, database)
  if (!obstacle) return undefined
  if (actor !== 'office') throw notSold(obstacle, after, trip, database.clock())
  return whyObstacle(obstacle, { vehicleName: after.vehicleName, trip, now: database.clock() })
}

/** Its own car does not count. The time does, where it is another one. */
async function obstacleTo(booking: Booking, draft: ChangeDraft, database: DatabaseAccess) {
  const after = bookedAs(booking, draft.after)
  const trip = tripToDrive(after)
  const read = isOtherTime(draft) ? readObstacle : readNoCar
  return { after, trip, obstacle: await read(trip, database, booking.id) }
}

export function bookedAs(booking: Booking, after: ChangeableTrip) {
  const { id, number } = booking
  return { ...after, id, number, pickupAt: new Date(after.pickupAt) }
}

const PLACE_OF_PICKUP = ['vehicleId', 'pickupLat', 'pickupLon'] as const
const WAY = ['dropoffLat', 'dropoffLon', 'hireHours', 'stops'] as const

/** Whether another car may be needed, or one at another time. */
function isMoved(draft: ChangeDraft): boolean {
  return isOtherTime(draft) || differs(draft, WAY)
}

function isOtherTime(draft: ChangeDraft): boolean {
  return (
    Date.parse(draft.before.pickupAt) !== Date.parse(draft.after.pickupAt) || differs(draft, PLACE_OF_PICKUP)
  )
}

function differs({ before, after }: ChangeDraft, fields: readonly (keyof ChangeableTrip)[]): boolean {
  return fields.some((field) => JSON.stringify(before[field]) !== JSON.stringify(after[field]))
}
