import { BASE_ZONES, type Base } from '@chauffeur/domain/cars'
import { isTripOver } from '@chauffeur/domain/trip-state'
import { todayIn } from '@chauffeur/domain/time'
import { Assignment } from './assignment.entity.ts'
import { Booking } from '../bookings/booking.entity.ts'
import { Refusal } from '../core/refusal.ts'
import type { DatabaseAccess } from '../core/transaction.ts'
import { UNMANAGED } from '../db/orm.ts'
import { tripTitle } from './planned-trips.ts'

const MAX_NAMED = 3

interface ChangedCar {
  readonly id: string
  readonly plate: string
  readonly base: Base
  readonly activeFrom: string
  readonly activeUntil: string | null
}

/** Refuses to retire a car that still has trips to drive. The cars are locked meanwhile, so it gets no new one. */
export async function refuseCarInUse(car: ChangedCar, database: DatabaseAccess): Promise<void> {
  const trips = await tripsToCome({ carId: car.id }, database)
  const beyond = trips.filter(({ startsAt }) => {
    const day = todayIn(BASE_ZONES[car.base], startsAt)
    return day < car.activeFrom || (car.activeUntil !== null && day > car.activeUntil)
  })
  await refuseTrips(beyond, `The car ${car.plate}`, database)
}

/** Refuses to switch off a driver who still has trips to drive. */
export async function refuseDriverInUse(
  driver: { readonly id: string; readonly name: string; readonly isActive: boolean },
  database: DatabaseAccess,
): Promise<void> {
  if (driver.isActive) return
  await refuseTrips(await tripsToCome({ driverId: driver.id }, database), driver.name, database)
}

async function tripsToCome(
  of: { readonly carId: string } | { readonly driverId: string },
  { em, clock }: DatabaseAccess,
): Promise<Assignment[]> {
  const assignments = await em.find(
    Assignment,
    { ...of, releasedAt: null, endsAt: { $gt: clock() } },
    { orderBy: { startsAt: 'asc' }, ...UNMANAGED },
  )
  return assignments.filter(({ state }) => !isTripOver(state))
}

async function refuseTrips(
  assignments: readonly Assignment[],
  who: string,
  { em }: Pick<DatabaseAccess, 'em'>,
): Promise<void> {
  if (assignments.length === 0) return
  const named = assignments.slice(0, MAX_NAMED)
  const bookings = await em.find(
    Booking,
    { id: { $in: named.map(({ bookingId }) => bookingId) } },
    { orderBy: { pickupAt: 'asc' }, ...UNMANAGED },
  )
  const trips = bookings.map((booking) => `${booking.pickupDate}, ${tripTitle(booking)}`)
  const count = assignments.length === 1 ? '1 trip' : `${assignments.length} trips`
  const more = assignments.length > MAX_NAMED ? ' and more' : ''
  throw new Refusal(
    'CAR_IN_USE',
    `${who} still has ${count}: ${trips.join('; ')}${more}. Give them to others first.`,
    { trips },
  )
}
