import { randomUUID } from 'node:crypto'
import type { ChangedField } from '@chauffeur/domain/webhooks'
import { vehicleById } from '@chauffeur/domain/vehicles'
import type { Obstacle } from './find-available-cars.ts'
import { checkCar, holdsCar, releaseCar, takeCar } from './take-car.ts'
import type { TripToDrive } from './trip-to-drive.ts'
import { record, type Transaction } from '../core/transaction.ts'
import { Booking } from '../bookings/booking.entity.ts'
import { notSold, whyObstacle } from '../quotes/obstacle-of-trip.ts'

export type TripToReserve = Pick<
  Booking,
  | 'id'
  | 'vehicleId'
  | 'vehicleName'
  | 'pickupAt'
  | 'pickupLat'
  | 'pickupLon'
  | 'dropoffLat'
  | 'dropoffLon'
  | 'hireHours'
  | 'durationMinutes'
  | 'stops'
>
type NumberedTrip = TripToReserve & Pick<Booking, 'number'>

/** Who of the office overrides an objection to a trip, and why; without a reason it is refused. */
export interface OfficeOverride {
  readonly admin: string
  readonly overrideReason?: string | null
}

/** The fields of a booking that decide when and where it needs which car. */
export const NEEDS_ANOTHER_CAR: ReadonlySet<ChangedField> = new Set<ChangedField>([
  'pickupAt',
  'pickupLocation',
  'dropoffLocation',
  'stops',
  'serviceDuration',
  'vehicleName',
])

/**
 * How a booking gets its car. `sell`: a guest or a partner makes it, and it is refused where the class is not sold.
 * `promise`: the office makes it, and gives a reason to override an objection. `confirm`: the office accepts it, which
 * keeps a car that it holds and asks for a reason only where none is free. `always`: it stands already; where no car is
 * free the office is told, and finds one.
 */
export type ReservationMode =
  | { readonly kind: 'sell' | 'always' }
  | { readonly kind: 'promise' | 'confirm'; readonly override: OfficeOverride }

/**
 * Reserves a car for a booking. The last act of its transaction: from here until that ends nobody else sells a car of the
 * base.
 */
export async function reserveCar(
  tx: Transaction,
  booking: NumberedTrip,
  mode: ReservationMode,
): Promise<void> {
  const trip = tripToDrive(booking)
  const isHeld = mode.kind === 'confirm' && (await holdsCar(tx, booking.id))
  const { closed, noCar } = await (isHeld ? checkCar : takeCar)(tx, booking.id, trip)
  const obstacle = closed ?? noCar
  if (mode.kind === 'promise') return requireOverride(tx, booking, obstacle, mode.override)
  if (mode.kind === 'confirm') return requireOverride(tx, booking, noCar, mode.override)
  if (mode.kind === 'sell' && obstacle) throw notSold(obstacle, booking, trip, tx.clock())
  if (mode.kind === 'always' && noCar)
    await record(tx, 'booking.without-car', {
      bookingId: booking.id,
      bookingNumber: booking.number,
      occasion: randomUUID(),
    })
}

/** Holds a car again for a booking that has let go of its own; where none is free the office is told, and finds one. */
export async function holdCarAgain(tx: Transaction, bookingId: string): Promise<void> {
  if (await holdsCar(tx, bookingId)) return
  const booking = await findStanding(tx, bookingId)
  if (booking) await reserveCar(tx, booking, { kind: 'always' })
}

/** Gives back the car of a booking that was not paid in time, unless the office has accepted it. */
export async function releaseUnpaidCar(tx: Transaction, bookingId: string): Promise<void> {
  const isPending = (await tx.em.count(Booking, { id: bookingId, status: 'pending' })) > 0
  if (isPending) await releaseCar(tx, bookingId, 'not_paid')
}

/** Holds the car that a changed booking needs now. */
export async function moveCar(
  tx: Transaction,
  bookingId: string,
  fields: readonly ChangedField[],
  isOverridden: boolean,
): Promise<void> {
  if (!fields.some((field) => NEEDS_ANOTHER_CAR.has(field))) return
  const booking = await findStanding(tx, bookingId)
  if (!booking || !(await releaseCar(tx, bookingId, 'changed'))) return
  if (isOverridden) await takeCar(tx, booking.id, tripToDrive(booking))
  else await reserveCar(tx, booking, { kind: 'always' })
}

/**
 * The objection to a booking as it would be after a change; its own car does not count. The time does, where it is
 * another one.
 */
export async function obstacleOfChange(
  tx: Transaction,
  after: TripToReserve,
  { isOtherTime }: { readonly isOtherTime: boolean },
): Promise<Obstacle | undefined> {
  const { closed, noCar } = await checkCar(tx, after.id, tripToDrive(after))
  return isOtherTime ? (closed ?? noCar) : noCar
}

/** Lets the office override an objection to a trip, for a reason that the history keeps. */
export async function requireOverride(
  tx: Transaction,
  booking: NumberedTrip,
  obstacle: Obstacle | undefined,
  { admin, overrideReason = null }: OfficeOverride,
): Promise<void> {
  if (!obstacle) return
  const trip = tripToDrive(booking)
  if (overrideReason === null) throw notSold(obstacle, booking, trip, tx.clock())
  await record(tx, 'booking.overridden', {
    admin,
    id: booking.id,
    name: booking.number,
    details: {
      obstacle: whyObstacle(obstacle, { vehicleName: booking.vehicleName, trip, now: tx.clock() }),
      reason: overrideReason,
    },
  })
}

async function findStanding({ em }: Transaction, bookingId: string): Promise<Booking | undefined> {
  const booking = await em.findOneOrFail(Booking, { id: bookingId }, { disableIdentityMap: true })
  return booking.cancelledAt == null && booking.status !== 'rejected' ? booking : undefined
}

export function tripToDrive(booking: TripToReserve): TripToDrive {
  const { pickupAt, pickupLat, pickupLon, dropoffLat, dropoffLon, hireHours, durationMinutes, stops } =
    booking
  const vehicle = vehicleById(booking.vehicleId)
  if (!vehicle) throw new Error(`The booking ${booking.id} is of no known vehicle`)
  return {
    vehicleId: vehicle.id,
    pickupAt,
    pickup: { lat: pickupLat, lon: pickupLon },
    dropoff: dropoffLat == null || dropoffLon == null ? null : { lat: dropoffLat, lon: dropoffLon },
    hireHours: hireHours ?? null,
    durationMinutes: durationMinutes ?? null,
    stayMinutes: stops.reduce((sum, { duration }) => sum + duration, 0),
  }
}
