import type { replyWords as english } from '../en/replies.ts'

export const replyWords: typeof english = {
  subject: (reference) => `Su solicitud ${reference}`,
  greeting: (name) => `${name}:`,
  quote:
    'Gracias por su solicitud. Será un placer viajar con usted, al precio que figura más abajo. Con el botón se reserva el viaje.',
  message: 'Gracias por su mensaje.',
  regards: 'Un cordial saludo',
}
