import type { Booking } from '../bookings/booking.entity.ts'
import type { EntityManager } from '../db/orm.ts'
import type { Conditions } from '../db/find-rows.ts'
import type { CalendarEvent } from './write-calendar.ts'

export interface PickupRange {
  readonly from: Date
  readonly to: Date
}

/** The content of a calendar that others follow. */
export interface FollowedCalendar {
  readonly name: string
  /** Its bookings, of those with a pick-up in the range. */
  readonly holds: Pick<Conditions<Booking>, 'status' | 'partnerId'>
  /** The facts by which two editions differ. */
  readonly readEdition: (range: PickupRange, em: EntityManager) => Promise<unknown>
  readonly eventsOf: (bookings: readonly Booking[], em: EntityManager) => Promise<CalendarEvent[]>
}
