import type { homeV2 as english } from '../../site/content/home-v2.ts'

export const homeV2: typeof english = {
  eyebrow: 'Algarve · Lisboa · Sevilha',
  heading: 'O luxo redefinido',
  text: 'O luxo não é a viatura. São os quarenta minutos em que ninguém lhe pede nada: nem fila, nem taxímetro, nem mapa. A viatura apenas ajuda.',
  note: 'Preço fixo, seja qual for o trânsito. 60 minutos de espera gratuitos, com acompanhamento do voo. Cancelamento gratuito até 1 hora antes.',
  book: 'Reservar',
  scene: 'Arcos de rocha, uma enseada e uma estrada na falésia do Algarve à última luz do dia',
  services: { eyebrow: 'Serviços', heading: 'Quatro razões para se deixar conduzir' },
  bookService: 'Reservar',
  bookNamed: (title) => `Reservar ${title}`,
  closing: { heading: 'A página seguinte é a estrada' },
}
