import type { EntityManager } from '../db/orm.ts'

/**
 * The trips to come that may wait for the office whenever they are: somebody has declined them, or their car may be too
 * small. The rules decide what is wrong with each.
 */
export async function readOpenTrips(now: Date, em: EntityManager): Promise<string[]> {
  const rows = await em.execute<{ id: string }[]>(
    `select distinct booking.id from booking
      join assignment on assignment.booking_id = booking.id
      left join car on car.id = assignment.car_id and assignment.released_at is null
      where booking.pickup_at > ? and booking.status = 'confirmed' and booking.cancelled_at is null
        and (exists (select from trip_event where trip_event.assignment_id = assignment.id and trip_event.type = 'decline')
          or car.seats < booking.passengers
          or least(car.seats, car.child_seats) < booking.child_seat_count + booking.booster_seat_count)`,
    [now],
  )
  return rows.map(({ id }) => id)
}
