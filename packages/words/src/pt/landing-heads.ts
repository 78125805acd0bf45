import { FREE_WAITING } from '@chauffeur/domain/limits'
import type * as english from '../en/landing-heads.ts'

export const landingHeadTexts: typeof english.landingHeadTexts = {
  main: {
    title: 'Serviço de motorista no Algarve, em Lisboa e em Sevilha',
    description: `Mercedes com motorista no Algarve, em Lisboa e em Sevilha: transfers de aeroporto, viagens e serviço à hora a preço fixo, com ${FREE_WAITING.airport} minutos de espera gratuitos no aeroporto.`,
  },
  v1: {
    title: 'Transfers de luxo e motoristas privados',
    description:
      'Transfers premium no Algarve, em Lisboa e em Sevilha com uma frota Mercedes, preço fixo seja qual for o trânsito e cancelamento gratuito até 1 hora antes.',
  },
  v2: {
    title: 'O luxo redefinido',
    description:
      'Viagens com motorista para o Algarve, Lisboa, Sevilha e o Aeroporto de Faro: os serviços, os destinos e as viaturas.',
  },
  v3: {
    title: 'Mais de 15 anos, mais de 50 mil clientes',
    description: `Uma empresa de motoristas no Algarve, em Lisboa e em Sevilha em números: mais de 15 anos, mais de 50 mil clientes, ${FREE_WAITING.airport} minutos de espera gratuitos no aeroporto, de dia e de noite.`,
  },
  v4: {
    title: 'Encontre a sua viagem',
    description:
      'Aeroporto, empresas, eventos ou à hora: compare os nossos serviços de motorista no Algarve, em Lisboa e em Sevilha, e o programa Elite.',
  },
}
