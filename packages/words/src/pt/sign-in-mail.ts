import type { signInMail as english } from '../en/sign-in-mail.ts'

export const signInMail: typeof english = {
  topic: 'Iniciar sessão',
  subject: (partner) => `Iniciar sessão: ${partner}`,
  heading: 'O seu link para iniciar sessão',
  body: (minutes) => `Funciona uma vez, durante ${minutes} minutos, no navegador em que for aberto.`,
  another: (page) => `Se já não funcionar, peça outro em ${page}.`,
  button: 'Iniciar sessão',
  whyYou:
    'Este e-mail foi enviado porque este endereço foi indicado para iniciar sessão ou acrescentado à equipa. Se não o esperava, não é preciso fazer nada.',
}
