import { randomUUID } from 'node:crypto'
import type { OfferedTrip, OfferInput, OfferTripInput } from '@chauffeur/contract/offers'
import { fits } from '@chauffeur/domain/capacity'
import { offerEnd, offerRefusal } from '@chauffeur/domain/offer'
import { allowedPaymentMethods } from '@chauffeur/domain/payment-methods'
import type { Vehicle } from '@chauffeur/domain/vehicles'
import { isInAlgarve } from '@chauffeur/geodata/algarve'
import { vehicleOf } from '../catalogue/common/resolve-vehicle.ts'
import { englishSentence } from '@chauffeur/words/english-reasons'
import { invalid, Refusal } from '../core/refusal.ts'
import type { RequestContext } from '../core/request-context.ts'
import type { Transaction } from '../core/transaction.ts'
import { pickupMoment, type PickupMoment } from '../quotes/places/places.ts'
import { whyNotSold } from '../quotes/obstacle-of-trip.ts'
import { measureTrip } from '../quotes/routes/routes.ts'
import { inputsOf, planTrip, type RouteServices, type ResolvedTrip } from '../quotes/routes/plan-trip.ts'
import { Offer } from './enquiry.entity.ts'

export type OfferContext = Pick<RequestContext, 'em' | 'clock'> &
  RouteServices & { readonly payments: object | undefined }

/** An offer that may be stored as it is. */
type OfferDraft = Awaited<ReturnType<typeof draftOffer>>

/**
 * Checks an offer by the rules of a booking, so that none is sent that nobody could book: known places, a vehicle that
 * is large enough, a way to pay. A trip need have no price of ours, nor a road, nor a free car: see `checkOffer`.
 */
export async function draftOffer(input: OfferInput, context: OfferContext) {
  const vehicle = vehicleOf({ vehicleName: input.vehicleName })
  const fit = fits(vehicle, input.passengers)
  if (!fit.fits) throw new Refusal('INSUFFICIENT_CAPACITY', fit.reason)
  const { trip, moment } = await planOffer(input, 'offer.', context)
  const { methods, reason } = allowedPaymentMethods({
    pickupInAlgarve: isInAlgarve(trip.pickup),
    onlineOffered: context.payments !== undefined,
  })
  if (methods.length === 0)
    throw new Refusal('PAYMENT_METHOD_NOT_ALLOWED', { code: 'offer_not_payable', why: reason ?? null })
  const { totalPrice: totalCents, validUntil: lastDay } = input
  const refusal = offerRefusal({ totalCents, lastDay, pickup: moment }, context.clock())
  if (refusal) throw invalid(`offer.${refusal.field}`, refusal.reason)
  return {
    ...(await measureTrip(trip, context.routing)),
    trip: offeredTrip(input, trip, moment),
    inputs: inputsOf(trip, vehicle),
    vehicleId: vehicle.id satisfies Vehicle['id'],
    totalCents,
    expiresAt: offerEnd(lastDay, moment),
  }
}

/** Why nobody could book an offer of a trip now; null where its guest could. */
export async function checkOffer(
  input: OfferTripInput,
  context: Omit<OfferContext, 'payments'>,
): Promise<{ unavailableBecause: string | null }> {
  const vehicle = vehicleOf({ vehicleName: input.vehicleName })
  const { trip, moment } = await planOffer(input, '', context)
  const unavailableReason = await whyNotSold({ trip, vehicle, pickupAt: moment.at }, context)
  return { unavailableBecause: unavailableReason && englishSentence(unavailableReason) }
}

async function planOffer(
  input: OfferTripInput,
  prefix: 'offer.' | '',
  context: Omit<OfferContext, 'payments'>,
) {
  const trip = await planTrip(
    { ...input, pickup: input.pickupLocation, dropoff: input.dropoffLocation },
    {
      pickup: `${prefix}pickupLocation`,
      dropoff: `${prefix}dropoffLocation`,
      hours: `${prefix}serviceDuration`,
    },
    context,
  )
  const clock = { date: input.pickupDate, time: input.pickupTime }
  return { trip, moment: pickupMoment(clock, trip.pickup, context.clock()) }
}

/** Puts an offer down, for a reply to carry. */
export async function storeOffer(
  draft: OfferDraft,
  admin: string,
  { em, clock }: Transaction,
): Promise<string> {
  const id = randomUUID()
  await em.insert(Offer, { ...draft, id, createdAt: clock(), createdBy: admin })
  return id
}

function offeredTrip(input: OfferInput, trip: ResolvedTrip, { zone }: PickupMoment): OfferedTrip {
  const dropoff = trip.serviceType === 'point-to-point' ? trip.dropoff : null
  return {
    serviceType: trip.serviceType,
    serviceDuration: trip.serviceType === 'hourly' ? String(trip.hours) : null,
    pickupLocation: input.pickupLocation,
    pickupPlaceId: input.pickupPlaceId,
    pickupName: trip.pickup.name,
    pickupNote: input.pickupNote,
    dropoffLocation: dropoff && input.dropoffLocation,
    dropoffPlaceId: dropoff && input.dropoffPlaceId,
    dropoffName: dropoff?.name ?? null,
    dropoffNote: dropoff && input.dropoffNote,
    stops: trip.stops.map(({ id, name, minutes, lat, lon }) => ({
      id,
      location: name,
      duration: minutes,
      latitude: lat,
      longitude: lon,
    })),
    pickupDate: input.pickupDate,
    pickupTime: input.pickupTime,
    pickupZone: zone,
    passengers: input.passengers,
  }
}
