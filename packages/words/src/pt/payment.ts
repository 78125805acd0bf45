import { ANSWER_HOURS } from '@chauffeur/domain/enquiry'
import type * as english from '../en/payment.ts'

export const payTexts: typeof english.payTexts = {
  waiting: {
    heading: 'Um momento',
    body: 'Estamos a procurar a sua reserva.',
    withoutScripts:
      'Esta página precisa de JavaScript, que está desligado no seu navegador. Permita-o neste site e volte a carregar a página; ou responda ao nosso e-mail, e encontramos outra forma.',
  },
  toPay: (number) => `Pagar a reserva ${number}`,
  lead: 'O pagamento é feito na página do nosso prestador de pagamentos. Nunca vemos o seu cartão.',
  pay: (amount) => `Pagar ${amount}`,
  opening: 'A abrir…',
  leaving: 'A abrir o pagamento…',
  paid: {
    heading: 'Já está paga',
    body: (number) => `A sua reserva ${number} está paga. Não há mais nada a fazer.`,
  },
  closed: {
    heading: 'Nada a pagar',
    body: (number) => `Já não há nada a pagar online por ${number}. Se não contava com isto, escreva-nos.`,
  },
  broken: {
    heading: 'Este link não funciona',
    body: 'Abra-o de novo, completo, a partir do nosso e-mail; ou escreva-nos, e ajudamos.',
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
    body: 'Este link não indica nenhum pagamento. Dentro de momentos passamos à página inicial.',
  },
  verifying: {
    heading: 'A verificar o pagamento',
    body: 'Um momento: estamos a ver como está o seu pagamento.',
    withoutScripts:
      'Esta página precisa de JavaScript, que está desligado no seu navegador, para mostrar como está o seu pagamento. O pagamento segue sem ele: enviamos-lhe um e-mail assim que estiver concluído.',
  },
  unverified: {
    heading: 'Não foi possível verificar o pagamento',
    body: 'Ocorreu um erro ao verificar o seu pagamento. Fale connosco, e ajudamos.',
  },
  completed: {
    heading: 'Pagamento concluído',
    body: 'Obrigado. Recebemos o seu pagamento e o seu pedido.',
  },
  failed: {
    heading: 'O pagamento falhou',
    body: 'O seu pagamento não foi concluído e nada lhe foi cobrado. Pode dever-se a falta de saldo ou a um problema técnico.',
    tripSaved:
      'A sua viagem está guardada tal como a preencheu: tente de novo, com o mesmo cartão ou com outro.',
  },
  processing: {
    heading: 'Pagamento em processamento',
    body: 'O seu pagamento está a ser verificado. Pode fechar esta página: enviamos-lhe um e-mail assim que estiver concluído.',
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

export const confirmationTexts: typeof english.confirmationTexts = {
  heading: 'Reserva registada',
  received: 'Obrigado. Recebemos o seu pedido.',
  home: 'Voltar ao início',
  another: 'Fazer outra reserva',
  see: 'Ver, alterar ou cancelar uma reserva',
  neutralHeading: 'Veja o seu e-mail',
  neutralBody: 'Se enviou uma reserva, é isto que encontra na sua caixa de correio:',
  neutralSteps: [
    ['De imediato', 'Um e-mail com o número da sua reserva e tudo o que nos indicou.'],
    [`Em ${ANSWER_HOURS} horas`, 'A nossa equipa analisa o seu pedido.'],
    ['Depois', 'Um segundo e-mail confirma a reserva, ou diz-lhe que não podemos fazer a viagem.'],
  ],
  neutralHelp: 'Nada ao fim de algum tempo? Veja na pasta de spam, ou contacte-nos:',
}
