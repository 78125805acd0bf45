import type { AgentInput, AgentOutput } from '@chauffeur/contract/agent-tools'
import { airportAt } from '@chauffeur/domain/airports'
import { freeCancellationUntil } from '@chauffeur/domain/cancellation'
import { fits } from '@chauffeur/domain/capacity'
import { QUOTE_LIFETIME_MINUTES } from '@chauffeur/domain/limits'
import { hasLuggageRoom } from '@chauffeur/domain/luggage'
import { allowedPaymentMethods } from '@chauffeur/domain/payment-methods'
import { toKilometres } from '@chauffeur/domain/pricing'
import { isoIn } from '@chauffeur/domain/time'
import { fleetFor, type Vehicle } from '@chauffeur/domain/vehicles'
import { isInAlgarve } from '@chauffeur/geodata/algarve'
import { sentenceIn } from '@chauffeur/words/agent-words'
import { listLuggage } from '../catalogue/luggage/luggage.ts'
import type { Config } from '../core/config.ts'
import type { PaymentServices } from '../payments/online-payments.ts'
import { zoneOf } from '../quotes/places/places.ts'
import { offerVehicles } from '../quotes/quote-fleet.ts'
import { planQuoted, type PlannedQuote, type QuoteContext } from '../quotes/quote-trip.ts'
import { NO_WAY } from '../quotes/routes/routes.ts'
import type { AgentServices, QuotedTrip } from './agent-texts.ts'
import { bookingAddress } from './booking-address.ts'

type Input = AgentInput<'quote_trip'>
type Answer = AgentOutput<'quote_trip'>
type Context = QuoteContext & PaymentServices & AgentServices & { readonly config: Config }

/** The price of a trip in every vehicle that is offered to a party, with a text that keeps these prices. */
export async function quoteFleet(input: Input, context: Context): Promise<Answer> {
  const { hours = null, passengers, locale } = input
  const planned = await planQuoted({ ...input, stops: [], isHourly: hours !== null, hours }, context)
  const { trip, pickupAt } = planned
  const needed = 2 * input.largeSuitcases + input.cabinBags
  const luggage = await listLuggage(context.em)
  // A person books it on the site, at the price of the list.
  const offered = await offerVehicles(planned, fleetFor(passengers), { ...context, apiKey: undefined })
  const configs = ({ id }: Vehicle) =>
    luggage.filter((row) => row.vehicleId === id).map(({ config }) => config)
  const text = quotedTrip(input, planned, offered, context.clock())
  const zone = zoneOf(trip.pickup)
  const online = { pickupInAlgarve: isInAlgarve(trip.pickup), onlineOffered: context.payments !== undefined }
  return {
    serviceType: trip.serviceType,
    pickup: nameOf(trip.pickup),
    dropoff: trip.serviceType === 'hourly' ? null : nameOf(trip.dropoff),
    pickupAt: pickupAt ? isoIn(zone, pickupAt) : null,
    distanceKm: text.distance === null ? null : toKilometres(text.distance),
    durationMinutes: text.durationMinutes,
    freeUntil: pickupAt ? isoIn(zone, freeCancellationUntil(pickupAt)) : null,
    paymentMethods: [...allowedPaymentMethods(online).methods],
    currency: 'EUR',
    vehicles: offered.map(({ vehicle, priced }) => {
      const luggageFits = hasLuggageRoom(needed, configs(vehicle))
      const { totalPrice = null, availability, unavailableReason: why, nearestTimes } = priced?.quote ?? {}
      return {
        vehicleId: vehicle.id,
        vehicleName: vehicle.name,
        maxPassengers: vehicle.maxPassengers,
        fits: fits(vehicle, passengers).fits,
        ...(luggageFits !== undefined && { luggageFits }),
        totalPrice,
        ...(availability && { availability }),
        ...(why && { unavailableBecause: sentenceIn(locale, why) }),
        ...(nearestTimes && { nearestTimes }),
      }
    }),
    quoteId: context.agentTexts.sign(text),
    expiresAt: new Date(text.expires).toISOString(),
    bookUrl: bookingAddress(text.trip, { locale, publicUrl: context.config.PUBLIC_URL }),
  }
}

function quotedTrip(
  { pickupDate, pickupTime, passengers }: Input,
  { trip }: PlannedQuote,
  offered: Awaited<ReturnType<typeof offerVehicles>>,
  now: Date,
): QuotedTrip {
  const { pickup } = trip
  const dropoff = trip.serviceType === 'hourly' ? null : trip.dropoff
  const { distance, durationMinutes, routeFallback } =
    offered.find(({ priced }) => priced)?.priced?.priced ?? NO_WAY
  return {
    kind: 'trip',
    expires: now.getTime() + QUOTE_LIFETIME_MINUTES * 60_000,
    trip: {
      serviceType: trip.serviceType,
      serviceDuration: trip.serviceType === 'hourly' ? trip.hours : null,
      isAirportService: dropoff !== null && [pickup, dropoff].some((end) => airportAt(end) !== undefined),
      pickupLocation: pickup.address,
      pickupPlaceId: pickup.id,
      dropoffLocation: dropoff && dropoff.address,
      dropoffPlaceId: dropoff && dropoff.id,
      pickupDate,
      pickupTime,
      passengers,
    },
    pickup: { lat: pickup.lat, lon: pickup.lon },
    dropoff: dropoff && { lat: dropoff.lat, lon: dropoff.lon },
    distance,
    durationMinutes,
    routeFallback,
    prices: offered.flatMap(({ vehicle, priced }) =>
      priced ? [[vehicle.id, priced.priced.price.total, priced.priced.hourlyRate]] : [],
    ),
  }
}

function nameOf({ id, name, address }: PlannedQuote['trip']['pickup']) {
  return { id, name, address }
}
