import type { EnquiryTrip } from '@chauffeur/contract/enquiries'
import { describeDate, describeWallTime, type Zone } from '@chauffeur/domain/time'
import type { Enquiry } from '../enquiries/enquiry.entity.ts'
import { rowsWithText } from '../bookings/booking-facts.ts'
import type { Fact } from '../bookings/booking-facts.ts'
import { mailHref, phoneHref } from './contacts.ts'

/** What somebody asks, as far as it was said, and how to answer. */
export function enquiryFacts(enquiry: Enquiry): Fact[] {
  const { reference, customerName, customerEmail, customerPhone, bookingNumber, message, trip } = enquiry
  return rowsWithText([
    ['Reference', reference],
    ['Name', customerName],
    ['E-mail', customerEmail, mailHref(customerEmail ?? '')],
    ['Phone', customerPhone, phoneHref(customerPhone ?? '')],
    ['About the booking', bookingNumber],
    ...(trip ? tripRows(trip) : []),
    ['Message', message],
  ])
}

function tripRows(trip: EnquiryTrip): [string, string | null | undefined][] {
  return [
    ['Pick-up', when(trip)],
    ['From', trip.pickupLocation],
    ...trip.stops.map(({ location, duration }): [string, string] => [
      'Stop',
      `${location}, ${duration} minutes`,
    ]),
    ['To', trip.dropoffLocation],
    ['Hire', trip.serviceDuration && `${trip.serviceDuration} hours`],
    ['Flight', trip.flightNumber],
    ['Vehicle', trip.vehicleName],
    ['When asked', trip.unavailableBecause],
    ['Passengers', trip.passengers === null ? null : String(trip.passengers)],
    ['Luggage', trip.luggageConfig],
    ['Child seats', trip.childSeatCount > 0 ? String(trip.childSeatCount) : null],
    ['Booster seats', trip.boosterSeatCount > 0 ? String(trip.boosterSeatCount) : null],
    ['Special requests', trip.notes],
  ]
}

function when({ pickupDate, pickupTime, pickupZone }: EnquiryTrip): string {
  if (pickupDate !== null && pickupTime !== null && isZone(pickupZone))
    return describeWallTime({ date: pickupDate, time: pickupTime }, pickupZone)
  const date = pickupDate === null ? 'day not said' : describeDate(pickupDate)
  return pickupTime === null ? date : `${date}, ${pickupTime} (the pick-up’s own time)`
}

function isZone(zone: string | null): zone is Zone {
  return zone === 'Europe/Lisbon' || zone === 'Europe/Madrid'
}
