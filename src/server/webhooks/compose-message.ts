import { randomUUID } from 'node:crypto'
import type { PartnerTrip } from '@chauffeur/contract/partner-fields'
import type { WebhookBooking, WebhookFacts, WebhookTestMessage } from '@chauffeur/contract/webhook-messages'
import { pick } from '@chauffeur/domain/booking-facts'
import { toEuros } from '@chauffeur/domain/money'
import { isoIn } from '@chauffeur/domain/time'
import { travellerOf } from '@chauffeur/domain/traveller'
import { WEBHOOK_TEST, type WebhookEvent } from '@chauffeur/domain/webhooks'
import { presentFacts } from '../bookings/booking-core.ts'
import type { Booking } from '../bookings/booking.entity.ts'
import { e164 } from '@chauffeur/domain/phone-number'
import { metadataOf, stopsOf } from '../bookings/stored-booking.ts'

/** A webhook-id, by which receivers recognise a message that they have had before. */
export function newMessageId(): string {
  return `msg_${randomUUID().replaceAll('-', '')}`
}

/** The message to a receiver: under 20 kB however long its texts are, as Standard Webhooks advises. */
export function composeMessage<Type extends WebhookEvent>(
  { type, facts }: WebhookOccasion<Type>,
  { booking, trips, now }: ToldBooking,
): string {
  return JSON.stringify({
    type,
    timestamp: now.toISOString(),
    data: { ...describeBooking(booking), trips: [...trips], ...facts } satisfies WebhookBooking,
  })
}

/** A type of message, with what such a message has beside the booking. */
export interface WebhookOccasion<Type extends WebhookEvent> {
  readonly type: Type
  readonly facts: WebhookFacts<Type>
}

export interface ToldBooking {
  readonly booking: Booking
  /** As they were told last. */
  readonly trips: readonly PartnerTrip[]
  readonly now: Date
}

export function composeTest(now: Date): string {
  return JSON.stringify({
    type: WEBHOOK_TEST,
    timestamp: now.toISOString(),
    data: { message: 'This is a test. No booking has changed.' },
  } satisfies WebhookTestMessage)
}

function describeBooking(booking: Booking): Omit<WebhookBooking, 'trips'> {
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
    createdAt: booking.createdAt.toISOString(),
    updatedAt: booking.updatedAt.toISOString(),
    decidedAt: booking.decidedAt?.toISOString() ?? null,
    cancelledAt: booking.cancelledAt?.toISOString() ?? null,
    cancelledBy: booking.cancelledBy ?? null,
  }
}

/** That of whoever travels, as far as it is known. */
function passengerPhone({ travellerPhone, customerPhone, customerPhoneE164 }: Booking): string {
  if (travellerPhone) return e164(travellerPhone) ?? travellerPhone
  return customerPhoneE164 ?? customerPhone
}
