import type { pageHeads as english } from '../../site/content/page-heads.ts'

export const pageHeads: typeof english = {
  booking: {
    title: 'Reserve a sua viagem',
    description:
      'Reserve um Mercedes com motorista no Algarve, em Lisboa e em Sevilha, com preço fixo antes de confirmar.',
  },
  confirmation: {
    title: 'A sua reserva',
    description: 'O que acontece depois de enviar uma reserva.',
  },
  contact: {
    title: 'Contacto',
    description:
      'Fale com a nossa equipa por telefone, e-mail ou WhatsApp a qualquer hora, ou escreva-nos aqui: transfers e alugueres com motorista no Algarve, em Lisboa e em Sevilha.',
  },
  pay: {
    title: 'Pagar a sua reserva',
    description: 'Pague uma reserva online, pelo link do nosso e-mail.',
  },
  payment: {
    title: 'O seu pagamento',
    description: 'O estado do seu pagamento online.',
  },
  trip: {
    title: 'A sua viagem',
    description: 'Veja, altere ou cancele a sua reserva, pelo link privado do nosso e-mail.',
  },
}
