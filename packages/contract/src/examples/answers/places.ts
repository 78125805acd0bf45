import type { Location } from '../../locations.ts'
import { newId, type AnswersOf } from './answers-of.ts'

const faroAirport: Location = {
  id: 'faro-airport',
  name: 'Faro Airport (FAO)',
  address: 'Aeroporto Gago Coutinho, 8006-901 Faro, Portugal',
  region: 'Algarve',
  displayType: 'airport',
  aliases: ['FAO', 'Faro Airport', 'Aeroporto de Faro'],
  isGoogleResult: false,
}
export const searchLocations: AnswersOf<'searchLocations'> = {
  typed: [faroAirport],
  popular: [
    faroAirport,
    {
      id: 'lisbon-airport-t1',
      name: 'Lisbon Airport (LIS) - Terminal 1',
      address: 'Aeroporto Humberto Delgado, Alameda das Comunidades Portuguesas, 1700-111 Lisboa, Portugal',
      region: 'Lisbon',
      displayType: 'airport',
      aliases: ['LIS', 'Lisbon Airport', 'Aeroporto de Lisboa'],
      isGoogleResult: false,
    },
  ],
}
export const geocode: AnswersOf<'geocode'> = { airport: { lat: 37.0196, lon: -7.9681 } }
export const checkRegion: AnswersOf<'checkRegion'> = { airport: { isInAlgarve: true } }

const onTheWay = { regionId: newId(1), hourlyPrice: 60 }
export const suggestStops: AnswersOf<'suggestStops'> = {
  sagres: [
    {
      id: newId(0),
      name: 'Palace of Estoi',
      ...onTheWay,
      imageUrl: '/art/stops/palace-of-estoi.webp',
      latitude: 37.0965,
      longitude: -7.896,
      addedDistanceKm: 9,
      addedPrice: 74.85,
      position: 0,
    },
    {
      id: newId(2),
      name: 'Loulé market',
      ...onTheWay,
      imageUrl: '/art/stops/loule-market.webp',
      latitude: 37.1382,
      longitude: -8.0224,
      addedDistanceKm: 6.5,
      addedPrice: 70.72,
      position: 0,
    },
    {
      id: newId(3),
      name: 'Praia da Falésia viewpoint',
      ...onTheWay,
      imageUrl: '/art/stops/praia-da-falesia-viewpoint.webp',
      latitude: 37.0868,
      longitude: -8.169,
      addedDistanceKm: 14.7,
      addedPrice: 84.25,
      position: 0,
    },
  ],
}
export const readRoute: AnswersOf<'readRoute'> = {
  transfer: {
    distanceKm: 8.5,
    durationMinutes: 13,
    line: [
      [-7.9681, 37.0196],
      [-7.968, 37.0205],
      [-7.961, 37.031],
    ],
    points: [
      { kind: 'pickup', name: 'Faro Airport (FAO)', lat: 37.0196, lon: -7.9681 },
      { kind: 'dropoff', name: 'Faro', lat: 37.01937, lon: -7.93223 },
    ],
  },
}
export const listRegions: AnswersOf<'listRegions'> = {
  all: ['Faro-Lisbon', 'Faro-Sagres', 'Faro-Seville'].map((name, n) => ({ id: newId(n), name })),
}

const forTheSClass = { vehicleId: 1, vehicleName: 'Mercedes S Class' }
export const listLuggageCapacities: AnswersOf<'listLuggageCapacities'> = {
  all: [
    {
      id: newId(0),
      ...forTheSClass,
      config: '1 large + 2 cabin bags',
      imageUrl: '/art/luggage/s-class-1-large-2-cabin-bags.webp',
      version: 1,
    },
    {
      id: newId(1),
      ...forTheSClass,
      config: '2 large suitcases',
      imageUrl: '/art/luggage/s-class-2-large-suitcases.webp',
      version: 1,
    },
    {
      id: newId(2),
      ...forTheSClass,
      config: '3 cabin bags',
      imageUrl: '/art/luggage/s-class-3-cabin-bags.webp',
      version: 1,
    },
  ],
}
export const readSite: AnswersOf<'readSite'> = {
  all: {
    brandName: 'Costa Chauffeurs',
    publicUrl: 'https://www.example.com',
    contactPhone: '+351 289 111 222',
    contactPhone2: '+351 910 000 000',
    contactEmail: 'office@costa.example',
    whatsappNumber: '+351 910 000 000',
    legalName: null,
    taxNumber: null,
    licenceNumber: null,
    address: null,
    openingHours: null,
    profiles: [
      { name: 'Instagram', url: 'https://www.instagram.com/' },
      { name: 'Facebook', url: 'https://www.facebook.com/' },
      { name: 'LinkedIn', url: 'https://www.linkedin.com/' },
    ],
    logoUrl: null,
    accentStyle: null,
    vehiclePictures: {},
    mapStyleUrl: null,
    onlinePayment: true,
  },
}

export const listTransfers: AnswersOf<'listTransfers'> = {
  all: [
    {
      slug: 'faro-airport-to-quinta-do-lago',
      pickup: 'Faro Airport (FAO)',
      dropoff: 'Quinta do Lago',
      distanceKm: 18.6,
      durationMinutes: 26,
      lowestPrice: 49,
    },
    {
      slug: 'faro-airport-to-vilamoura',
      pickup: 'Faro Airport (FAO)',
      dropoff: 'Vilamoura',
      distanceKm: 23.2,
      durationMinutes: 28,
      lowestPrice: 49,
    },
    {
      slug: 'faro-airport-to-albufeira',
      pickup: 'Faro Airport (FAO)',
      dropoff: 'Albufeira',
      distanceKm: 44.7,
      durationMinutes: 38,
      lowestPrice: 73.76,
    },
  ],
}

export const readTransfer: AnswersOf<'readTransfer'> = {
  lagos: {
    slug: 'faro-airport-to-lagos',
    pickup: 'Faro Airport (FAO)',
    dropoff: 'Lagos',
    distanceKm: 87.8,
    durationMinutes: 59,
    lowestPrice: 144.87,
    vehicles: [
      { id: 1, name: 'Mercedes S Class', maxPassengers: 2, totalPrice: 210.72 },
      { id: 2, name: 'Mercedes E Class', maxPassengers: 3, totalPrice: 144.87 },
      { id: 3, name: 'Mercedes V Class', maxPassengers: 7, totalPrice: 171.21 },
    ],
  },
}
