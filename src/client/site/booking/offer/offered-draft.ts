import type { Offer } from '@chauffeur/contract/offers'
import { DEFAULT_HIRE_HOURS } from '@chauffeur/domain/hire'
import { vehicleById } from '@chauffeur/domain/vehicles'
import { useNavigate } from '@tanstack/react-router'
import { emptyDraft, type Draft } from '../../../shared/journey/draft/draft.ts'
import { randomId } from '../../../shared/forms/random-id.ts'
import { newBookingSession } from '../../../shared/journey/draft/booking-session.ts'
import { storeSession } from '../../../shared/journey/draft/session-storage.ts'

/** The draft that an offer starts with: its trip, and what the customer said when they asked. */
export function draftOfOffer(offer: Offer): Draft {
  const { customer } = offer
  const draft = { ...emptyDraft, passengers: offer.trip.passengers }
  if (!customer) return withOffer(draft, offer)
  return withOffer(
    {
      ...draft,
      passengerName: customer.customerName,
      email: customer.customerEmail ?? '',
      phone: customer.customerPhone ?? '',
      whatsappNotifications: customer.whatsappNotifications,
      isAirport: customer.isAirportService && offer.trip.serviceType === 'point-to-point',
      flightNumber: customer.flightNumber ?? '',
      notes: customer.notes ?? '',
      seatsWanted: customer.childSeatCount + customer.boosterSeatCount > 0,
      childSeatCount: customer.childSeatCount,
      boosterSeatCount: customer.boosterSeatCount,
      luggageConfig: customer.luggageConfig,
    },
    offer,
  )
}

/** The draft with all that belongs to the offer as it was offered, whatever the draft says of it. */
export function withOffer(draft: Draft, { trip, vehicleId }: Offer): Draft {
  const vehicle = vehicleById(vehicleId)
  return {
    ...draft,
    serviceType: trip.serviceType,
    pickupLocation: trip.pickupLocation,
    pickupPlaceId: trip.pickupPlaceId ?? '',
    pickupName: trip.pickupName,
    dropoffLocation: trip.dropoffLocation ?? '',
    dropoffPlaceId: trip.dropoffPlaceId ?? '',
    dropoffName: trip.dropoffName ?? '',
    stops: trip.stops.map((stop) => ({ ...stop, hourlyPrice: 0 })),
    duration: trip.serviceDuration === null ? DEFAULT_HIRE_HOURS : Number(trip.serviceDuration),
    pickupDate: trip.pickupDate,
    pickupTime: trip.pickupTime,
    passengers: Math.min(draft.passengers, vehicle?.maxPassengers ?? draft.passengers),
    vehicleId: vehicle?.id ?? null,
  }
}

/** Opens the wizard with this trip, which is free to be changed there and costs what it costs today. */
export function useLeaveOffer(): (draft: Draft) => void {
  const navigate = useNavigate()
  return (draft) => {
    storeSession({ ...newBookingSession, id: randomId(), draft })
    void navigate({ to: '/book', search: {} })
  }
}
