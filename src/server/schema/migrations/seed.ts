import { vehicleChoices } from '@chauffeur/domain/vehicles'
import { SCENIC_STOPS } from '@chauffeur/geodata/stops'

/**
 * The first rows of a new installation, so that a first trip has a price: figures that the owner replaces in the office.
 * Plain facts, which the baseline writes once.
 */

/** Euros: minimum fare, price per kilometre, hourly rate. */
const FIRST_PRICES: Readonly<Record<string, readonly [minimumFare: number, perKm: number, hourly: number]>> =
  {
    'Mercedes S Class': [75, 2.4, 95],
    'Mercedes E Class': [49, 1.65, 65],
    'Mercedes V Class': [59, 1.95, 75],
    'Mercedes Vito': [54, 1.8, 68],
    'Sprinter (or two vans)': [110, 3.2, 120],
  }

export const firstPrices = vehicleChoices.flatMap((vehicleName) => {
  const prices = FIRST_PRICES[vehicleName]
  if (!prices) throw new Error(`No first price for ${vehicleName}`)
  const [minimumFare, perKm, hourly] = prices.map((euros) => Math.round(euros * 100))
  return [
    { vehicleName, serviceType: 'point-to-point', minimumFare, perKm, hourly: null },
    { vehicleName, serviceType: 'hourly', minimumFare: null, perKm: null, hourly },
  ]
})

type Endpoint = readonly [lat: number, lng: number, radiusKm: number]

const ALGARVE: Endpoint = [37.12, -8.15, 80]
const LISBON: Endpoint = [38.74, -9.2, 45]
const SEVILLE: Endpoint = [37.39, -5.98, 35]

/** The routes that stops are sold on, with the circle round each end. */
export const firstRoutes: readonly { name: string; a: Endpoint; b: Endpoint }[] = [
  { name: 'Faro-Lisbon', a: ALGARVE, b: LISBON },
  { name: 'Faro-Seville', a: ALGARVE, b: SEVILLE },
  { name: 'Lisbon-Seville', a: LISBON, b: SEVILLE },
  { name: 'Faro-Sagres', a: [37.05, -7.97, 25], b: [37.05, -8.92, 25] },
  { name: 'Lisbon-Cascais', a: [38.74, -9.15, 15], b: [38.74, -9.43, 15] },
]

// A stop is offered on a route when it costs little way and time there.
const SMALL_DETOUR = { km: 40, minutes: 45 }

/** What an hour at each of the first stops costs, in euros. */
const STOP_HOURLY_PRICE = 60

/** Where the first release served the picture of a stop; a later migration moves on from there. */
export function stopPicture(name: string): string {
  const slug = name
    .normalize('NFD')
    .replaceAll(/\p{Mark}/gu, '')
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, '-')
    .replaceAll(/^-|-$/g, '')
  return `/art/stops/${slug}.webp`
}

export const firstStops = SCENIC_STOPS.map(({ name, lat, lon, detours }) => ({
  name,
  imageUrl: stopPicture(name),
  lat,
  lon,
  hourlyPriceCents: STOP_HOURLY_PRICE * 100,
  routes: detours
    .filter(({ km, minutes }) => km <= SMALL_DETOUR.km && minutes <= SMALL_DETOUR.minutes)
    .map(({ route }) => route),
})).filter(({ routes }) => routes.length > 0)

/** By vehicle id; the first of each is what it takes with every seat in use. */
const FIRST_LUGGAGE: readonly {
  vehicleName: string
  vehicleId: number
  /** As the pictures of the vehicle are called. */
  picture: string
  configs: readonly string[]
}[] = [
  {
    vehicleId: 1,
    vehicleName: 'Mercedes S Class',
    picture: 's-class',
    configs: ['2 large suitcases', '1 large + 2 cabin bags', '3 cabin bags'],
  },
  {
    vehicleId: 2,
    vehicleName: 'Mercedes E Class',
    picture: 'e-class',
    configs: ['2 large suitcases', '1 large + 2 cabin bags', '3 cabin bags'],
  },
  {
    vehicleId: 3,
    vehicleName: 'Mercedes V Class',
    picture: 'v-class',
    configs: ['4 large + 4 cabin bags', '6 large suitcases', '8 cabin bags'],
  },
  {
    vehicleId: 4,
    vehicleName: 'Mercedes Vito',
    picture: 'vito',
    configs: ['5 large + 5 cabin bags', '7 large suitcases', '10 cabin bags'],
  },
  {
    vehicleId: 5,
    vehicleName: 'Sprinter (or two vans)',
    picture: 'sprinter',
    configs: ['8 large + 8 cabin bags', '12 large suitcases', '16 cabin bags'],
  },
]

export const firstLuggage = FIRST_LUGGAGE.flatMap(({ vehicleId, vehicleName, picture, configs }) =>
  configs.map((config) => ({
    vehicleId,
    vehicleName,
    config,
    imageUrl: `/art/luggage/${picture}-${config.toLowerCase().replaceAll(/[^a-z0-9]+/g, '-')}.webp`,
  })),
)
