import { wallTimeIn } from '@chauffeur/domain/time'

/**
 * Trips that tests speak of by name: bodies of POST /api/bookings as the documented client sends them, with counts as
 * text and answers as yes and no. All start after `START`. Distances are the embedded router's.
 */

/** A body of POST /api/bookings. Loose, so that a test can lay anything over it. */
export type BookingBody = Readonly<Record<string, unknown>>
export type QuoteBody = Readonly<Record<string, unknown>>

const customer: BookingBody = {
  customerName: 'Ana Sousa',
  customerEmail: 'ana.sousa@example.com',
  customerPhone: '+351 912 345 678',
  passengers: '2',
  flightNumber: '',
  notes: '',
  whatsappNotifications: 'no',
  isAirportService: 'no',
  billingAddressEnabled: false,
  childSeatCount: 0,
  boosterSeatCount: 0,
}

const transfer: BookingBody = { ...customer, serviceType: 'point-to-point', serviceDuration: '2' }

/** 23.2 km within the Algarve in the E Class: 38.28 by distance, so the minimum fare of 49.00. */
export function faroToVilamoura(change: BookingBody = {}): BookingBody {
  return {
    ...transfer,
    pickupLocation: 'Faro Airport',
    dropoffLocation: 'Vilamoura',
    pickupDate: '2027-01-27',
    pickupTime: '10:30',
    vehicleId: 2,
    vehicleName: 'Mercedes E Class',
    paymentMethod: 'cash',
    ...change,
  }
}

/** 119.5 km at 1.65 in the E Class: 197.175, which rounds up to 197.18. */
export function faroToSagres(change: BookingBody = {}): BookingBody {
  return faroToVilamoura({ pickupLocation: 'Faro', dropoffLocation: 'Sagres', ...change })
}

/** Starts in Spain: 201.1 km at 1.65 in the E Class are 331.815, which rounds up to 331.82. */
export function sevilleToFaro(change: BookingBody = {}): BookingBody {
  return faroToVilamoura({ pickupLocation: 'Seville', dropoffLocation: 'Faro', ...change })
}

/** Four hours from Faro in the V Class at 75.00: 300.00. */
export function hireInFaro(change: BookingBody = {}): BookingBody {
  return {
    ...customer,
    serviceType: 'hourly',
    serviceDuration: '4',
    pickupLocation: 'Faro',
    dropoffLocation: '',
    pickupDate: '2027-01-27',
    pickupTime: '10:30',
    vehicleId: 3,
    vehicleName: 'Mercedes V Class',
    paymentMethod: 'card_on_pickup',
    ...change,
  }
}

/** Returns the body with which the wizard asks for a quote before it sends this booking. */
export function quoteFor(booking: BookingBody, change: QuoteBody = {}): QuoteBody {
  return {
    pickup: booking['pickupLocation'],
    dropoff: booking['dropoffLocation'],
    stops: booking['stops'] ?? [],
    vehicleName: booking['vehicleName'],
    isHourly: booking['serviceType'] === 'hourly',
    duration: Number(booking['serviceDuration']),
    ...change,
  }
}

/** A booking's columns for a pick-up in the second of an instant, on the clock of Portugal. */
export function pickedUpAt(instant: Date) {
  const pickupAt = new Date(Math.floor(instant.getTime() / 1000) * 1000)
  const { date: pickupDate, time } = wallTimeIn('Europe/Lisbon', pickupAt)
  return { pickupDate, pickupTime: `${time}:${pickupAt.toISOString().slice(17, 19)}`, pickupAt }
}
