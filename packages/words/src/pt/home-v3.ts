import { ANSWER_HOURS } from '@chauffeur/domain/enquiry'
import type * as english from '../en/home-v3.ts'

export const homeV3: typeof english.homeV3 = {
  eyebrow: 'Motoristas no Algarve, em Lisboa e em Sevilha',
  heading: 'A confiança de quem não pode chegar tarde',
  text: 'Administradores, famílias, noivos e convidados, e os assistentes que reservam por eles. Em comum, uma coisa: voltam sempre.',
  book: 'Reservar',
  talk: 'Fale connosco',
  figures: 'A empresa em números',
  services: { eyebrow: 'Serviços', heading: 'Quatro serviços, uma promessa: o preço não muda' },
  contact: {
    heading: 'Prefere falar com uma pessoa?',
    text: `A nossa equipa responde de dia e de noite. As reservas que pedem mais atenção têm resposta em menos de ${ANSWER_HOURS} horas.`,
    phone: 'Telefone',
    email: 'E-mail',
    chat: 'WhatsApp',
    chatAction: 'Abrir uma conversa',
    opensNewTab: '(abre num novo separador)',
    book: 'Reservar',
  },
}

export const statTexts: typeof english.statTexts = {
  stats: [
    { figure: '+15', label: 'anos de estrada' },
    { figure: '+50 mil', label: 'clientes transportados' },
    { figure: '60', label: 'minutos de espera gratuitos, com acompanhamento do voo' },
    { figure: '24 h', label: 'de serviço, todos os dias do ano' },
  ],
}

export const testimonialTexts: typeof english.testimonialTexts = {
  eyebrow: 'Clientes',
  heading: 'O que dizem os nossos clientes',
  rating: (stars) => `Avaliação: ${stars} em 5`,
  quote: (text) => `«${text}»`,
  quotes: {
    assistant: {
      role: 'Assistente de administração, Londres',
      content:
        'Reservo para quatro administradores. A viatura chega antes deles, e o preço na fatura é o que me foi indicado.',
    },
    wedding: {
      role: 'Casamento em Lagos',
      content:
        'Doze convidados de três voos, e ninguém teve de nos ligar uma única vez. O motorista até sabia onde estava o fotógrafo.',
    },
    golf: {
      role: 'Viagem de golfe, Vilamoura',
      content:
        'O nosso avião chegou com duas horas de atraso. Lá estava ele com o nosso nome, sorriu e pegou no saco mais pesado.',
    },
  },
}
