import type { explainer as english } from '../../site/content/explainer.ts'

export const explainer: typeof english = {
  eyebrow: 'Como funciona',
  heading: 'Três passos, e mais nenhum',
  steps: [
    {
      title: 'Escolha',
      text: 'Diga de onde e para onde, ou por quantas horas, e veja um preço fixo para cada viatura.',
    },
    {
      title: 'Ajuste',
      text: 'Indique o voo, as cadeiras de criança, a bagagem e uma paragem para almoçar. O preço acompanha de imediato.',
    },
    { title: 'Descanse', text: 'Confirmamos por e-mail, e o motorista chega antes de si.' },
  ],
}
