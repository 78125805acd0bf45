import { Driver } from '../cars/driver.entity.ts'
import { UNMANAGED, type EntityManager } from '../db/orm.ts'
import { Assignment } from './assignment.entity.ts'
import { TripEvent } from './trip-event.entity.ts'

/** That somebody was offered one of a booking's cars and does not drive it. */
export interface DeclinedTrip {
  readonly carNo: number
  readonly driverId: string
  readonly driverName: string
  readonly carId: string | null
  /** In the driver's own words. */
  readonly reason: string | null
  readonly at: Date
}

/** Who has declined these bookings, by booking, the first one first. */
export async function readDeclines(
  bookingIds: readonly string[],
  em: EntityManager,
): Promise<ReadonlyMap<string, readonly DeclinedTrip[]>> {
  const released = await em.find(
    Assignment,
    { bookingId: { $in: [...bookingIds] }, state: 'released', driverId: { $ne: null } },
    { fields: ['id', 'bookingId', 'carNo', 'driverId', 'carId'], ...UNMANAGED },
  )
  if (released.length === 0) return new Map()
  const events = await em.find(
    TripEvent,
    { assignmentId: { $in: released.map(({ id }) => id) }, type: 'decline', outcome: 'moved' },
    { orderBy: { occurredAt: 'asc', id: 'asc' }, ...UNMANAGED },
  )
  if (events.length === 0) return new Map()
  const drivers = await em.find(
    Driver,
    { id: { $in: released.flatMap(({ driverId }) => driverId ?? []) } },
    { fields: ['id', 'name'], ...UNMANAGED },
  )
  const nameOf = new Map(drivers.map(({ id, name }) => [id, name]))
  const offerOf = new Map(released.map((offer) => [offer.id, offer]))
  const declines = events.flatMap(({ assignmentId, note, occurredAt: at }) => {
    const { bookingId, carNo, driverId, carId = null } = offerOf.get(assignmentId) ?? {}
    const driverName = nameOf.get(driverId ?? '')
    return bookingId && carNo && driverId && driverName
      ? [{ bookingId, carNo, driverId, driverName, carId, reason: note ?? null, at }]
      : []
  })
  return Map.groupBy(declines, ({ bookingId }) => bookingId)
}
