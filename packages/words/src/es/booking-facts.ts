import type { bookingFactWords as english } from '../en/booking-facts.ts'
import { factTexts } from './fact-labels.ts'

export const bookingFactWords: typeof english = {
  ...factTexts,
  travellerName: 'Quien viaja',
  travellerPhone: 'Teléfono de quien viaja',
  booking: (number) => `Reserva ${number}`,
  pickup: 'Recogida',
  from: 'De',
  to: 'A',
  stop: 'Parada',
  stopAt: (place, minutes) => `${place}, ${minutes} minutos`,
  hire: 'Servicio por horas',
  hired: (hours) => `${hours} ${hours === '1' ? 'hora' : 'horas'}, recorrido por definir con el chófer`,
  service: 'Servicio',
  vehicle: 'Vehículo',
  free: (count) => `${count} (sin coste)`,
  yes: 'sí',
  distance: 'Distancia',
  kilometres: (kilometres) => `${String(kilometres).replace('.', ',')} km`,
  bookingNumber: 'Número de reserva',
  totalPrice: 'Precio total',
  stops: 'Paradas',
  noStops: 'ninguna',
  stopFor: (place, minutes) => `${place} (${minutes} minutos)`,
  hours: 'Horas',
  price: 'Precio',
}
