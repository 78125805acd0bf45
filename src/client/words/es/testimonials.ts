import type { testimonialTexts } from '../../site/content/testimonials.ts'

export const testimonials: typeof testimonialTexts = {
  eyebrow: 'Clientes',
  heading: 'Lo que dicen de vuelta a casa',
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
