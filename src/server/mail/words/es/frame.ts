import type { frame as en } from '../en/frame.ts'

export const frame: typeof en = {
  greeting: (name) => `Hola, ${name}:`,
  preheader: (time, place) => `${time}, recogida: ${place}`,
  request: (number) => `Solicitud ${number}`,
  contacts: 'A su disposición',
  phone: 'Teléfono',
  email: 'Correo electrónico',
  whyYou: (number) =>
    `Recibe este correo porque esta dirección se indicó para ${number}. Si no fue usted, le rogamos que nos avise.`,
  isChanged: '¿Ha cambiado algo?',
  seeOrChange: 'Ver, cambiar o cancelar la reserva',
  everything: 'Todos los detalles',
  see: 'Ver la reserva',
  calendarEntry: (brand, place) => `${brand}: recogida, ${place}`,
  yourRequest: (reference) => `Su solicitud ${reference}`,
  yourMessage: (reference) => `Su mensaje ${reference}`,
  youWrote: 'Usted escribió',
  yourPrice: 'Su precio',
  validUntil: 'Válido hasta',
  book: 'Reservar esta oferta',
  offers: {
    booked: 'Esta oferta ya se ha reservado.',
    ended: 'Esta oferta ha caducado. Pídanos una nueva.',
    withdrawn: 'Esta oferta se ha retirado. Pídanos una nueva.',
  },
  priceHolds:
    'El precio es válido para este viaje tal como está: sus lugares, el vehículo, el día y la hora. Se puede reservar una sola vez.',
}
