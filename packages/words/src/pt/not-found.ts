import type * as english from '../en/not-found.ts'

export const notFoundTexts: typeof english.notFoundTexts = {
  code: '404',
  rest: 'Página não encontrada',
  heading: '404 Página não encontrada',
  body: 'Não há nada neste endereço. A página pode ter mudado ou o link ter um erro.',
  waysOn: 'Para onde ir',
  ways: {
    '/book': { title: 'Reservar uma viagem', text: 'Um preço fixo para cada viatura, antes de confirmar.' },
    '/': { title: 'Voltar ao início', text: 'Os serviços, a frota e os nossos destinos.' },
    '/terms': {
      title: 'Termos e condições',
      text: 'Como funcionam as reservas, os preços e o cancelamento.',
    },
  },
  reachUs: 'Ou pergunte a uma pessoa:',
}
