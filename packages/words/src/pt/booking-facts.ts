import type { bookingFactWords as english } from '../en/booking-facts.ts'
import { factTexts } from './fact-labels.ts'

export const bookingFactWords: typeof english = {
  ...factTexts,
  travellerName: 'Quem viaja',
  travellerPhone: 'Telefone de quem viaja',
  booking: (number) => `Reserva ${number}`,
  pickup: 'Recolha',
  from: 'De',
  to: 'Para',
  stop: 'Paragem',
  stopAt: (place, minutes) => `${place}, ${minutes} minutos`,
  hire: 'Serviço à hora',
  hired: (hours) => `${hours} ${hours === '1' ? 'hora' : 'horas'}, percurso a combinar com o motorista`,
  service: 'Serviço',
  vehicle: 'Viatura',
  free: (count) => `${count} (sem custos)`,
  yes: 'sim',
  distance: 'Distância',
  kilometres: (kilometres) => `${String(kilometres).replace('.', ',')} km`,
  bookingNumber: 'Número da reserva',
  totalPrice: 'Preço total',
  stops: 'Paragens',
  noStops: 'nenhuma',
  stopFor: (place, minutes) => `${place} (${minutes} minutos)`,
  hours: 'Horas',
  price: 'Preço',
}
