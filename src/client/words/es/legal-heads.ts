import type { legalHeads as english } from '../../site/legal/legal-heads.ts'

export const legalHeads: typeof english = {
  terms: {
    title: 'Términos y condiciones',
    description:
      'Cómo se hace una reserva de traslado o de alquiler por horas, cuánto cuesta, cómo se cancela y quién responde de qué.',
  },
  privacy: {
    title: 'Política de privacidad',
    description:
      'Qué datos necesita una reserva, para qué se usan, quién los recibe, cuánto tiempo se conservan y cuáles son sus derechos.',
  },
}
