import { localePath, type Locale } from '@chauffeur/domain/locale'
import type { AgentTrip } from './agent-texts.ts'

/** The fields of who travels and what they wish, by the names of the call that books. */
const DETAILS = [
  'pickupTime',
  'customerName',
  'customerEmail',
  'customerPhone',
  'signName',
  'flightNumber',
  'luggageConfig',
  'childSeatCount',
  'boosterSeatCount',
  'notes',
  'paymentMethod',
] as const

interface Site {
  readonly locale: Locale
  readonly publicUrl: string
}

/**
 * The address of the booking form with a trip filled in, as the form on the home page opens it. What says who
 * travels stands behind the #, which no server and no log reads.
 */
export function bookingAddress(
  booking: AgentTrip & Readonly<Record<string, unknown>>,
  { locale, publicUrl }: Site,
): string {
  const { isAirportService: isAirport, serviceDuration, serviceType } = booking
  const query = parameters({
    pickup: booking.pickupLocation,
    pickupPlaceId: booking.pickupPlaceId,
    dropoff: booking.dropoffLocation,
    dropoffPlaceId: booking.dropoffPlaceId,
    ...(serviceType === 'hourly' ? { serviceType, duration: serviceDuration } : { isAirport }),
    date: booking.pickupDate,
    passengers: booking.passengers,
    vehicleId: booking['vehicleId'],
  })
  const details = parameters(Object.fromEntries(DETAILS.map((name) => [name, booking[name]])))
  return `${publicUrl}${localePath('/book', locale)}?${query}${details && `#${details}`}`
}

function parameters(values: Readonly<Record<string, unknown>>): string {
  const given = Object.entries(values).flatMap(([name, value]) =>
    isGiven(value) ? [[name, String(value)]] : [],
  )
  return new URLSearchParams(given).toString()
}

function isGiven(value: unknown): value is string | number | boolean {
  if (typeof value === 'boolean') return true
  return (typeof value === 'string' || typeof value === 'number') && value !== '' && value !== 0
}
