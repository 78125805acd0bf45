import { FREE_WAITING } from '@chauffeur/domain/limits'
import type * as english from '../en/landing-heads.ts'

export const landingHeadTexts: typeof english.landingHeadTexts = {
  main: {
    title: 'Servicio de chófer en el Algarve, Lisboa y Sevilla',
    description: `Mercedes con chófer en el Algarve, Lisboa y Sevilla: traslados de aeropuerto, viajes y servicio por horas a precio fijo, con ${FREE_WAITING.airport} minutos de espera gratis en el aeropuerto.`,
  },
  v1: {
    title: 'Traslados de lujo y chóferes privados',
    description:
      'Traslados premium en el Algarve, Lisboa y Sevilla con una flota Mercedes, precio fijo sea cual sea el tráfico y cancelación gratuita hasta 1 hora antes.',
  },
  v2: {
    title: 'El lujo, redefinido',
    description:
      'Viajes con chófer al Algarve, Lisboa, Sevilla y el aeropuerto de Faro: los servicios, los destinos y los coches.',
  },
  v3: {
    title: 'Más de 15 años, más de 50 000 clientes',
    description: `Una empresa de chóferes en el Algarve, Lisboa y Sevilla en cifras: más de 15 años, más de 50 000 clientes, ${FREE_WAITING.airport} minutos de espera gratis en el aeropuerto, de día y de noche.`,
  },
  v4: {
    title: 'Encuentre su tipo de viaje',
    description:
      'Aeropuerto, empresas, eventos o por horas: compare nuestros servicios de chófer en el Algarve, Lisboa y Sevilla, y el programa Elite.',
  },
}
