import type { contactReasons as english } from '../en/contact-reasons.ts'

export const contactReasons: typeof english = {
  contact_missing: 'Indique un correo electrónico o un número de teléfono para que podamos responderle.',
  phone_not_dialled:
    'No se puede llamar a este número. Indíquelo con el prefijo del país, como +351 912 345 678.',
  address_not_mailed:
    'No se puede enviar correo a esta dirección. Indique una sola dirección, como cliente@example.com.',
}
