import type { homeV4 as english } from '../../site/content/home-v4.ts'

export const homeV4: typeof english = {
  heading: 'Que tipo de viagem é?',
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
    text: 'Diga-nos o seu percurso e veja um preço fixo para cada viatura. Sem conta, sem cartão.',
    example: 'Por exemplo',
    action: 'Ver o preço',
  },
  membershipContact: 'Para aderir, escreva-nos:',
}
