import type { calendarFeedTexts as english } from '../en/calendar-feed.ts'

export const calendarFeedTexts: typeof english = {
  guest: 'Passageiro',
  phone: 'Telefone',
  reference: 'Quarto ou referência',
  chauffeur: 'Motorista',
  chauffeurOf: (car) => `Motorista da viatura ${car}`,
  met: 'Hora de encontro',
  notConfirmed: 'por confirmar',
  hours: (hours) => `${hours} horas`,
}
