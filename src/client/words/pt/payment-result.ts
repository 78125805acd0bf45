import type { resultTexts } from '../../site/payment/result-texts.ts'

export const paymentResult: typeof resultTexts = {
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
