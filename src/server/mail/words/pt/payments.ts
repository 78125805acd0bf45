import type { payments as en } from '../en/payments.ts'

export const payments: typeof en = {
  pay: (price) => `Pagar ${price} online`,
  how: {
    restToDriver: (paid, rest) => `Já pagou ${paid}. Os restantes ${rest} são pagos ao motorista.`,
    paid: (price) => `Recebemos o seu pagamento de ${price}.`,
    cash: (price) => `Paga ${price} em dinheiro ao motorista.`,
    card: (price) => `Paga ${price} com cartão na recolha, ao motorista.`,
    pending: (price) =>
      `Escolheu pagar ${price} online. Ainda não recebemos o pagamento; assim que o recebermos, avisamos por e-mail.`,
    failed: (price) =>
      `Escolheu pagar ${price} online. O pagamento não foi concluído e nada lhe foi cobrado.`,
    online: (price) => `Escolheu pagar ${price} online.`,
  },
  ifNotTaken: {
    online: 'Se não o pudermos aceitar, avisamos, e o que tiver pago é devolvido ao seu cartão.',
    driver: 'Se não o pudermos aceitar, avisamos, e não paga nada.',
  },
  goesBack: (amount) =>
    `Devolvemos-lhe os ${amount} que pagou, pelo mesmo meio de pagamento, e avisamos quando o valor for enviado.`,
  partGoesBack: (paid, returned, kept) =>
    `Dos ${paid} que pagou, devolvemos-lhe ${returned} pelo mesmo meio de pagamento, e avisamos quando o valor for enviado. Os restantes ${kept} não são devolvidos.`,
  returnedBefore: (paid, before) => `Dos ${paid} que pagou, ${before} já lhe tinham sido devolvidos.`,
  goesBackNow: (returned) =>
    `Devolvemos-lhe agora ${returned} pelo mesmo meio de pagamento, e avisamos quando o valor for enviado.`,
  keptNow: (kept) => `${kept} não são devolvidos.`,
  isKept: (kept) =>
    `O prazo para cancelar gratuitamente já tinha passado; por isso, os ${kept} que pagou não são devolvidos.`,
  perhapsPaid: 'O que possa ter pago online é devolvido ao seu cartão.',
  notCharged: 'Nada foi cobrado.',
  nothingToPay: 'Não há nada a pagar.',
  link: {
    subject: (number) => `Pague, por favor, a sua reserva ${number}`,
    heading: 'O seu pagamento',
    please: (price, number) =>
      `Pague, por favor, ${price} online pela reserva ${number}. O botão abre uma página nossa que leva ao pagamento; funciona até a reserva estar paga.`,
    otherWay: 'Prefere pagar de outra forma? Responda a este e-mail ou ligue-nos.',
    nothing: (number) => `Já não há nada a pagar online pela reserva ${number}.`,
  },
  toDriver: {
    subject: (number) => `Como paga a sua reserva ${number}`,
    heading: 'Paga ao motorista',
    asAgreed: 'Como combinado, já não precisa de pagar online.',
  },
  received: {
    subject: (number) => `Recebemos o pagamento da reserva ${number}`,
    heading: 'Recebemos o seu pagamento',
    thanks: (amount, number) => `Obrigado. Recebemos ${amount} pela reserva ${number}.`,
    means: {
      pending:
        'O seu pedido ainda aguarda a nossa resposta, que chega por e-mail. Se não o pudermos aceitar, o valor total é devolvido ao seu cartão.',
      confirmed: 'A sua reserva está confirmada e não há mais nada a pagar.',
      rejected: 'Não pudemos aceitar a sua reserva; por isso, o valor total é devolvido ao seu cartão.',
    },
    noInvoice: 'Este e-mail confirma o seu pagamento. Não é uma fatura.',
  },
  notCompleted: {
    subject: (number) => `O pagamento da reserva ${number} não foi concluído`,
    heading: 'O seu pagamento não foi concluído',
    sentence: (amount) => `O seu pagamento online de ${amount} não foi concluído e nada lhe foi cobrado.`,
    goOn: {
      pending: 'O seu pedido mantém-se. Pode pagá-lo agora, ou dizer-nos se prefere pagar de outra forma.',
      confirmed:
        'A sua reserva continua confirmada. Pode pagá-la agora, ou dizer-nos se prefere pagar de outra forma.',
      rejected: 'Como não pudemos aceitar a sua reserva, não há mais nada a fazer.',
    },
  },
  refunded: {
    subject: (number) => `O reembolso da sua reserva ${number}`,
    heading: 'O seu reembolso está a caminho',
    secondPayment: (number) =>
      `A sua reserva ${number} foi paga duas vezes. Um pagamento fica, o outro é-lhe devolvido.`,
    cancelled: (number) => `A sua reserva ${number} foi cancelada.`,
    endedChange: (number) =>
      `A alteração da sua reserva ${number} não foi feita; por isso, o que pagou por ela é-lhe devolvido.`,
    cheaperChange: (number) =>
      `A viagem da sua reserva ${number}, depois de alterada, custa menos do que pagou.`,
    notTaken: (number) => `Não pudemos aceitar a sua reserva ${number}.`,
    all: (number) => `Devolvemos-lhe o que pagou pela sua reserva ${number}.`,
    part: (number) => `Devolvemos-lhe uma parte do que pagou pela sua reserva ${number}.`,
    byHand: (amount) => `Enviámos-lhe ${amount} pelo mesmo meio de pagamento.`,
    toCard: (amount) =>
      `Devolvemos ${amount} ao cartão com que foi feito o pagamento. O valor aparece na sua conta dentro de alguns dias, consoante o seu banco.`,
    noInvoice: 'Este e-mail confirma o seu reembolso. Não é uma fatura.',
  },
}
