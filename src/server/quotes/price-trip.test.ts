import { vehicleById } from '@chauffeur/domain/vehicles'
import type { ResolvedPlace } from '@chauffeur/gateways/places/places'
import type { Routing } from '@chauffeur/gateways/routing/routing'
import { expect, test } from 'vitest'
import type { ResolvedTrip } from './routes/plan-trip.ts'
import { priceTrip } from './price-trip.ts'

/** A road of so many metres between any two places. */
function roadOf(distanceMetres: number): Routing {
  const line: [number, number][] = [
    [-7.97, 37.02],
    [-8.67, 37.1],
  ]
  const route = { distanceMetres, durationSeconds: 1799, line, legs: [], provider: 'osrm' } as const
  return { route: () => Promise.resolve(route) }
}

const place = (name: string): ResolvedPlace => ({
  id: name,
  name,
  address: name,
  aliases: [],
  displayType: 'city',
  region: 'Algarve',
  isGoogleResult: false,
  country: 'PT',
  lat: 37,
  lon: -8,
  match: 'name',
  confidence: 1,
})

const stop = { id: 'silves', name: 'Silves', lat: 37.2, lon: -8.4, hourlyPriceCents: 4549, minutes: 120 }
const trip: ResolvedTrip = {
  serviceType: 'point-to-point',
  pickup: place('Faro'),
  dropoff: place('Lagos'),
  stops: [{ ...stop, priceCents: 9100 }],
}

test.for([
  [12_345, 123, 2030],
  [12_349, 123, 2030],
  [12_350, 124, 2046],
] as const)(
  'a way of %i metres is charged as %i tenths of a kilometre for %i cents, the stop in whole euros',
  async ([metres, distance, basePrice]) => {
    const vehicle = vehicleById(2)
    const rate = { type: 'point-to-point', minimumFare: 0, pricePerKm: 165 } as const
    const priced = vehicle && (await priceTrip(trip, vehicle, () => Promise.resolve(rate), roadOf(metres)))
    expect(priced).toEqual({
      price: { basePrice, stopCosts: 9100, total: basePrice + 9100 },
      hourlyRate: null,
      distance,
      durationMinutes: 30,
      routeFallback: false,
    })
  },
)
