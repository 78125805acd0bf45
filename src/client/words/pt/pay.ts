import type { payTexts } from '../../site/payment/pay-texts.ts'

export const pay: typeof payTexts = {
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
