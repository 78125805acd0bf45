import type * as english from '../en/home-v4.ts'

export const homeV4: typeof english.homeV4 = {
  heading: 'Que viagem tem em mente?',
  text: 'Quatro serviços, uma frota. Veja à vontade: o preço vem antes de qualquer compromisso.',
  tabs: {
    airport: 'Aeroporto',
    business: 'Empresas',
    events: 'Eventos',
    hourly: 'À hora',
  },
  tabList: 'Serviços',
  bookService: 'Reservar este serviço',
  teaser: {
    heading: 'Um preço em menos de um minuto',
    lines: [
      { label: 'De', value: 'Aeroporto de Faro' },
      { label: 'Para', value: 'Vilamoura' },
      { label: 'Quando', value: 'Qualquer dia, a qualquer hora' },
    ],
    text: 'Indique o percurso e veja um preço fixo para cada viatura. Sem conta, sem cartão.',
    example: 'Por exemplo',
    action: 'Ver o preço',
  },
  membershipContact: 'Para aderir, escreva-nos:',
}

export const explainer: typeof english.explainer = {
  eyebrow: 'Como funciona',
  heading: 'Em três passos',
  steps: [
    {
      title: 'Escolha',
      text: 'Indique a recolha e o destino, ou quantas horas, e veja um preço fixo para cada viatura.',
    },
    {
      title: 'Personalize',
      text: 'Indique o voo, as cadeiras de criança, a bagagem e uma paragem para almoçar. O preço é atualizado na hora.',
    },
    { title: 'Descanse', text: 'Confirmamos por e-mail e o motorista chega antes de si.' },
  ],
}

export const membership: typeof english.membership = {
  eyebrow: 'Programa Elite',
  heading: 'Para quem viaja connosco todas as semanas',
  price: '199 EUR',
  period: 'por mês',
  discount: '20% de desconto nas reservas',
  benefits: [
    '20% de desconto nas reservas',
    'Faturação mensal, um extrato para todas as viagens',
    'Os mesmos motoristas, sempre que a agenda o permita',
  ],
  join: 'Aderir',
}
