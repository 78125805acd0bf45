import { flightPromise } from '@chauffeur/domain/arrival'
import { portugueseArrivalWords } from '@chauffeur/domain/arrival-words-pt'
import { INCLUDED_KM_PER_HOUR } from '@chauffeur/domain/hire'
import { MAX_SEATS_PER_KIND } from '@chauffeur/domain/limits'
import type { questionTexts } from '../../site/content/questions.ts'

export const questions: typeof questionTexts = {
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
      answer: `Indique o número de voo ao reservar. ${flightPromise(portugueseArrivalWords.flight).promise}`,
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
