import { randomUUID } from 'node:crypto'
import { noCarSentence } from '@chauffeur/domain/no-car'
import { wallTimeIn, zoneAt } from '@chauffeur/domain/time'
import type { ChangedField } from '@chauffeur/domain/webhooks'
import { vehicleById } from '@chauffeur/domain/vehicles'
import type { ReleaseReason } from '../capacity/car-commitment.entity.ts'
import { holdsCar, releaseCar, takeCar } from '../capacity/take-car.ts'
import type { TripToDrive } from '../capacity/trip-to-drive.ts'
import { Refusal } from '../core/refusal.ts'
import { record, type Transaction } from '../core/transaction.ts'
import { Booking } from './booking.entity.ts'

type TripOfBooking = Pick<
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

/** What of a booking decides when and where it needs which car. */
const MOVING: ReadonlySet<ChangedField> = new Set<ChangedField>([
  'pickupAt',
  'pickupLocation',
  'dropoffLocation',
  'stops',
  'serviceDuration',
  'vehicleName',
])

/** Holds a car for a booking that is being stored; refused where none is free. */
export async function sellCar(tx: Transaction, booking: TripOfBooking): Promise<void> {
  const trip = tripOf(booking)
  const found = await takeCar(tx, booking.id, trip)
  if (found.isFree) return
  const { nearestTimes } = found
  const asked = wallTimeIn(zoneAt(trip.pickup), trip.pickupAt)
  throw new Refusal('NO_CAR', noCarSentence(booking.vehicleName, asked, nearestTimes), { nearestTimes })
}

/** Holds a car for a booking that the office makes: where none is free it is told, and finds one. */
export async function promiseCar(
  tx: Transaction,
  booking: TripOfBooking & Pick<Booking, 'number'>,
): Promise<void> {
  const found = await takeCar(tx, booking.id, tripOf(booking), { isHeldAnyway: true })
  if (!found.isFree)
    await record(tx, 'booking.without-car', {
      bookingId: booking.id,
      bookingNumber: booking.number,
      occasion: randomUUID(),
    })
}

/** Holds a car again for a booking that has let go of its own: it was paid late, or accepted all the same. */
export async function promiseCarAgain(tx: Transaction, bookingId: string): Promise<void> {
  if (await holdsCar(tx, bookingId)) return
  const booking = await findStanding(tx, bookingId)
  if (booking) await promiseCar(tx, booking)
}

/** Gives back the car of a booking that ends. */
export async function letCarGo(tx: Transaction, bookingId: string, reason: ReleaseReason): Promise<void> {
  await releaseCar(tx, bookingId, reason)
}

/** Gives back the car of a booking that was not paid in time, unless the office has accepted it. */
export async function letUnpaidCarGo(tx: Transaction, bookingId: string): Promise<void> {
  const isPending = (await tx.em.count(Booking, { id: bookingId, status: 'pending' })) > 0
  if (isPending) await releaseCar(tx, bookingId, 'not paid')
}

/** Holds the car that a changed booking needs now. */
export async function moveCar(
  tx: Transaction,
  bookingId: string,
  fields: readonly ChangedField[],
): Promise<void> {
  if (!fields.some((field) => MOVING.has(field))) return
  const booking = await findStanding(tx, bookingId)
  if (booking && (await releaseCar(tx, bookingId, 'changed'))) await promiseCar(tx, booking)
}

async function findStanding({ em }: Transaction, bookingId: string): Promise<Booking | undefined> {
  const booking = await em.findOneOrFail(Booking, { id: bookingId }, { disableIdentityMap: true })
  return booking.cancelledAt == null && booking.status !== 'rejected' ? booking : undefined
}

function tripOf(booking: TripOfBooking): TripToDrive {
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
