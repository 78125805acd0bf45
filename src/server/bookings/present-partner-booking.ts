import {
  ownPartOfBooking,
  type OwnPartOfBooking,
  type PartnerBooking,
} from '@chauffeur/contract/partner-bookings'
import type { BookingInMessages } from '@chauffeur/contract/webhook-messages'
import { isLiveNumber } from '@chauffeur/domain/booking-number'
import { lifeState } from '@chauffeur/domain/life-state'
import { e164 } from '@chauffeur/domain/phone-number'
import { isoIn } from '@chauffeur/domain/time'
import { travellerOf } from '@chauffeur/domain/traveller'
import { z } from 'zod'
import { presentCore } from './booking-core.ts'
import type { Booking } from './booking.entity.ts'
import { metadataOf, stopsOf } from './stored-booking.ts'

/** The facts of a booking that stand in tables of their own. Amounts in cents. */
export interface BesideBooking extends Pick<PartnerBooking, 'change'> {
  readonly journey: PartnerBooking['journey']
  /** As they were told last. */
  readonly trips: PartnerBooking['trips']
}

/** A booking as its partner reads it, in answers and in messages. Amounts in cents. */
export function presentPartnerBooking(
  booking: Booking,
  { journey, change, trips }: BesideBooking,
): PartnerBooking {
  const states = trips.map(({ state }) => state)
  return {
    ...presentOwnPart(booking),
    ...(journey && { journey: { number: journey.number, leg: journey.leg } }),
    state: lifeState(booking, states),
    change,
    trips,
  }
}

function presentOwnPart(booking: Booking): OwnPartOfBooking {
  return {
    ...presentCore(booking, 'partner'),
    livemode: isLiveNumber(booking.number),
    metadata: metadataOf(booking),
    currency: 'EUR',
    version: booking.version,
    updatedAt: booking.updatedAt.toISOString(),
    pickupAt: isoIn(booking.pickupZone, booking.pickupAt),
    stops: stopsOf(booking).map(({ location, duration, priceCents }) => ({
      location,
      minutes: duration,
      price: priceCents,
      duration,
    })),
    hours: booking.hireHours ?? null,
    vehicle: { id: booking.vehicleId, name: booking.vehicleName },
    ...presentPeople(booking),
  }
}

function presentPeople(booking: Booking): Pick<PartnerBooking, 'guest' | 'booker'> {
  const { locale, customerName, customerEmail, travellerName } = booking
  const guest = { ...travellerOf(booking), phone: guestPhone(booking), locale }
  if (!travellerName) return { guest: { ...guest, email: customerEmail }, booker: null }
  return {
    guest: { ...guest, email: null },
    booker: { name: customerName, email: customerEmail, phone: customerPhone(booking) },
  }
}

/** That of whoever travels, as far as it is known. */
function guestPhone(booking: Booking): string {
  const { travellerPhone } = booking
  return travellerPhone ? (e164(travellerPhone) ?? travellerPhone) : customerPhone(booking)
}

const customerPhone = (booking: Booking): string => booking.customerPhoneE164 ?? booking.customerPhone

/** The part of a message about a booking that its own row says, as it is sent. */
export function presentInMessages(booking: Booking): BookingInMessages {
  return { ...z.encode(ownPartOfBooking, presentOwnPart(booking)), ...presentNamesOfBefore(booking) }
}

/** The fields that messages alone have, for receivers of before. */
export function presentNamesOfBefore(
  booking: Booking,
): Pick<BookingInMessages, 'passengerName' | 'passengerPhone'> {
  const { name, phone } = presentPeople(booking).guest
  return { passengerName: name, passengerPhone: phone }
}
