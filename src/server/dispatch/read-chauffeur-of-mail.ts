import { bookingState } from '@chauffeur/domain/booking-status'
import { isWorthSending, isSameDrive, whatIsNew, type WhatIsNew } from '@chauffeur/domain/chauffeur-mails'
import type { ChauffeurMailKind } from '@chauffeur/domain/mail-kinds'
import { includedWait } from '@chauffeur/domain/no-show'
import { Assignment } from '../assignments/assignment.entity.ts'
import { carName } from '../assignments/present-trip.ts'
import type { Booking } from '../bookings/booking.entity.ts'
import { isAtAirport } from '../capacity/trip-to-drive.ts'
import { Car } from '../cars/car.entity.ts'
import { Driver } from '../cars/driver.entity.ts'
import type { DatabaseAccess } from '../core/transaction.ts'
import type { MailDetails } from '../outbox/outbox.entity.ts'
import { carsNeededFor } from '../bookings/cars-needed-for.ts'
import { drivenTrip, findMails, lastAnnounced } from './read-due-chauffeur-mails.ts'

/** What a mail says of who drives. */
export interface ChauffeurOfMail {
  readonly name: string
  readonly phone: string
  /** "black Mercedes E Class" */
  readonly car: string | null
  readonly plate: string | null
  readonly carNo: number
  /** How many cars the booking has. */
  readonly carCount: number
  readonly isAtAirport: boolean
  /** Minutes. */
  readonly includedWait: number
  /** Compared with what the guest knew before. */
  readonly news: WhatIsNew
}

/** Who drives, for a mail that was stored before; undefined when that has changed since, or the guest knows it. */
export async function readChauffeurOfMail(
  kind: ChauffeurMailKind,
  booking: Booking,
  drives: MailDetails['drives'],
  { em, clock }: DatabaseAccess,
): Promise<ChauffeurOfMail | undefined> {
  if (!drives || bookingState(booking) !== 'confirmed') return undefined
  const assignment = await em.findOne(Assignment, { id: drives.assignmentId, releasedAt: null })
  const trip = assignment && drivenTrip(assignment, booking.pickupAt)
  if (!trip || !isSameDrive(trip, drives) || !isWorthSending(kind, trip, clock())) return undefined
  const driver = await em.findOneOrFail(Driver, { id: trip.driverId })
  const car = trip.carId === null ? null : await em.findOneOrFail(Car, { id: trip.carId })
  const atAirport = isAtAirport({ lat: booking.pickupLat, lon: booking.pickupLon })
  const before = lastAnnounced(drives.carNo, await findMails([booking.id], em))
  return {
    name: driver.name,
    phone: driver.phoneE164,
    car: car && carName(car),
    plate: car && car.plate,
    carNo: drives.carNo,
    carCount: (await carsNeededFor([booking], em)).of(booking.id),
    isAtAirport: atAirport,
    includedWait: includedWait({ isAtAirport: atAirport }),
    news: whatIsNew(before, trip),
  }
}
