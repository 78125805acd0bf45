import { formatEuros } from '@chauffeur/domain/money'
import type * as english from '../en/agents.ts'

export const agents: typeof english.agents = {
  labels: {
    name: 'Nome',
    email: 'E-mail',
    time: 'Hora da recolha',
    payment: 'Pagamento',
    freeUntil: 'Cancelamento gratuito até',
  },
  hours: (hours) => (hours === 1 ? '1 hora' : `${hours} horas`),
  book: 'Ainda não há nenhuma reserva. Mostre o resumo à pessoa, que pode reservar em confirmUrl.',
  bookOrConfirm:
    'Ainda não há nenhuma reserva. Mostre o resumo à pessoa. Ela pode reservar em confirmUrl ou aceitar o preço; nesse caso, chame confirm_booking.',
  again: 'A reserva preparada expirou. Mostre o novo resumo à pessoa e pergunte de novo.',
}

export const agentReasons: typeof english.agentReasons = {
  agents_may_not_book:
    'Os agentes não podem reservar aqui sozinhos. A pessoa pode reservar no confirmUrl de prepare_booking.',
  agents_booked_enough: ({ most }) =>
    `Os agentes podem fazer ${most} reservas por dia e já as fizeram. A pessoa pode reservar no confirmUrl de prepare_booking.`,
  agent_quote_ended: 'Este preço deixou de ser válido. Peça-o de novo com quote_trip.',
  agent_quote_not_ours: 'Este quoteId não veio de quote_trip.',
  agent_time_missing: 'Indique o dia e a hora da recolha (pickupDate, pickupTime).',
  agent_token_not_ours: 'Este confirmToken não foi dado por prepare_booking a esta chave da API.',
  agent_has_booked: ({ price, sent }) =>
    `Este confirmToken já reservou por ${formatEuros(price, 'pt')}, e não por ${formatEuros(sent, 'pt')}, e só reserva uma vez. Nada mais foi reservado.`,
  agent_one_message: 'Envie uma mensagem de cada vez.',
  agent_answer_too_long: 'A resposta seria demasiado longa. Peça menos de cada vez.',
}
