import { flightPromise, flightService } from '@chauffeur/domain/arrival'
import { ANSWER_HOURS } from '@chauffeur/domain/enquiry'
import { INCLUDED_KM_PER_HOUR } from '@chauffeur/domain/hire'
import { MAX_SEATS_PER_KIND } from '@chauffeur/domain/limits'
import type * as english from '../en/contact.ts'
import { arrivalTexts } from './arrival.ts'

export const contactTexts: typeof english.contactTexts = {
  eyebrow: 'Contacto',
  heading: 'Quem responde é uma pessoa, a qualquer hora.',
  lead: 'Um voo que mudou, uma dúvida antes de reservar, uma viagem que não cabe em nenhum formulário: conte-nos e nós tratamos do assunto.',

  ways: 'Como falar connosco',
  call: 'Ligue-nos',
  callToo: 'Ou para este número',
  write: 'Escreva-nos',
  chat: 'Fale connosco por WhatsApp',
  chatNewTab: 'abre num novo separador',

  formHeading: 'Enviar uma mensagem',
  formLead: `Responderemos em menos de ${ANSWER_HOURS} horas. Se a viagem começar antes, ligue-nos.`,
  formNeedsScript:
    'Para enviar uma mensagem aqui é preciso JavaScript. Também pode ligar-nos ou enviar um e-mail.',
  bookingNumber: 'Número da reserva (opcional)',
  bookingNumberHint: 'Se for sobre uma reserva, por exemplo TR-7K3Q9X.',
  message: 'Mensagem',
  send: 'Enviar mensagem',
  received: 'Obrigado. Recebemos a sua mensagem.',
  another: 'Escrever outra mensagem',

  facts: [
    {
      title: 'Abertos 24 horas',
      text: 'Há viaturas e pessoas de serviço dia e noite, todos os dias do ano.',
    },
    {
      title: 'Onde operamos',
      text: 'Algarve, Lisboa e Sevilha, e as estradas que os ligam. Para qualquer outro local, pergunte-nos.',
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
  oddEmail: 'Isto não parece um endereço de e-mail. Verifique o endereço, por favor.',
  sending: 'A enviar...',
  again: 'Tentar de novo',
  nothingLost: 'O que escreveu continua aqui.',
  reference: 'A sua referência',
  next: (hours, ways) => `A nossa equipa responderá em menos de ${hours} horas, para ${ways.join(' ou ')}.`,
}

export const questionTexts: typeof english.questionTexts = {
  eyebrow: 'Informações úteis',
  heading: 'Antes de reservar',
  booked: 'Já reservou?',
  see: 'Ver, alterar ou cancelar a sua reserva',
  questions: (from) => [
    {
      question: 'O preço que vejo é o preço que pago?',
      answer:
        'Sim. Cada viatura tem um preço fixo antes de confirmar seja o que for, com ou sem trânsito. As paragens que acrescentar têm o seu próprio preço, que vê antes de as acrescentar.',
    },
    {
      question: 'E se o meu voo chegar atrasado?',
      answer: `Indique o número de voo ao reservar. ${flightPromise(arrivalTexts.flight, flightService(from)).promise}`,
    },
    {
      question: 'Até onde posso ir quando reservo à hora?',
      answer: `Cada hora reservada inclui ${INCLUDED_KM_PER_HOUR} quilómetros, e o itinerário é combinado com o motorista.`,
    },
    {
      question: 'As cadeiras de criança são pagas?',
      answer: `Não. Até ${MAX_SEATS_PER_KIND} cadeiras de criança e ${MAX_SEATS_PER_KIND} assentos elevatórios são gratuitos. Diga quantos quer ao reservar.`,
    },
    {
      question: 'Como posso pagar?',
      answer:
        'No Algarve, em dinheiro ou com cartão no momento da recolha. A reserva mostra todos os métodos de pagamento disponíveis para a sua viagem antes de confirmar.',
    },
    {
      question: 'Posso cancelar?',
      answer:
        'Sim, gratuitamente até 1 hora antes da hora de recolha: cada e-mail sobre a sua reserva tem o link para a página onde a pode ver e cancelar.',
    },
  ],
}
