import { randomUUID } from 'node:crypto'
import type { ChangedField } from '@chauffeur/domain/webhooks'
import { vehicleById } from '@chauffeur/domain/vehicles'
import type { Obstacle } from '../capacity/look-for-cars.ts'
import { checkCar, holdsCar, releaseCar, takeCar } from '../capacity/take-car.ts'
import type { TripToDrive } from '../capacity/trip-to-drive.ts'
import { record, type Transaction } from '../core/transaction.ts'
import { Booking } from './booking.entity.ts'
import { notSold, sentenceOf } from './not-sold.ts'

export type TripOfBooking = Pick<
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
type NumberedTrip = TripOfBooking & Pick<Booking, 'number'>

/** Who of the office goes over what speaks against a trip, and why; without a reason it is refused. */
export interface OfficeOverride {
  readonly admin: string
  readonly overReason?: string | null
}

/** What of a booking decides when and where it needs which car. */
export const MOVING: ReadonlySet<ChangedField> = new Set<ChangedField>([
  'pickupAt',
  'pickupLocation',
  'dropoffLocation',
  'stops',
  'serviceDuration',
  'vehicleName',
])

/**
 * Holds a car for a booking that a guest or a partner makes; refused where it is not sold. The last act of its transaction:
 * from here until that ends nobody else sells a car of the base.
 */
export async function sellCar(tx: Transaction, booking: TripOfBooking): Promise<void> {
  const trip = tripToDrive(booking)
  const { closed, noCar } = await takeCar(tx, booking.id, trip)
  const obstacle = closed ?? noCar
  if (obstacle) throw notSold(obstacle, booking, trip, tx.clock())
}

/** Holds a car for a booking that the office makes; over what speaks against it for a reason only. */
export async function promiseCar(
  tx: Transaction,
  booking: NumberedTrip,
  override: OfficeOverride,
): Promise<void> {
  const { closed, noCar } = await takeCar(tx, booking.id, tripToDrive(booking))
  await goOver(tx, booking, closed ?? noCar, override)
}

/** Holds or keeps the car of a booking that the office accepts. Where none is free it asks for a reason. */
export async function confirmCar(
  tx: Transaction,
  bookingId: string,
  override: OfficeOverride,
): Promise<void> {
  const booking = await findStanding(tx, bookingId)
  if (!booking) return
  const look = (await holdsCar(tx, bookingId)) ? checkCar : takeCar
  const { noCar } = await look(tx, bookingId, tripToDrive(booking))
  await goOver(tx, booking, noCar, override)
}

/** Holds a car again for a booking that has let go of its own; where none is free the office is told, and finds one. */
export async function holdCarAgain(tx: Transaction, bookingId: string): Promise<void> {
  if (await holdsCar(tx, bookingId)) return
  const booking = await findStanding(tx, bookingId)
  if (booking) await holdAnyway(tx, booking)
}

/** Gives back the car of a booking that was not paid in time, unless the office has accepted it. */
export async function releaseUnpaidCar(tx: Transaction, bookingId: string): Promise<void> {
  const isPending = (await tx.em.count(Booking, { id: bookingId, status: 'pending' })) > 0
  if (isPending) await releaseCar(tx, bookingId, 'not paid')
}

/** Holds the car that a changed booking needs now. */
export async function moveCar(
  tx: Transaction,
  bookingId: string,
  fields: readonly ChangedField[],
  isOverridden: boolean,
): Promise<void> {
  if (!fields.some((field) => MOVING.has(field))) return
  const booking = await findStanding(tx, bookingId)
  if (!booking || !(await releaseCar(tx, bookingId, 'changed'))) return
  if (isOverridden) await takeCar(tx, booking.id, tripToDrive(booking))
  else await holdAnyway(tx, booking)
}

/**
 * What speaks against a booking as it would be after a change; its own car does not count. The time does, where it is
 * another one.
 */
export async function obstacleOfChange(
  tx: Transaction,
  after: TripOfBooking,
  { isOtherTime }: { readonly isOtherTime: boolean },
): Promise<Obstacle | undefined> {
  const { closed, noCar } = await checkCar(tx, after.id, tripToDrive(after))
  return isOtherTime ? (closed ?? noCar) : noCar
}

/** Lets the office go over what speaks against a trip, for a reason that the history keeps. */
export async function goOver(
  tx: Transaction,
  booking: NumberedTrip,
  obstacle: Obstacle | undefined,
  { admin, overReason = null }: OfficeOverride,
): Promise<void> {
  if (!obstacle) return
  const trip = tripToDrive(booking)
  if (overReason === null) throw notSold(obstacle, booking, trip, tx.clock())
  await record(tx, 'booking.overridden', {
    admin,
    id: booking.id,
    name: booking.number,
    details: { note: sentenceOf(obstacle, booking, trip, tx.clock()), reason: overReason },
  })
}

async function holdAnyway(tx: Transaction, booking: NumberedTrip): Promise<void> {
  const { noCar } = await takeCar(tx, booking.id, tripToDrive(booking))
  if (noCar)
    await record(tx, 'booking.without-car', {
      bookingId: booking.id,
      bookingNumber: booking.number,
      occasion: randomUUID(),
    })
}

async function findStanding({ em }: Transaction, bookingId: string): Promise<Booking | undefined> {
  const booking = await em.findOneOrFail(Booking, { id: bookingId }, { disableIdentityMap: true })
  return booking.cancelledAt == null && booking.status !== 'rejected' ? booking : undefined
}

export function tripToDrive(booking: TripOfBooking): TripToDrive {
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
