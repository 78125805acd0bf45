import type { calendarFeedTexts as english } from '../en/calendar-feed.ts'

export const calendarFeedTexts: typeof english = {
  guest: 'Pasajero',
  phone: 'Teléfono',
  reference: 'Habitación o referencia',
  chauffeur: 'Chófer',
  chauffeurOf: (car) => `Chófer del coche ${car}`,
  met: 'Hora de encuentro',
  notConfirmed: 'por confirmar',
  hours: (hours) => `${hours} horas`,
}
