import { ANSWER_HOURS } from '@chauffeur/domain/enquiry'
import type { homeV3 as english } from '../../site/content/home-v3.ts'

export const homeV3: typeof english = {
  eyebrow: 'Motoristas no Algarve, em Lisboa e em Sevilha',
  heading: 'A confiança de quem não pode chegar atrasado',
  text: 'Administradores, famílias, noivos e convidados, e os assistentes que reservam por eles. O que têm em comum: voltam.',
  book: 'Reservar',
  talk: 'Fale connosco',
  figures: 'A empresa em números',
  services: { eyebrow: 'Serviços', heading: 'Quatro serviços, uma promessa: o preço não muda' },
  contact: {
    heading: 'Prefere falar com uma pessoa?',
    text: `A nossa equipa responde de dia e de noite. As reservas que pedem mais atenção têm resposta em ${ANSWER_HOURS} horas.`,
    phone: 'Telefone',
    email: 'E-mail',
    chat: 'WhatsApp',
    chatAction: 'Abrir uma conversa',
    opensNewTab: '(abre num novo separador)',
    book: 'Reservar',
  },
}
