import type { testimonialTexts } from '../../site/content/testimonials.ts'

export const testimonials: typeof testimonialTexts = {
  eyebrow: 'Clientes',
  heading: 'O que dizem no regresso a casa',
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
