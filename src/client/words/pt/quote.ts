import { serviceKindIn } from '@chauffeur/domain/service-type'
import type { quoteTexts } from '../../site/content/quote-texts.ts'

export const quote: typeof quoteTexts = {
  form: 'Ver o preço',
  service: 'Serviço',
  tabs: {
    airport: 'Aeroporto',
    transfer: serviceKindIn('pt', 'point-to-point'),
    hourly: serviceKindIn('pt', 'hourly'),
  },
  pickup: 'Local de recolha',
  dropoff: 'Destino',
  pickupPlaceholder: 'Aeroporto, hotel, morada',
  dropoffPlaceholder: 'Para onde vai?',
  clearPickup: 'Limpar o local de recolha',
  clearDropoff: 'Limpar o destino',
  from: 'De',
  clearFrom: 'Limpar o ponto de partida',
  duration: 'Duração',
  hours: (hours) => (hours === 1 ? '1 hora' : `${hours} horas`),
  fewerHours: 'Menos uma hora',
  moreHours: 'Mais uma hora',
  date: 'Data',
  submit: 'Ver o preço já',
  byTheHour: 'Prefiro alugar à hora',
  promise: 'Preço fixo. Cancelamento gratuito até 1 hora antes.',
}
