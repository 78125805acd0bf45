import type { replyWords as english } from '../en/replies.ts'

export const replyWords: typeof english = {
  subject: (reference) => `O seu pedido ${reference}`,
  greeting: (name) => `${name},`,
  quote:
    'Agradecemos o seu pedido. Teremos todo o gosto em realizar esta viagem, pelo preço indicado abaixo. O botão reserva a viagem.',
  message: 'Agradecemos a sua mensagem.',
  regards: 'Com os melhores cumprimentos',
}
