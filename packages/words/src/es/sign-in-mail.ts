import type { signInMail as english } from '../en/sign-in-mail.ts'

export const signInMail: typeof english = {
  topic: 'Iniciar sesión',
  subject: (partner) => `Iniciar sesión: ${partner}`,
  heading: 'Su enlace para iniciar sesión',
  body: (minutes) => `Funciona una vez, durante ${minutes} minutos, en el navegador en el que se abra.`,
  another: (page) => `Si ya no funciona, pida otro en ${page}.`,
  button: 'Iniciar sesión',
  whyYou:
    'Este correo se ha enviado porque esta dirección se indicó para iniciar sesión o se añadió al equipo. Si no lo esperaba, no hace falta hacer nada.',
}
