import { FREE_WAITING } from '@chauffeur/domain/limits'
import { serviceKindIn } from '@chauffeur/domain/service-type'
import type * as english from '../en/home.ts'

export const mainPage: typeof english.mainPage = {
  hero: {
    badges: ['Premium', 'Frota Mercedes', 'Serviço 24 horas'],
    heading: 'O seu motorista no Algarve, em Lisboa e em Sevilha',
    text: 'Um Mercedes a um preço fixo, da zona de chegadas até à porta.',
  },
  services: {
    eyebrow: 'Serviços',
    heading: 'Uma viatura para cada ocasião',
  },
  excellence: {
    eyebrow: 'O nosso compromisso',
    heading: 'Excelência em cada pormenor',
    text: 'Mais de 15 anos, mais de 50 mil clientes e as mesmas três promessas em cada viagem.',
    promises: [
      {
        title: 'Pontualidade',
        text: `Contamos com o trânsito e esperamos ${FREE_WAITING.airport} minutos no aeroporto, sem custos.`,
      },
      {
        title: 'Com licença e seguro',
        text: 'Motoristas licenciados, passageiros segurados e viaturas inspecionadas segundo as regras do país onde circulam.',
      },
      {
        title: 'Uma experiência premium',
        text: 'Água, carregadores, um interior limpo e silêncio, a não ser que prefira conversar.',
      },
    ],
  },
}

export const quoteTexts: typeof english.quoteTexts = {
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
  pickupDate: 'Data de recolha',
  passengers: 'Passageiros',
  submit: 'Ver o preço já',
  byTheHour: 'Prefiro o serviço à hora',
  promise: 'Preço fixo. Cancelamento gratuito até 1 hora antes.',
}
