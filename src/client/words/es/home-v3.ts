import { ANSWER_HOURS } from '@chauffeur/domain/enquiry'
import type { homeV3 as english } from '../../site/content/home-v3.ts'

export const homeV3: typeof english = {
  eyebrow: 'Chóferes en el Algarve, Lisboa y Sevilla',
  heading: 'La confianza de quienes no pueden llegar tarde',
  text: 'Directivos, familias, novios e invitados, y los asistentes que reservan por ellos. Lo que tienen en común: vuelven.',
  book: 'Reservar',
  talk: 'Hable con nosotros',
  figures: 'La empresa en cifras',
  services: { eyebrow: 'Servicios', heading: 'Cuatro servicios, una promesa: el precio no cambia' },
  contact: {
    heading: '¿Prefiere hablar con una persona?',
    text: `Nuestro equipo responde de día y de noche. Las reservas que requieren más atención reciben respuesta en ${ANSWER_HOURS} horas.`,
    phone: 'Teléfono',
    email: 'E-mail',
    chat: 'WhatsApp',
    chatAction: 'Abrir un chat',
    opensNewTab: '(se abre en una pestaña nueva)',
    book: 'Reservar',
  },
}
