import type { Examples } from '@chauffeur/contract/examples/examples'
import { EXAMPLE_IDS } from './example.ts'

const all: Examples = { all: { summary: 'All of them' } }
const one = (id: string, summary: string): Examples => ({ one: { summary, input: { id } } })

export const listStops = all
export const createStop: Examples = {
  waterfall: {
    summary: 'A new stop on one route',
    input: {
      name: 'Alte Waterfall',
      routeIds: [EXAMPLE_IDS.region],
      imageUrl: 'https://pictures.example/alte.jpg',
      hourlyPrice: 60,
      latitude: 37.2367,
      longitude: -8.1767,
      isActive: true,
    },
  },
}
export const changeStop: Examples = {
  price: {
    summary: 'Another price, unless somebody has changed the stop meanwhile',
    input: { id: EXAMPLE_IDS.stop, version: 1, hourlyPrice: 75 },
  },
}
export const deleteStop = one(EXAMPLE_IDS.stop, 'No longer on offer')
export const listStopRoutes = one(EXAMPLE_IDS.stop, 'Where it is offered')

export const listMeetingPoints = all
const hall = {
  name: 'Faro Airport',
  latitude: 37.0196,
  longitude: -7.9681,
  textEn: 'Opposite the doors after customs, under the clock.',
  textPt: 'Em frente às portas depois da alfândega, debaixo do relógio.',
  textEs: 'Frente a las puertas de después de la aduana, debajo del reloj.',
  imageUrl: null,
  exits: ['Exit A', 'Exit B'],
}
export const createMeetingPoint: Examples = {
  airport: { summary: 'At an airport with two exits', input: hall },
}
export const changeMeetingPoint: Examples = {
  exits: {
    summary: 'One exit only, unless somebody has changed it meanwhile',
    input: { id: EXAMPLE_IDS.meetingPoint, version: 1, ...hall, exits: [] },
  },
}
export const deleteMeetingPoint = one(EXAMPLE_IDS.meetingPoint, 'Our own words again')

export const listOfficeRegions = all
export const createRegion: Examples = {
  route: {
    summary: 'A route with a circle round each end',
    input: {
      name: 'Faro-Beja',
      isActive: true,
      endpointALat: 37.02,
      endpointALng: -7.97,
      endpointARadiusKm: 30,
      endpointBLat: 38.01,
      endpointBLng: -7.86,
      endpointBRadiusKm: 20,
    },
  },
}
export const changeRegion: Examples = {
  off: { summary: 'Switched off', input: { id: EXAMPLE_IDS.region, isActive: false } },
}
export const deleteRegion = one(EXAMPLE_IDS.region, 'A region without stops')
export const countRouteStops = all
export const listRouteStops = one(EXAMPLE_IDS.region, 'On one route')

export const listPricing = all
export const createPricing: Examples = {
  transfer: {
    summary: 'A price for transfers',
    input: {
      vehicleName: 'Mercedes Vito',
      serviceType: 'point-to-point',
      minimumFare: '54.00',
      pricePerKm: '1.80',
    },
  },
}
export const changePricing: Examples = {
  hire: {
    summary: 'A price for hires instead',
    input: { id: EXAMPLE_IDS.pricing, serviceType: 'hourly', hourlyRate: '68.00' },
  },
}
export const deletePricing = one(EXAMPLE_IDS.pricing, 'No fixed price any more')

export const createLuggageCapacity: Examples = {
  golf: {
    summary: 'With a picture',
    input: { vehicleId: 5, config: '8 golf bags', imageUrl: 'https://pictures.example/golf.jpg' },
  },
}
export const deleteLuggageCapacity = one(EXAMPLE_IDS.luggage, 'No longer to be booked')

export const changeJourneyDiscount: Examples = {
  fivePerCent: { summary: 'Five per cent off each leg', input: { discountPercent: 5 } },
}
export const readJourneyDiscount: Examples = { now: { summary: 'As it is now' } }
