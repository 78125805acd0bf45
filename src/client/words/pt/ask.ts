import { ANSWER_HOURS } from '@chauffeur/domain/enquiry'
import type { askTexts } from '../../site/booking/ask/ask-texts.ts'

export const ask: typeof askTexts = {
  ask: 'Pedir um preço à nossa equipa',
  askFor: (vehicle) => `Pedir à nossa equipa um preço para ${vehicle}`,
  opening: 'A abrir...',
  description: `Analisamos esta viagem em concreto e respondemos em ${ANSWER_HOURS} horas. Por agora, nada fica reservado.`,
  trip: 'A sua viagem',
  noTime: 'Ainda sem data',
  anyVehicle: 'Qualquer viatura',
  passengers: (count) => (count === 1 ? '1 passageiro' : `${count} passageiros`),
  message: 'Mensagem (opcional)',
  messagePlaceholder: 'O que nos possa ajudar: se o horário é flexível, onde exatamente, quem viaja...',
  send: 'Enviar pedido',
  sentTitle: 'Recebemos o seu pedido',
  bookingStays: 'A sua reserva continua aqui, tal como a preencheu.',
  back: 'Voltar à minha reserva',
  stillPossible: 'A nossa equipa ainda pode organizar esta viagem para si.',
}
