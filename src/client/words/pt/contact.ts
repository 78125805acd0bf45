import { ANSWER_HOURS } from '@chauffeur/domain/enquiry'
import type { contactTexts } from '../../site/contact/contact-texts.ts'

export const contact: typeof contactTexts = {
  eyebrow: 'Contacto',
  heading: 'Responde uma pessoa, a qualquer hora.',
  lead: 'Um voo que mudou, uma dúvida antes de reservar, uma viagem que não cabe em nenhum formulário: conte-nos, e nós tratamos.',

  ways: 'Como falar connosco',
  call: 'Ligue-nos',
  callToo: 'Ou para este número',
  write: 'Escreva-nos',
  chat: 'Fale por WhatsApp',
  chatNewTab: 'abre num novo separador',

  formHeading: 'Enviar uma mensagem',
  formLead: `Respondemos em ${ANSWER_HOURS} horas. Se a viagem começa antes disso, ligue-nos.`,
  formNeedsScript:
    'Para enviar uma mensagem aqui é preciso JavaScript. Por telefone e por e-mail fala connosco sem ele.',
  bookingNumber: 'Número da reserva (opcional)',
  bookingNumberHint: 'Se se trata de uma reserva, por exemplo TR-7K3Q9X.',
  message: 'Mensagem',
  send: 'Enviar mensagem',
  received: 'Obrigado. Recebemos a sua mensagem.',
  another: 'Escrever outra mensagem',

  facts: [
    {
      title: 'Sempre abertos',
      text: 'Há viaturas e pessoas de serviço dia e noite, todos os dias do ano.',
    },
    {
      title: 'Por onde andamos',
      text: 'Algarve, Lisboa e Sevilha, e as estradas entre eles. Para qualquer outro lugar, pergunte-nos.',
    },
    {
      title: 'Antes de escrever',
      text: 'O preço da maioria das viagens está a um minuto: escolha o percurso e veja-o para cada viatura.',
    },
  ],
  book: 'Ver o preço de uma viagem',
}
