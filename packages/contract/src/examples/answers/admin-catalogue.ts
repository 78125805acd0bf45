import type { AdminRegion, RouteStop } from '../../admin-regions.ts'
import type { AdminStop } from '../../admin-stops.ts'
import type { VehiclePricing } from '../../pricing.ts'
import { EXAMPLE_IDS } from '../example.ts'
import { done, newId, type AnswersOf } from './answers-of.ts'

type Place = Pick<AdminStop, 'id' | 'name' | 'imageUrl' | 'latitude' | 'longitude'>

type StopRoute = AdminStop['routes'][number]
const route = (id: string, name: string): StopRoute => ({ id, name, isActive: true })
const stop = (place: Place, ...routes: readonly [StopRoute, ...StopRoute[]]): AdminStop => ({
  id: place.id,
  name: place.name,
  imageUrl: place.imageUrl,
  hourlyPrice: 60,
  latitude: place.latitude,
  longitude: place.longitude,
  isActive: true,
  regionId: routes[0].id,
  region: { id: routes[0].id, name: routes[0].name },
  routes: [...routes],
  routeIds: routes.map(({ id }) => id),
  version: 1,
})

const riverfront = {
  name: 'Alcácer do Sal riverfront',
  imageUrl: '/art/stops/alcacer-do-sal-riverfront.webp',
  latitude: 38.3716,
  longitude: -8.5137,
}
const lisbonSeville = route(newId(2), 'Lisbon-Seville')
export const listStops: AnswersOf<'listStops'> = {
  all: [
    stop({ id: newId(0), ...riverfront }, route(newId(1), 'Faro-Lisbon'), lisbonSeville),
    stop(
      {
        id: newId(3),
        name: 'Alcoutim & the Guadiana',
        imageUrl: '/art/stops/alcoutim-the-guadiana.webp',
        latitude: 37.4713,
        longitude: -7.4713,
      },
      lisbonSeville,
    ),
    stop(
      {
        id: newId(4),
        name: 'Ayamonte marina',
        imageUrl: '/art/stops/ayamonte-marina.webp',
        latitude: 37.212,
        longitude: -7.406,
      },
      route(newId(5), 'Faro-Seville'),
      lisbonSeville,
    ),
  ],
}
export const createStop: AnswersOf<'createStop'> = {
  waterfall: stop(
    {
      id: newId(4),
      name: 'Alte Waterfall',
      imageUrl: 'https://pictures.example/alte.jpg',
      latitude: 37.2367,
      longitude: -8.1767,
    },
    route(EXAMPLE_IDS.region, 'Faro-Sagres'),
  ),
}
const itsRoutes = [route(newId(4), 'Faro-Lisbon'), route(newId(5), 'Lisbon-Seville')] as const
export const changeStop: AnswersOf<'changeStop'> = {
  price: { ...stop({ id: EXAMPLE_IDS.stop, ...riverfront }, ...itsRoutes), hourlyPrice: 75, version: 2 },
}
export const deleteStop: AnswersOf<'deleteStop'> = { one: done }
export const listStopRoutes: AnswersOf<'listStopRoutes'> = { one: [...itsRoutes] }

const endpoint = (end: 'A' | 'B', lat: number, lng: number, radiusKm: number) => ({
  [`endpoint${end}Lat`]: lat,
  [`endpoint${end}Lng`]: lng,
  [`endpoint${end}RadiusKm`]: radiusKm,
})
const faroSagres: AdminRegion = {
  id: newId(1),
  name: 'Faro-Sagres',
  isActive: true,
  endpointALat: 37.05,
  endpointALng: -7.97,
  endpointARadiusKm: 25,
  endpointBLat: 37.05,
  endpointBLng: -8.92,
  endpointBRadiusKm: 25,
  version: 1,
}
export const listOfficeRegions: AnswersOf<'listOfficeRegions'> = {
  all: [
    {
      ...faroSagres,
      id: newId(0),
      name: 'Faro-Lisbon',
      ...endpoint('A', 37.12, -8.15, 80),
      ...endpoint('B', 38.74, -9.2, 45),
    },
    faroSagres,
    {
      ...faroSagres,
      id: newId(2),
      name: 'Faro-Seville',
      ...endpoint('A', 37.12, -8.15, 80),
      ...endpoint('B', 37.39, -5.98, 35),
    },
  ],
}
export const createRegion: AnswersOf<'createRegion'> = {
  route: {
    ...faroSagres,
    id: newId(0),
    name: 'Faro-Beja',
    ...endpoint('A', 37.02, -7.97, 30),
    ...endpoint('B', 38.01, -7.86, 20),
  },
}
export const changeRegion: AnswersOf<'changeRegion'> = {
  off: { ...faroSagres, id: EXAMPLE_IDS.region, isActive: false, version: 2 },
}
export const deleteRegion: AnswersOf<'deleteRegion'> = { one: done }
export const countRouteStops: AnswersOf<'countRouteStops'> = {
  all: [11, 8, 11].map((stopsCount, n) => ({ routeId: newId(n), stopsCount })),
}
const short = (id: string, name: string, picture: string): RouteStop => ({
  id,
  name,
  imageUrl: `/art/stops/${picture}.webp`,
  hourlyPrice: 60,
  isActive: true,
})
export const listRouteStops: AnswersOf<'listRouteStops'> = {
  one: [
    short(newId(4), 'Benagil cliffs & sea cave', 'benagil-cliffs-sea-cave'),
    short(newId(5), 'Cape St. Vincent (Cabo de São Vicente)', 'cape-st-vincent-cabo-de-sao-vicente'),
    short(newId(6), 'Loulé market', 'loule-market'),
  ],
}

const transferPrice = (
  id: string,
  vehicleName: string,
  minimumFare: string,
  pricePerKm: string,
): VehiclePricing => ({
  id,
  vehicleName,
  serviceType: 'point-to-point',
  minimumFare,
  pricePerKm,
  hourlyRate: null,
  version: 1,
})
const hirePrice = (id: string, vehicleName: string, hourlyRate: string): VehiclePricing => ({
  id,
  vehicleName,
  serviceType: 'hourly',
  minimumFare: null,
  pricePerKm: null,
  hourlyRate,
  version: 1,
})
export const listPricing: AnswersOf<'listPricing'> = {
  all: [
    transferPrice(newId(0), 'Mercedes S Class', '75.00', '2.40'),
    hirePrice(newId(1), 'Mercedes S Class', '95.00'),
    transferPrice(newId(2), 'Mercedes E Class', '49.00', '1.65'),
  ],
}
export const createPricing: AnswersOf<'createPricing'> = {
  transfer: transferPrice(newId(4), 'Mercedes Vito', '54.00', '1.80'),
}
export const changePricing: AnswersOf<'changePricing'> = {
  hire: { ...hirePrice(EXAMPLE_IDS.pricing, 'Mercedes Vito', '68.00'), version: 2 },
}
export const deletePricing: AnswersOf<'deletePricing'> = { one: done }

export const createLuggageCapacity: AnswersOf<'createLuggageCapacity'> = {
  golf: {
    id: newId(0),
    vehicleId: 5,
    vehicleName: 'Sprinter (or two vans)',
    config: '8 golf bags',
    imageUrl: 'https://pictures.example/golf.jpg',
    version: 1,
  },
}
export const deleteLuggageCapacity: AnswersOf<'deleteLuggageCapacity'> = { one: done }
