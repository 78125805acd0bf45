import type { changePaymentTexts as english } from '../en/change-payments.ts'

export const changePaymentTexts: typeof english = {
  open: null,
  failed: 'O pagamento não foi concluído. A sua reserva mantém-se como está.',
  closed: 'A página de pagamento fechou antes de algo ser pago. A sua reserva mantém-se como está.',
  checking: 'A nossa equipa está a verificar o seu pagamento. Até lá, a sua reserva mantém-se como está.',
}
