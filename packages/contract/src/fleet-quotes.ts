import { MAX_ADDRESS_LENGTH, MAX_PASSENGERS, MIN_PASSENGERS } from '@chauffeur/domain/limits'
import { pinId, pinText } from '@chauffeur/domain/pin'
import { z } from 'zod'
import { endpointsFor } from './endpoint.ts'
import { count, degrees, optionalText, placeName, text } from './fields.ts'
import { partnerPrice } from './partner-parts.ts'
import { quote, QUOTE_REFUSALS } from './quotes.ts'
import { hireHours, optionalPickupDate, optionalPickupTime, stops } from './trip-fields.ts'

/** The most characters of a place that is named by its id or code. */
const MAX_CODE_LENGTH = 300

/** A place as a partner names it: in words, by its id, by the code of an airport, or as a point on the map. */
const placeOf = (label: string) =>
  z
    .union(
      [
        text(label, MAX_ADDRESS_LENGTH),
        z.strictObject({ id: text(`${label} id`, MAX_CODE_LENGTH) }),
        z.strictObject({ iata: text(`${label} IATA code`, 3) }),
        z.strictObject({
          lat: degrees(`${label} latitude`, 90),
          lon: degrees(`${label} longitude`, 180),
          label: optionalText(`${label} label`, MAX_ADDRESS_LENGTH),
        }),
      ],
      {
        error: ({ input }) =>
          input == null
            ? `${label} is required.`
            : `${label} must be text, or an object with id, with iata, or with lat, lon and label.`,
      },
    )
    .describe(`${label}: its name or address; or {id}, {iata} or {lat, lon, label}`)

type Place = z.output<ReturnType<typeof placeOf>>

/** A place as text and place id. A label stays what the driver reads. */
function readPlace(place: Place) {
  if (typeof place === 'string') return { text: place, placeId: null, label: null }
  if ('id' in place) return { text: place.id, placeId: place.id, label: null }
  if ('iata' in place) return { text: place.iata, placeId: null, label: null }
  const { lat, lon, label } = place
  return { text: label ?? pinText({ lat, lon }), placeId: pinId({ lat, lon }), label }
}

const end = {
  id: z.string().describe('Send it as place id'),
  name: placeName,
  address: z.string(),
  lat: z.number().describe('Degrees, WGS 84'),
  lon: z.number(),
  iata: z.string().nullable().describe('The code of the airport that is there'),
}

const vehicleQuote = z.object({
  quoteId: quote.shape.quoteId.describe('Enough to book this trip in this vehicle at this price'),
  expiresAt: quote.shape.expiresAt,
  vehicle: z.object({ id: z.int(), name: z.string(), seats: z.int() }),
  price: partnerPrice.omit({ vat: true }),
  availability: quote.shape.availability,
  unavailableBecause: quote.shape.unavailableBecause,
  unavailableReason: quote.shape.unavailableReason,
  nearestTimes: quote.shape.nearestTimes,
})
export type VehicleQuote = z.infer<typeof vehicleQuote>

export const quoteFleet = endpointsFor('partner', 'Partners').post('/api/v1/quotes/vehicles', {
  procedure: 'quotes.fleet',
  summary: 'The fixed price of a trip in every vehicle',
  description:
    'One call for all vehicles, where POST /api/v1/quotes prices one. Nothing is stored, and no car is held. Each quoteId holds its price for 30 minutes and carries the trip, so that POST /api/v1/bookings needs no more of it. A vehicle without a fixed price is left out, and one that is too small for the passengers. A day that is over, or a time that no clock shows, is refused.',
  refusals: QUOTE_REFUSALS,
  limit: 'quote',
  scope: 'quote',
  isNeverCached: true,
  input: z
    .strictObject({
      pickup: placeOf('Pick-up location'),
      dropoff: placeOf('Drop-off location').nullish(),
      hours: hireHours.nullish().describe('Hired hours, for a hire in place of a drop-off'),
      stops,
      pickupDate: optionalPickupDate.describe('With the time: says which vehicles are free then'),
      pickupTime: optionalPickupTime,
      passengers: count('Passengers', MIN_PASSENGERS, MAX_PASSENGERS).nullish(),
    })
    .transform(({ dropoff = null, hours = null, passengers = null, ...asked }, ctx) => {
      if ((dropoff === null) === (hours === null)) {
        const message = 'A transfer has a drop-off location, and a hire has hours and none.'
        ctx.issues.push({ code: 'custom', input: dropoff, path: ['dropoff'], message })
        return z.NEVER
      }
      const places = {
        pickup: readPlace(asked.pickup),
        dropoff: dropoff === null ? null : readPlace(dropoff),
      }
      return { ...asked, ...places, hours, passengers }
    }),
  output: z.object({
    quotes: z.array(vehicleQuote),
    trip: z.object({
      serviceType: quote.shape.serviceType,
      pickup: z.object({
        at: z.iso
          .datetime({ offset: true })
          .nullable()
          .describe('With the offset of the clocks there; null where no time was asked for'),
        ...end,
      }),
      dropoff: z.object(end).nullable().describe('Null of a hire'),
      hours: z.number().nullable(),
      distanceKm: quote.shape.distanceKm,
      durationMinutes: quote.shape.durationMinutes,
      freeUntil: z.iso
        .datetime({ offset: true })
        .nullable()
        .describe('Until then cancelling is free; null where no time was asked for'),
      waitingMinutes: z.int().describe('So long the driver waits at the pick-up without a charge'),
    }),
  }),
})
export type FleetQuotesInput = z.output<typeof quoteFleet.input>
export type FleetQuotes = z.infer<typeof quoteFleet.output>
