import type { changes as en } from '../en/changes.ts'

export const changes: typeof en = {
  changed: {
    subject: (number) => `A sua reserva ${number} foi alterada`,
    heading: 'A sua viagem foi alterada',
    byOffice: 'Alterámos a sua viagem.',
    accepted: 'Fizemos a alteração que pediu.',
    made: 'Fizemos a alteração.',
    invitation: 'O convite que acompanha este e-mail corrige a viagem no seu calendário.',
    waits: 'O seu pedido ainda aguarda a nossa resposta, que chega por e-mail.',
    lines: 'O que mudou',
  },
  samePrice: 'O preço mantém-se.',
  paid: (amount) => `Recebemos o seu pagamento de ${amount} pela diferença.`,
  goesBack: (amount) =>
    `Devolvemos-lhe ${amount} pelo mesmo meio de pagamento, e avisamos quando o valor for enviado.`,
  requested: {
    subject: (number) => `Recebemos o pedido de alteração da reserva ${number}`,
    heading: 'Recebemos o seu pedido de alteração',
    looking:
      'Estamos a analisá-lo e respondemos por e-mail. A sua reserva fica como está até confirmarmos a alteração.',
    paid: (amount) =>
      `Recebemos o seu pagamento de ${amount} pela diferença. Se não pudermos fazer a alteração, o valor é devolvido pelo mesmo meio de pagamento.`,
    refund: (amount) => `Se a pudermos fazer, devolvemos-lhe ${amount} pelo mesmo meio de pagamento.`,
    lines: 'O que gostaria de alterar',
  },
  toPay: {
    subject: (number) => `Pague, por favor, a alteração da reserva ${number}`,
    heading: 'A sua alteração está pronta',
    asAgreed: (amount) =>
      `Como combinado, alteramos a sua viagem assim que pagar online a diferença de ${amount}. Até lá, a sua reserva fica como está.`,
    button: 'Ver e pagar a alteração',
    lines: 'O que vai mudar',
  },
  ended: {
    subject: (number) => `A sua reserva ${number} fica como está`,
    withdrawn: 'A alteração foi retirada',
    declined: 'Lamentamos: não podemos fazer esta alteração',
    expired: 'A alteração não foi feita',
    why: {
      notPaid: 'Não foi paga a tempo.',
      notAnswered: 'Não teve resposta a tempo.',
      paymentReturned: 'O que foi pago por ela foi devolvido.',
      timePassed: 'A nova hora de recolha já passou.',
      vehicleGone: 'A nova viatura já não está disponível.',
      vehicleTooSmall: 'A nova viatura é pequena demais para todos os passageiros.',
      bookingRejected: 'Não pudemos aceitar a reserva.',
      bookingCancelled: 'A reserva foi cancelada.',
      incomplete: 'Não foi possível ler o pedido por completo. Faça-o de novo, por favor.',
    },
    stays: 'A sua reserva fica como estava.',
    writeOrCall:
      'A sua reserva fica como estava. Se ainda precisar da alteração, escreva-nos ou ligue-nos, por favor.',
    goesBack: (amount) =>
      `Devolvemos-lhe, pelo mesmo meio de pagamento, os ${amount} que pagou pela diferença, e avisamos quando o valor for enviado.`,
    lines: 'O que foi pedido',
  },
}
