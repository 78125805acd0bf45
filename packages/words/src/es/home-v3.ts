import { ANSWER_HOURS } from '@chauffeur/domain/enquiry'
import type * as english from '../en/home-v3.ts'

export const homeV3: typeof english.homeV3 = {
  eyebrow: 'Chóferes en el Algarve, Lisboa y Sevilla',
  heading: 'La confianza de quienes no pueden llegar tarde',
  text: 'Empresas, familias, bodas y quienes reservan por otras personas. Algo en común: siempre vuelven.',
  book: 'Reservar',
  talk: 'Hable con nosotros',
  figures: 'La empresa en cifras',
  services: { eyebrow: 'Servicios', heading: 'Cuatro servicios, una promesa: el precio no cambia' },
  contact: {
    heading: '¿Prefiere hablar con una persona?',
    text: `Nuestro equipo responde de día y de noche. Las reservas que requieren más atención reciben respuesta en menos de ${ANSWER_HOURS} horas.`,
    phone: 'Teléfono',
    email: 'Correo electrónico',
    chat: 'WhatsApp',
    chatAction: 'Abrir un chat',
    opensNewTab: '(se abre en una pestaña nueva)',
    book: 'Reservar',
  },
}

export const statTexts: typeof english.statTexts = {
  stats: [
    { figure: '+15', label: 'años en la carretera' },
    { figure: '+50 000', label: 'clientes transportados' },
    { figure: '60', label: 'minutos de espera gratis, con seguimiento del vuelo' },
    { figure: '24 h', label: 'de servicio, todos los días del año' },
  ],
}

export const testimonialTexts: typeof english.testimonialTexts = {
  eyebrow: 'Clientes',
  heading: 'Lo que dicen nuestros clientes',
  rating: (stars) => `Valoración: ${stars} de 5`,
  quote: (text) => `«${text}»`,
  quotes: {
    assistant: {
      role: 'Asistente de dirección, Londres',
      content:
        'Reservo para cuatro directivos. El coche llega antes que ellos, y el precio de la factura es el que me dieron.',
    },
    wedding: {
      role: 'Boda en Lagos',
      content:
        'Doce invitados de tres vuelos, y nadie tuvo que llamarnos ni una vez. Nuestro chófer hasta sabía dónde estaba el fotógrafo.',
    },
    golf: {
      role: 'Viaje de golf, Vilamoura',
      content:
        'Nuestro avión llegó con dos horas de retraso. Allí estaba él con nuestro nombre, sonrió y cogió la bolsa más pesada.',
    },
  },
}
