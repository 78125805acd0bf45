import { atTime } from '@chauffeur/domain/time'
import { ANSWER_HOURS } from '@chauffeur/domain/enquiry'
import type * as english from '../en/payment.ts'

export const payTexts: typeof english.payTexts = {
  waiting: {
    heading: 'Um momento',
    body: 'Estamos a procurar a sua reserva.',
    withoutScripts:
      'Esta página precisa de JavaScript, que está desligado no seu navegador. Permita-o neste site e volte a carregar a página; ou responda ao nosso e-mail e encontraremos outra forma.',
  },
  toPay: (number) => `Pagar a reserva ${number}`,
  lead: 'O pagamento é feito na página do nosso prestador de pagamentos. Não temos acesso aos dados do cartão.',
  pay: (amount) => `Pagar ${amount}`,
  opening: 'A abrir…',
  leaving: 'A abrir o pagamento…',
  paid: {
    heading: 'Já está paga',
    body: (number) => `A sua reserva ${number} está paga. Não há mais nada a fazer.`,
  },
  closed: {
    heading: 'Nada a pagar',
    body: (number) =>
      `Já não há nada a pagar online pela reserva ${number}. Se não esperava isto, escreva-nos.`,
  },
  broken: {
    heading: 'Este link não funciona',
    body: 'Abra-o de novo, completo, a partir do nosso e-mail ou escreva-nos.',
  },
  failed: {
    heading: 'Não conseguimos abrir a reserva',
    body: 'A sua reserva está segura. Verifique a sua ligação à internet e tente de novo.',
    again: 'Tentar de novo',
  },
}

export const resultTexts: typeof english.resultTexts = {
  invalid: {
    heading: 'Link de pagamento inválido',
    body: 'Este link não corresponde a nenhum pagamento. Dentro de momentos passamos à página inicial.',
  },
  verifying: {
    heading: 'A verificar o pagamento',
    body: 'Um momento: estamos a verificar o seu pagamento.',
    withoutScripts:
      'Esta página precisa de JavaScript, que está desligado no seu navegador, para mostrar o estado do seu pagamento. O pagamento prossegue mesmo assim: enviaremos um e-mail assim que estiver concluído.',
  },
  unverified: {
    heading: 'Não foi possível verificar o pagamento',
    body: 'Ocorreu um erro ao verificar o seu pagamento. Contacte-nos e ajudamos a resolver.',
  },
  completed: {
    heading: 'Pagamento concluído',
    body: 'Obrigado. Recebemos o seu pagamento e o seu pedido.',
    confirmed: 'Obrigado. Recebemos o seu pagamento e a sua reserva está confirmada.',
    backTo: (site) => `Voltar a ${site}`,
  },
  failed: {
    heading: 'O pagamento falhou',
    body: 'O seu pagamento não foi concluído e nada foi cobrado. A causa pode ser falta de saldo ou um problema técnico.',
    tripSaved:
      'A sua viagem está guardada tal como a preencheu: tente de novo, com o mesmo cartão ou com outro.',
  },
  processing: {
    heading: 'Pagamento em processamento',
    body: 'O seu pagamento está a ser verificado. Pode fechar esta página: enviaremos um e-mail assim que estiver concluído.',
    slow: 'Está a demorar mais do que o habitual. Nada se perdeu; em caso de dúvida, escreva-nos.',
    unpaid: 'Ainda não pagou?',
    over: 'Deixámos de verificar automaticamente. Verifique de novo quando quiser.',
  },
  home: 'Voltar ao início',
  support: 'Contactar o apoio',
  another: 'Fazer outra reserva',
  again: 'Tentar de novo',
  back: 'Voltar à sua reserva',
  checkAgain: 'Verificar de novo',
  checking: 'A verificar…',
}

export const receiptTexts: typeof english.receiptTexts = {
  receipt: 'A sua reserva',
  pending: 'Pendente',
  routePoints: 'Pontos do percurso',
  number: 'Número da reserva',
  copy: 'Copiar',
  copyWhat: 'o número da reserva',
  copied: 'Copiado',
  notCopied: 'O seu navegador não permite copiar o número: selecione-o e copie-o, por favor.',
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
    pending: 'Ainda não confirmada: a nossa equipa vai confirmar por e-mail.',
  },

  next: 'Próximos passos',
  steps: { now: 'Agora', soon: 'Depois', onTheDay: 'No dia' },
  stages: { requested: 'Pedido recebido', confirmed: 'Reserva confirmada', driven: 'A sua viagem' },
  see: 'Ver a sua reserva',
  mailed: (email) =>
    `Um e-mail com o número da sua reserva e tudo o que nos indicou vai a caminho${email === undefined ? '' : ` de ${email}`}.`,
  decided: (email) =>
    `A nossa equipa vai analisar o seu pedido em menos de ${ANSWER_HOURS} horas e confirmá-lo por e-mail${email === undefined ? '' : ` para ${email}`}.`,
  ifNot: 'Se não pudermos realizar a viagem, avisamos e nada será cobrado.',
  ifNotPaid: 'Se não pudermos realizar a viagem, todo o valor será devolvido ao seu cartão.',
  met: (time, place) =>
    `O seu motorista estará à sua espera ${atTime(time, 'pt')} no local de recolha: ${place}.`,
  metSomewhere: 'O seu motorista estará à sua espera no local de recolha.',
  payThen: {
    cash: (price) => `O pagamento de ${price} é feito em dinheiro.`,
    card_on_pickup: (price) => `O pagamento de ${price} é feito com cartão.`,
    sumup: () => '',
  },
  nothingToPay: 'Não fica nada por pagar.',
}

export const confirmationTexts: typeof english.confirmationTexts = {
  heading: 'Recebemos o seu pedido',
  received: `Obrigado. Ainda não está confirmado: a nossa equipa confirma-o por e-mail em menos de ${ANSWER_HOURS} horas.`,
  home: 'Voltar ao início',
  another: 'Fazer outra reserva',
  see: 'Ver, alterar ou cancelar uma reserva',
  neutralHeading: 'Veja o seu e-mail',
  neutralBody: 'Se enviou uma reserva, é isto que encontra na sua caixa de correio:',
  neutralSteps: [
    ['De imediato', 'Um e-mail com o número da sua reserva e tudo o que nos indicou.'],
    [`Em menos de ${ANSWER_HOURS} horas`, 'A nossa equipa analisa o pedido.'],
    ['Depois', 'Um segundo e-mail confirma a reserva ou informa que não podemos realizar a viagem.'],
  ],
  neutralHelp: 'Não recebeu nada ao fim de algum tempo? Veja na pasta de spam ou contacte-nos:',
}
