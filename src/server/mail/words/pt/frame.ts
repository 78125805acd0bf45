import type { frame as en } from '../en/frame.ts'

export const frame: typeof en = {
  greeting: (name) => `Olá, ${name},`,
  preheader: (time, place) => `${time}, recolha: ${place}`,
  request: (number) => `Pedido ${number}`,
  contacts: 'Ao seu dispor',
  phone: 'Telefone',
  email: 'E-mail',
  whyYou: (number) =>
    `Recebe este e-mail porque este endereço foi indicado para ${number}. Se não o indicou, avise-nos, por favor.`,
  isChanged: 'Alguma coisa mudou?',
  seeOrChange: 'Ver, alterar ou cancelar a reserva',
  everything: 'Todos os pormenores',
  see: 'Ver a reserva',
  calendarEntry: (brand, place) => `${brand}: recolha, ${place}`,
  yourRequest: (reference) => `O seu pedido ${reference}`,
  yourMessage: (reference) => `A sua mensagem ${reference}`,
  youWrote: 'Escreveu-nos',
  yourPrice: 'O seu preço',
  validUntil: 'Válido até',
  book: 'Reservar esta proposta',
  offers: {
    booked: 'Esta proposta já foi reservada.',
    ended: 'Esta proposta terminou. Peça-nos uma nova.',
    withdrawn: 'Esta proposta foi retirada. Peça-nos uma nova.',
  },
  priceHolds:
    'O preço é válido para esta viagem tal como está: os locais, a viatura, o dia e a hora. Pode ser reservada uma única vez.',
}
