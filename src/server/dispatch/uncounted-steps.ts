import type { UncountedStepAnswer } from '@chauffeur/contract/board'
import { isTripOver } from '@chauffeur/domain/trip-state'
import { Assignment } from '../assignments/assignment.entity.ts'
import { TripEvent } from '../assignments/trip-event.entity.ts'
import { UncountedStep } from '../assignments/uncounted-step.entity.ts'
import { Booking } from '../bookings/booking.entity.ts'
import { Driver } from '../cars/driver.entity.ts'
import { Refusal } from '../core/refusal.ts'
import type { Transaction } from '../core/transaction.ts'
import { isUuid } from '../db/is-uuid.ts'
import type { EntityManager } from '../db/orm.ts'
import { tripEnds } from './planned-trips.ts'

const unmanaged = { disableIdentityMap: true } as const
/** So many are shown, the latest first. */
const SHOWN = 50

/** The steps that could not be counted and wait for the office. One whose trip has moved on since is settled by that. */
export async function readUncountedSteps(em: EntityManager): Promise<UncountedStepAnswer[]> {
  const steps = await em.find(
    UncountedStep,
    { settledAt: null },
    { orderBy: { receivedAt: 'desc', id: 'asc' }, limit: SHOWN, ...unmanaged },
  )
  if (steps.length === 0) return []
  const assignmentIds = steps.flatMap(({ assignmentId }) => assignmentId ?? [])
  const assignments = await em.find(Assignment, { id: { $in: assignmentIds } }, unmanaged)
  const moves = await em.find(
    TripEvent,
    { assignmentId: { $in: assignmentIds }, outcome: 'moved' },
    { fields: ['assignmentId', 'receivedAt'], ...unmanaged },
  )
  const bookings = await em.find(
    Booking,
    { id: { $in: assignments.map(({ bookingId }) => bookingId) } },
    unmanaged,
  )
  const drivers = await em.find(
    Driver,
    { id: { $in: steps.flatMap(({ driverId }) => driverId ?? []) } },
    unmanaged,
  )
  return steps.flatMap((step) => {
    const assignment = assignments.find(({ id }) => id === step.assignmentId)
    const hasMovedOn = moves.some(
      ({ assignmentId, receivedAt }) => assignmentId === assignment?.id && receivedAt > step.receivedAt,
    )
    if (assignment && (isTripOver(assignment.state) || hasMovedOn)) return []
    const booking = bookings.find(({ id }) => id === assignment?.bookingId)
    const driver = drivers.find(({ id }) => id === step.driverId)
    return {
      id: step.id,
      trip: booking
        ? {
            bookingNumber: booking.number,
            pickupDate: booking.pickupDate,
            pickupTime: booking.pickupTime,
            ...tripEnds(booking),
          }
        : null,
      code: step.code,
      type: step.type ?? null,
      note: step.note ?? null,
      receivedAt: step.receivedAt.toISOString(),
      driverName: driver?.name ?? null,
      driverPhone: driver?.phoneE164 ?? null,
    }
  })
}

/** The office has seen to it. */
export async function settleUncountedStep(
  id: string,
  admin: string,
  { em, clock }: Transaction,
): Promise<void> {
  const known = isUuid(id) ? await em.count(UncountedStep, { id }) : 0
  if (known === 0) throw new Refusal('NOT_FOUND', 'There is no such step.')
  await em.nativeUpdate(UncountedStep, { id, settledAt: null }, { settledAt: clock(), settledBy: admin })
}
