import { formatEuros } from '@chauffeur/domain/money'
import type * as english from '../en/agents.ts'

export const agents: typeof english.agents = {
  labels: {
    name: 'Nombre',
    email: 'Correo electrónico',
    time: 'Hora de recogida',
    payment: 'Pago',
    freeUntil: 'Cancelación gratuita hasta',
  },
  hours: (hours) => (hours === 1 ? '1 hora' : `${hours} horas`),
  book: 'Aún no hay ninguna reserva. Muestre el resumen a la persona, que puede reservar en confirmUrl.',
  bookOrConfirm:
    'Aún no hay ninguna reserva. Muestre el resumen a la persona. Puede reservar en confirmUrl o aceptar el precio; en ese caso, llame a confirm_booking.',
  again: 'La reserva preparada ha caducado. Muestre el nuevo resumen a la persona y pregunte de nuevo.',
}

export const agentReasons: typeof english.agentReasons = {
  agents_may_not_book:
    'Los agentes no pueden reservar aquí por sí solos. La persona puede reservar en el confirmUrl de prepare_booking.',
  agents_booked_enough: ({ most }) =>
    `Los agentes pueden hacer ${most} reservas al día y ya las han hecho. La persona puede reservar en el confirmUrl de prepare_booking.`,
  agent_quote_ended: 'Este precio ya no es válido. Pídalo de nuevo con quote_trip.',
  agent_quote_not_ours: 'Este quoteId no procede de quote_trip.',
  agent_time_missing: 'Indique el día y la hora de recogida (pickupDate, pickupTime).',
  agent_token_not_ours: 'Este confirmToken no lo dio prepare_booking a esta clave de la API.',
  agent_has_booked: ({ price, sent }) =>
    `Este confirmToken ya ha reservado por ${formatEuros(price, 'es')}, no por ${formatEuros(sent, 'es')}, y solo reserva una vez. No se ha reservado nada más.`,
  agent_one_message: 'Envíe un solo mensaje a la vez.',
  agent_answer_too_long: 'La respuesta sería demasiado larga. Pida menos de una vez.',
}
