import type { changePaymentTexts as english } from '../en/change-payments.ts'

export const changePaymentTexts: typeof english = {
  open: null,
  failed: 'El pago no se ha completado. Su reserva sigue como está.',
  closed: 'La página de pago se cerró antes de que se pagara nada. Su reserva sigue como está.',
  checking: 'Nuestro equipo está revisando su pago. Hasta entonces, su reserva sigue como está.',
}
