import { serviceKindIn } from '@chauffeur/domain/service-type'
import type { quoteTexts } from '../../site/content/quote-texts.ts'

export const quote: typeof quoteTexts = {
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
  submit: 'Ver el precio ahora',
  byTheHour: 'Prefiero alquilar por horas',
  promise: 'Precio fijo. Cancelación gratuita hasta 1 hora antes.',
}
