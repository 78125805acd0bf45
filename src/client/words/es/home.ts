import { FREE_WAITING } from '@chauffeur/domain/free-waiting'
import type { mainPage } from '../../site/content/home.ts'

export const home: typeof mainPage = {
  hero: {
    badges: ['Premium', 'Flota Mercedes', 'Servicio 24 horas'],
    eyebrow: 'Algarve · Lisboa · Sevilla',
    heading: 'La manera tranquila de llegar',
    text: 'Un Mercedes con chófer a precio fijo, desde la sala de llegadas hasta la última dirección de la noche.',
  },
  services: {
    eyebrow: 'Servicios',
    heading: 'Un coche para cada tipo de día',
  },
  excellence: {
    eyebrow: 'Nuestro nivel',
    heading: 'Excelencia en cada detalle',
    text: 'Más de 15 años, más de 50 000 clientes y las mismas tres promesas en cada viaje.',
    promises: [
      {
        title: 'Puntualidad',
        text: `Salimos con tiempo para el tráfico y esperamos ${FREE_WAITING.airport} minutos en el aeropuerto sin coste.`,
      },
      {
        title: 'Con licencia y seguro',
        text: 'Chóferes con licencia, pasajeros asegurados y vehículos inspeccionados según las normas del país en el que esté.',
      },
      {
        title: 'Una experiencia premium',
        text: 'Agua, cargadores, un habitáculo limpio y silencio, salvo que prefiera conversar.',
      },
    ],
  },
}
