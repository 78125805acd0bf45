import { ANSWER_HOURS } from '@chauffeur/domain/enquiry'
import type { receiptTexts } from '../../site/receipt/receipt-texts.ts'

export const receipt: typeof receiptTexts = {
  receipt: 'A sua reserva',
  pending: 'Pendente',
  routePoints: 'Pontos do percurso',
  number: 'Número da reserva',
  copy: 'Copiar',
  copyWhat: 'o número da reserva',
  copied: 'Copiado',
  notCopied: 'O seu navegador não nos deixa copiá-lo: selecione-o e copie-o, por favor.',
  pickupAt: 'Recolha',
  vehicle: 'Viatura',
  total: 'Total',
  paid: 'Valor pago',
  paidHow: 'Online.',
  toPayHow: {
    cash: 'Em dinheiro, ao seu motorista.',
    card_on_pickup: 'Com cartão, ao seu motorista.',
    sumup: 'Como combinado com a nossa equipa.',
  },
  addToCalendar: 'Adicionar ao calendário',
  calendar: {
    summary: (brand, pickup) => `${brand}: recolha, ${pickup}`,
    pending: 'Ainda não confirmada: a nossa equipa confirma por e-mail.',
  },

  next: 'O que acontece a seguir',
  steps: { now: 'Agora', soon: 'Depois', onTheDay: 'No dia' },
  mailed: (email) =>
    `Um e-mail com o número da sua reserva e tudo o que nos indicou vai a caminho${email === undefined ? '' : ` de ${email}`}.`,
  decided: (email) =>
    `A nossa equipa analisa o seu pedido em ${ANSWER_HOURS} horas e confirma-o por e-mail${email === undefined ? '' : ` para ${email}`}.`,
  ifNot: 'Se não pudermos fazer a viagem, avisamos, e não paga nada.',
  ifNotPaid: 'Se não pudermos fazer a viagem, todo o valor é devolvido ao seu cartão.',
  met: (time, place) => `O seu motorista espera por si às ${time} no local de recolha: ${place}.`,
  metSomewhere: 'O seu motorista espera por si no local de recolha.',
  payThen: {
    cash: (price) => `Paga ${price} em dinheiro.`,
    card_on_pickup: (price) => `Paga ${price} com cartão.`,
    sumup: () => '',
  },
  nothingToPay: 'Não fica nada por pagar.',
}
