import type { askTexts } from '../../booking/ask/ask-texts.ts'

export const ask: typeof askTexts = {
  ask: 'Pedir um preço à nossa equipa',
  askFor: (vehicle) => `Pedir à nossa equipa um preço para ${vehicle}`,
  opening: 'A abrir...',
  description: 'Vemos precisamente esta viagem e respondemos em 24 horas. Nada fica ainda reservado.',
  trip: 'A sua viagem',
  noTime: 'Ainda sem data',
  anyVehicle: 'Qualquer viatura',
  passengers: (count) => (count === 1 ? '1 passageiro' : `${count} passageiros`),
  message: 'Mensagem (opcional)',
  messagePlaceholder: 'O que nos possa ajudar: que flexibilidade tem, onde exatamente, quem viaja...',
  send: 'Enviar pedido',
  sentTitle: 'Recebemos o seu pedido',
  bookingStays: 'A sua reserva continua aqui, tal como a preencheu.',
  back: 'Voltar à minha reserva',
  stillPossible: 'A nossa equipa ainda pode organizar esta viagem para si.',
}
