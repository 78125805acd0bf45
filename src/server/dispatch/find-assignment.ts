import { LockMode } from '@mikro-orm/core'
import { Assignment } from '../assignments/assignment.entity.ts'
import { Booking } from '../bookings/booking.entity.ts'
import { noSuchBooking } from '../bookings/read-booking.ts'
import { Refusal } from '../core/refusal.ts'
import { isUuid } from '../db/is-uuid.ts'
import type { EntityManager } from '../db/orm.ts'

const lock = { lockMode: LockMode.PESSIMISTIC_WRITE } as const

export async function findAssignment(id: string, em: EntityManager): Promise<Assignment> {
  const assignment = isUuid(id) ? await em.findOne(Assignment, { id }, { disableIdentityMap: true }) : null
  if (!assignment) throw noSuchAssignment()
  return assignment
}

/** An assignment that is to be changed, locked. */
export async function lockAssignment(id: string, em: EntityManager): Promise<Assignment> {
  const assignment = isUuid(id) ? await em.findOne(Assignment, { id }, { ...lock, refresh: true }) : null
  if (!assignment) throw noSuchAssignment()
  return assignment
}

/** A booking that is to be given out, locked. */
export async function lockBooking(id: string, em: EntityManager): Promise<Booking> {
  const booking = isUuid(id) ? await em.findOne(Booking, { id }, { ...lock, refresh: true }) : null
  if (!booking) throw noSuchBooking()
  return booking
}

/** The assignment that one car of a booking has now, locked. */
export function lockStanding(
  bookingId: string,
  carNo: number,
  em: EntityManager,
): Promise<Assignment | null> {
  return em.findOne(Assignment, { bookingId, carNo, releasedAt: null }, { ...lock, refresh: true })
}

export function noSuchAssignment(): Refusal {
  return new Refusal('NOT_FOUND', 'There is no such assignment.')
}
