import type { explainer as english } from '../../site/content/explainer.ts'

export const explainer: typeof english = {
  eyebrow: 'Cómo funciona',
  heading: 'Tres pasos, y ninguno más',
  steps: [
    {
      title: 'Elija',
      text: 'Diga desde dónde y hasta dónde, o por cuántas horas, y vea un precio fijo para cada coche.',
    },
    {
      title: 'Ajuste',
      text: 'Indique el vuelo, las sillas infantiles, el equipaje y una parada para comer. El precio se actualiza al momento.',
    },
    { title: 'Descanse', text: 'Confirmamos por correo electrónico, y su chófer llega antes que usted.' },
  ],
}
