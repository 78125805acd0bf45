import { flightPromise } from '@chauffeur/domain/arrival'
import { ANSWER_HOURS } from '@chauffeur/domain/enquiry'
import { INCLUDED_KM_PER_HOUR } from '@chauffeur/domain/hire'
import { MAX_SEATS_PER_KIND } from '@chauffeur/domain/limits'
import type * as english from '../en/contact.ts'
import { arrivalTexts } from './arrival.ts'

export const contactTexts: typeof english.contactTexts = {
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

export const enquiryTexts: typeof english.enquiryTexts = {
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

export const questionTexts: typeof english.questionTexts = {
  eyebrow: 'Bom saber',
  heading: 'Antes de reservar',
  booked: 'Já reservou?',
  see: 'Ver, alterar ou cancelar a sua reserva',
  questions: [
    {
      question: 'O preço que vejo é o preço que pago?',
      answer:
        'Sim. Cada viatura tem um preço fixo antes de confirmar seja o que for, esteja o trânsito como estiver. As paragens que acrescentar têm o seu próprio preço, que vê antes de as acrescentar.',
    },
    {
      question: 'E se o meu voo se atrasar?',
      answer: `Indique o número de voo ao reservar. ${flightPromise(arrivalTexts.flight).promise}`,
    },
    {
      question: 'Até onde posso ir quando reservo à hora?',
      answer: `Cada hora reservada inclui ${INCLUDED_KM_PER_HOUR} quilómetros, e é o próprio passageiro que diz ao motorista para onde ir.`,
    },
    {
      question: 'As cadeiras de criança são pagas?',
      answer: `Não. Até ${MAX_SEATS_PER_KIND} cadeiras de criança e ${MAX_SEATS_PER_KIND} assentos elevatórios são gratuitos. Diga quantos quer ao reservar.`,
    },
    {
      question: 'Como posso pagar?',
      answer:
        'No Algarve, em dinheiro ou com cartão quando o vamos buscar. A reserva mostra todas as formas disponíveis para a sua viagem antes de confirmar.',
    },
    {
      question: 'Posso cancelar?',
      answer:
        'Sim, gratuitamente até 1 hora antes da hora de recolha: cada e-mail sobre a sua reserva tem o link para a página onde a vê e cancela.',
    },
  ],
}
