import { SPANISH_PLACE_NAMES } from '@chauffeur/domain/place-names-es'
import type { sharedSentences as english } from '../../shared/locale/sentence-texts.ts'

export const sharedSentences: typeof english = {
  by: {
    'Something went wrong. Please try again.': 'Algo ha ido mal. Inténtelo de nuevo, por favor.',
    'You are offline; nothing was sent.': 'Está sin conexión; no se ha enviado nada.',
    'Our system cannot be reached at the moment. Please try again shortly.':
      'Nuestro sistema no está accesible en este momento. Inténtelo de nuevo en unos instantes.',
    'There is nothing at this address.': 'No hay nada en esta dirección.',
    'That was too often. Please wait {wait} and try again.':
      'Han sido demasiados intentos. Espere {wait} e inténtelo de nuevo.',
    '1 second': '1 segundo',
    '{count} seconds': '{count} segundos',
    '{count} minutes': '{count} minutos',
    'The same request is still being worked on. Please wait a moment.':
      'La misma solicitud se está tramitando todavía. Espere un momento, por favor.',
    'Please give an email address or a phone number, so that we can answer.':
      'Indique un correo electrónico o un número de teléfono para que podamos responderle.',
    'This number cannot be dialled. Give it with its country code, like +351 912 345 678.':
      'No se puede llamar a este número. Indíquelo con el prefijo del país, como +351 912 345 678.',
    'No e-mail can be sent to this address. Give one address, like guest@example.com.':
      'No se puede enviar correo a esta dirección. Indique una sola dirección, como guest@example.com.',
    '{label} is required.': 'Campo obligatorio: {label}.',
    '{label} must be text.': 'El campo «{label}» debe ser texto.',
    '{label} can be at most {count} characters long.':
      'El campo «{label}» puede tener {count} caracteres como máximo.',
    '{label} contains characters that cannot be used.':
      'El campo «{label}» contiene caracteres que no se pueden usar.',
    'Full name': 'nombre completo',
    Email: 'correo electrónico',
    Phone: 'teléfono',
    Message: 'mensaje',
    ...SPANISH_PLACE_NAMES,
  },
}
