import type { BookingInMessages } from '@chauffeur/contract/webhook-messages'
import { pick } from '@chauffeur/domain/booking-facts'
import { decisionDueAt } from '@chauffeur/domain/decide-by'
import { toEuros } from '@chauffeur/domain/money'
import { e164 } from '@chauffeur/domain/phone-number'
import { isoIn } from '@chauffeur/domain/time'
import { travellerOf } from '@chauffeur/domain/traveller'
import { presentFacts } from './booking-core.ts'
import type { Booking } from './booking.entity.ts'
import { metadataOf, stopsOf } from './stored-booking.ts'

/** The part of a message about a booking that its own row says. Amounts in euros. */
export function presentInMessages(booking: Booking): BookingInMessages {
  const facts = presentFacts(booking, 'message')
  return {
    id: booking.id,
    bookingNumber: booking.number,
    reference: booking.reference ?? null,
    metadata: metadataOf(booking),
    status: booking.status,
    paymentMethod: booking.paymentMethod,
    paymentStatus: booking.paymentStatus,
    totalPrice: toEuros(booking.totalCents),
    currency: 'EUR',
    serviceType: booking.serviceType,
    hours: booking.hireHours ?? null,
    pickupAt: isoIn(booking.pickupZone, booking.pickupAt),
    pickupLocation: booking.pickupLocation,
    dropoffLocation: booking.dropoffLocation ?? null,
    stops: stopsOf(booking).map(({ location, duration }) => ({ location, minutes: duration })),
    vehicle: { id: booking.vehicleId, name: booking.vehicleName },
    ...pick(facts, ['passengers', 'childSeatCount', 'boosterSeatCount', 'luggageConfig', 'flightNumber']),
    passengerName: travellerOf(booking).name,
    passengerPhone: passengerPhone(booking),
    ...facts,
    version: booking.version,
    createdAt: booking.createdAt.toISOString(),
    updatedAt: booking.updatedAt.toISOString(),
    decidedAt: booking.decidedAt?.toISOString() ?? null,
    decideBy: decisionDueAt(booking)?.toISOString() ?? null,
    rejectCode: booking.rejectCode ?? null,
    cancelledAt: booking.cancelledAt?.toISOString() ?? null,
    cancelledBy: booking.cancelledBy ?? null,
  }
}

/** That of whoever travels, as far as it is known. */
function passengerPhone({ travellerPhone, customerPhone, customerPhoneE164 }: Booking): string {
  if (travellerPhone) return e164(travellerPhone) ?? travellerPhone
  return customerPhoneE164 ?? customerPhone
}
