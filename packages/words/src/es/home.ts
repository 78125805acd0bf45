import { FREE_WAITING } from '@chauffeur/domain/limits'
import { serviceKindIn } from '@chauffeur/domain/service-type'
import type * as english from '../en/home.ts'

export const mainPage: typeof english.mainPage = {
  hero: {
    badges: ['Premium', 'Flota Mercedes', 'Servicio 24 horas'],
    heading: 'Su chófer en el Algarve, Lisboa y Sevilla',
    text: 'Un Mercedes a precio fijo, desde la sala de llegadas hasta la puerta.',
  },
  services: {
    eyebrow: 'Servicios',
    heading: 'Un coche para cada ocasión',
  },
  excellence: {
    eyebrow: 'Nuestro compromiso',
    heading: 'Excelencia en cada detalle',
    text: 'Más de 15 años, más de 50 000 clientes y las mismas tres promesas en cada viaje.',
    promises: [
      {
        title: 'Puntualidad',
        text: `Contamos con el tráfico y esperamos ${FREE_WAITING.airport} minutos en el aeropuerto, sin coste.`,
      },
      {
        title: 'Con licencia y seguro',
        text: 'Chóferes con licencia, pasajeros asegurados y vehículos inspeccionados según las normas del país por el que circulan.',
      },
      {
        title: 'Una experiencia premium',
        text: 'Agua, cargadores, un interior limpio y silencio, salvo que prefiera conversar.',
      },
    ],
  },
}

export const quoteTexts: typeof english.quoteTexts = {
  form: 'Ver el precio',
  service: 'Servicio',
  tabs: {
    airport: 'Aeropuerto',
    transfer: serviceKindIn('es', 'point-to-point'),
    hourly: serviceKindIn('es', 'hourly'),
  },
  pickup: 'Lugar de recogida',
  dropoff: 'Destino',
  pickupPlaceholder: 'Aeropuerto, hotel, dirección',
  dropoffPlaceholder: '¿Adónde va?',
  clearPickup: 'Borrar el lugar de recogida',
  clearDropoff: 'Borrar el destino',
  from: 'Desde',
  clearFrom: 'Borrar el punto de partida',
  duration: 'Duración',
  hours: (hours) => (hours === 1 ? '1 hora' : `${hours} horas`),
  fewerHours: 'Una hora menos',
  moreHours: 'Una hora más',
  date: 'Fecha',
  pickupDate: 'Fecha de recogida',
  passengers: 'Pasajeros',
  submit: 'Ver el precio ahora',
  byTheHour: 'Prefiero el servicio por horas',
  promise: 'Precio fijo. Cancelación gratuita hasta 1 hora antes.',
}
