import type { contactReasons as english } from '../en/contact-reasons.ts'

export const contactReasons: typeof english = {
  contact_missing: 'Indique um e-mail ou um número de telefone, para que possamos responder.',
  phone_not_dialled:
    'Não é possível ligar para este número. Indique-o com o indicativo do país, como +351 912 345 678.',
  address_not_mailed:
    'Não é possível enviar e-mails para este endereço. Indique um só endereço, como cliente@example.com.',
}
