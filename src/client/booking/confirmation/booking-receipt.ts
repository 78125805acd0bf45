import type { Quote } from '@chauffeur/contract/quotes'
import type { PaymentMethod } from '@chauffeur/domain/payment-methods'
import type { PaymentStatus } from '@chauffeur/domain/payment-status'
import type { Zone } from '@chauffeur/domain/time'
import { nameOnSign } from '@chauffeur/domain/traveller'
import { tripMinutes } from '@chauffeur/domain/trip-minutes'
import type { Draft } from '../draft/draft.ts'
import { isAirportPickup } from '../draft/is-airport-pickup.ts'
import { journeyPoints } from '../journey/journey-points.ts'
import type { BookingReceipt } from '../../receipt/receipt-storage.ts'

interface Reserved {
  readonly booked: {
    readonly id: string
    readonly bookingNumber: string
    readonly totalPrice: number
    readonly paymentStatus: PaymentStatus
  }
  readonly vehicleName: string
  readonly quote: Quote
  readonly paymentMethod: PaymentMethod
  readonly zone: Zone
}

/** What is kept of a booking when its draft is thrown away. */
export function bookingReceipt(draft: Draft, reserved: Reserved): BookingReceipt {
  const { booked, vehicleName, quote, paymentMethod, zone } = reserved
  const { id, bookingNumber, totalPrice, paymentStatus } = booked
  const { email, pickupDate, pickupTime, stops } = draft
  const hireHours = draft.serviceType === 'hourly' ? draft.duration : null
  return {
    id,
    bookingNumber,
    email: email.trim(),
    vehicleName,
    pickupDate,
    pickupTime,
    zone,
    minutes: tripMinutes({ hireHours, durationMinutes: quote.durationMinutes, stops }),
    totalPrice,
    paymentMethod,
    isPaid: paymentStatus === 'completed',
    points: journeyPoints(draft),
    ...(meetsAtAirport(draft) && { arrival: { sign: signOf(draft) } }),
  }
}

/** Also where a hire begins at an airport. */
function meetsAtAirport(draft: Draft): boolean {
  return draft.pickupIsAirport || isAirportPickup(draft)
}

function signOf(draft: Draft): string {
  const { passengerName, phone, isForAnother, travellerName, signName } = draft
  return nameOnSign({
    customerName: passengerName.trim(),
    customerPhone: phone,
    travellerName: isForAnother ? travellerName.trim() : null,
    signName: isAirportPickup(draft) ? signName.trim() : null,
  })
}
