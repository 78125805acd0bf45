import type { enquiryTexts } from '../../site/enquiry/enquiry-texts.ts'

export const enquiry: typeof enquiryTexts = {
  name: 'Nome completo',
  email: 'E-mail',
  phone: 'Telefone',
  reachHint: 'Basta um dos dois.',
  phoneHint: 'Com o indicativo do país (+351).',
  nameMissing: 'Indique o seu nome completo.',
  messageMissing: 'Escreva uma mensagem.',
  oddEmail: 'Isto não parece um endereço de e-mail. Verifique-o, por favor.',
  sending: 'A enviar...',
  again: 'Tentar de novo',
  nothingLost: 'O que escreveu continua aqui.',
  reference: 'A sua referência',
  next: (hours, ways) => `A nossa equipa responde em ${hours} horas, para ${ways.join(' ou ')}.`,
}
