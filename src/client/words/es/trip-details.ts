import type { detailTexts } from '../../shared/change/detail-texts.ts'

export const tripDetails: typeof detailTexts = {
  phone: 'Teléfono',
  phoneMissing: 'Indique un número de teléfono.',
  flight: 'Número de vuelo',
  sign: 'Nombre del cartel',
  signHint: 'Si lo deja en blanco, el nombre de la reserva.',
  passengers: 'Pasajeros',
  capacity: (name, count) => `${name}: hasta ${count} pasajeros. Un grupo mayor necesita otro vehículo.`,
  childSeats: 'Sillas infantiles',
  boosterSeats: 'Elevadores',
  fewerPassengers: 'Un pasajero menos',
  morePassengers: 'Un pasajero más',
  fewerChildSeats: 'Una silla infantil menos',
  moreChildSeats: 'Una silla infantil más',
  fewerBoosterSeats: 'Un elevador menos',
  moreBoosterSeats: 'Un elevador más',
  luggage: 'Equipaje',
  noLuggage: 'Sin preferencia',
  notes: 'Peticiones especiales',
  whatsapp: 'Mensajes por WhatsApp sobre este viaje',
}
