import type { enquiryTexts } from '../../site/enquiry/enquiry-texts.ts'

export const enquiry: typeof enquiryTexts = {
  name: 'Nombre completo',
  email: 'Correo electrónico',
  phone: 'Teléfono',
  reachHint: 'Basta con uno de los dos.',
  phoneHint: 'Con el prefijo del país (+34).',
  nameMissing: 'Indique su nombre completo.',
  messageMissing: 'Escriba un mensaje.',
  oddEmail: 'Esto no parece una dirección de correo. Compruébela, por favor.',
  sending: 'Enviando...',
  again: 'Intentar de nuevo',
  nothingLost: 'Lo que ha escrito sigue aquí.',
  reference: 'Su referencia',
  next: (hours, ways) => `Nuestro equipo le responde en ${hours} horas, en ${ways.join(' o ')}.`,
}
