import type { bookingFacts as english } from '../en/booking-facts.ts'
import { factTexts } from './fact-labels.ts'

export const bookingFacts: typeof english = {
  ...factTexts,
  travellerName: 'Passageiro',
  travellerPhone: 'Telefone do passageiro',
  booking: (number) => `Reserva ${number}`,
  pickup: 'Recolha',
  from: 'De',
  to: 'Para',
  stop: 'Paragem',
  stopAt: (place, minutes) => `${place}, ${minutes} minutos`,
  hire: 'Aluguer',
  hired: (hours) => `${hours} ${hours === '1' ? 'hora' : 'horas'}, percurso a combinar com o motorista`,
  service: 'Serviço',
  vehicle: 'Viatura',
  free: (count) => `${count} (sem custo)`,
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
