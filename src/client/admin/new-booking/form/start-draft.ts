import type { Enquiry, EnquiryTrip } from '@chauffeur/contract/enquiries'
import { vehicleById } from '@chauffeur/domain/vehicles'
import { changeDraft, emptyDraft, type Draft, type DraftChange } from '../../../shared/journey/draft/draft.ts'
import type { ChosenPlace } from '../../../shared/places/location-field.tsx'

/** The form as it is opened: empty, or with what an enquiry says. Its stops follow once they are found on the way. */
export function startDraft(enquiry: Enquiry | undefined): Draft {
  if (!enquiry) return emptyDraft
  const { customerName, customerEmail, customerPhone, whatsappNotifications, trip } = enquiry
  const customer: DraftChange = {
    type: 'set',
    fields: {
      passengerName: customerName,
      email: customerEmail ?? '',
      phone: customerPhone ?? '',
      whatsappNotifications,
      notes: trip?.notes ?? '',
    },
  }
  return [customer, ...(trip ? tripChanges(trip) : [])].reduce(changeDraft, emptyDraft)
}

function tripChanges(trip: EnquiryTrip): DraftChange[] {
  const { childSeatCount, boosterSeatCount, luggageConfig } = trip
  const vehicle = vehicleById(trip.vehicleId ?? 0)
  return [
    { type: 'service', serviceType: trip.serviceType },
    { type: 'pickup', place: placeOf(trip.pickupLocation, trip.pickupPlaceId) },
    { type: 'dropoff', place: placeOf(trip.dropoffLocation, trip.dropoffPlaceId) },
    { type: 'airport', on: trip.isAirportService },
    {
      type: 'set',
      fields: {
        pickupDate: trip.pickupDate ?? '',
        pickupTime: trip.pickupTime ?? '',
        flightNumber: trip.flightNumber ?? '',
      },
    },
    ...(trip.serviceDuration === null
      ? []
      : [{ type: 'duration' as const, hours: Number(trip.serviceDuration) }]),
    ...(trip.passengers === null ? [] : [{ type: 'passengers' as const, count: trip.passengers }]),
    { type: 'seats-wanted', on: childSeatCount + boosterSeatCount > 0 },
    { type: 'seats', field: 'childSeatCount', count: childSeatCount },
    { type: 'seats', field: 'boosterSeatCount', count: boosterSeatCount },
    ...(vehicle ? [{ type: 'luggage' as const, vehicleId: vehicle.id, config: luggageConfig }] : []),
  ]
}

function placeOf(location: string | null, placeId: string | null): ChosenPlace | null {
  return location === null ? null : { location, placeId: placeId ?? '', name: '' }
}
