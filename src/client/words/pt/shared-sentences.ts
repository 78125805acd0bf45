import { PORTUGUESE_PLACE_NAMES } from '@chauffeur/domain/place-names-pt'
import type { sharedSentences as english } from '../../shared/locale/sentence-texts.ts'

export const sharedSentences: typeof english = {
  by: {
    'Something went wrong. Please try again.': 'Algo correu mal. Tente de novo, por favor.',
    'You are offline; nothing was sent.': 'Está sem ligação à internet; nada foi enviado.',
    'Our system cannot be reached at the moment. Please try again shortly.':
      'O nosso sistema não está acessível de momento. Tente de novo dentro de instantes.',
    'There is nothing at this address.': 'Não há nada neste endereço.',
    'That was too often. Please wait {wait} and try again.':
      'Foram demasiadas tentativas. Aguarde {wait} e tente de novo.',
    '1 second': '1 segundo',
    '{count} seconds': '{count} segundos',
    '{count} minutes': '{count} minutos',
    'The same request is still being worked on. Please wait a moment.':
      'O mesmo pedido ainda está a ser tratado. Aguarde um momento, por favor.',
    'Please give an email address or a phone number, so that we can answer.':
      'Indique um e-mail ou um número de telefone, para que possamos responder.',
    'This number cannot be dialled. Give it with its country code, like +351 912 345 678.':
      'Não é possível ligar para este número. Indique-o com o indicativo do país, como +351 912 345 678.',
    'No e-mail can be sent to this address. Give one address, like guest@example.com.':
      'Não é possível enviar e-mails para este endereço. Indique um só endereço, como guest@example.com.',
    '{label} is required.': 'Campo obrigatório: {label}.',
    '{label} must be text.': 'O campo «{label}» tem de ser texto.',
    '{label} can be at most {count} characters long.':
      'O campo «{label}» pode ter no máximo {count} caracteres.',
    '{label} contains characters that cannot be used.':
      'O campo «{label}» contém caracteres que não podem ser usados.',
    'Full name': 'nome completo',
    Email: 'e-mail',
    Phone: 'telefone',
    Message: 'mensagem',
    ...PORTUGUESE_PLACE_NAMES,
  },
}
