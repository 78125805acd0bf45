import type { detailTexts } from '../../change/detail-texts.ts'

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
  luggage: 'Equipaje',
  noLuggage: 'Sin preferencia',
  notes: 'Peticiones especiales',
  whatsapp: 'Mensajes por WhatsApp sobre este viaje',
}
