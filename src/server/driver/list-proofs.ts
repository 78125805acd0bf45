import type { TripProof as Answer } from '@chauffeur/contract/trip-proofs'
import { Assignment } from '../assignments/assignment.entity.ts'
import { TripProof } from '../assignments/trip-proof.entity.ts'
import { findBooking } from '../bookings/read-booking.ts'
import { Driver } from '../cars/driver.entity.ts'
import type { EntityManager } from '../db/orm.ts'

const UNMANAGED = { disableIdentityMap: true } as const

/** The photos of a booking's meeting point, also those of drivers who had the trip before. */
export async function listProofs(id: string, em: EntityManager): Promise<Answer[]> {
  const booking = await findBooking(id, em)
  const assignments = await em.find(Assignment, { bookingId: booking.id }, UNMANAGED)
  const assignmentOf = new Map(assignments.map((assignment) => [assignment.id, assignment]))
  // The pictures themselves are read one by one.
  const proofs = await em.find(
    TripProof,
    { assignmentId: { $in: [...assignmentOf.keys()] } },
    {
      fields: ['id', 'assignmentId', 'takenAt', 'receivedAt', 'deleteAfter'],
      orderBy: { receivedAt: 'asc', id: 'asc' },
      ...UNMANAGED,
    },
  )
  const driverIds = assignments.flatMap(({ driverId }) => driverId ?? [])
  const drivers = await em.find(Driver, { id: { $in: driverIds } }, UNMANAGED)
  const nameOf = new Map(drivers.map(({ id, name }) => [id, name]))
  return proofs.map(({ id, assignmentId, takenAt, receivedAt, deleteAfter }) => ({
    id,
    assignmentId,
    driverName: nameOf.get(assignmentOf.get(assignmentId)?.driverId ?? '') ?? null,
    takenAt: takenAt.toISOString(),
    receivedAt: receivedAt.toISOString(),
    deleteAfter: deleteAfter.toISOString(),
  }))
}
