import type * as english from '../en/home-v2.ts'

export const homeV2: typeof english.homeV2 = {
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

export const destinationTexts: typeof english.destinationTexts = {
  eyebrow: 'Por onde andamos',
  heading: 'Destinos populares',
  popular: 'Popular',
  transfers: 'Transfers com os seus preços',
  places: {
    algarve: {
      name: 'Algarve',
      text: 'Hotéis na falésia, manhãs de golfe e restaurantes de peixe ao fundo de um caminho. A nossa casa.',
      scene: 'Arcos de rocha dourada sobre água turquesa, com uma enseada de areia ao lado',
    },
    lisbon: {
      name: 'Lisboa',
      text: 'De porta a porta em menos de três horas desde a costa, ou uma semana de reuniões na cidade.',
      scene: 'Casas brancas pelas colinas de Lisboa, com uma ponte vermelha sobre o rio em frente',
    },
    seville: {
      name: 'Sevilha',
      text: 'Do outro lado do Guadiana, para o fim de semana, a ópera ou a feira. O motorista sabe o caminho de volta.',
      scene:
        'Casas brancas de Sevilha na outra margem do rio, com a torre alta de um campanário sobre os telhados',
    },
    'faro-airport': {
      name: 'Aeroporto de Faro',
      text: 'Esperamos por si nas chegadas, com o seu nome, a qualquer hora, e com uma hora de espera que não lhe custa nada.',
      scene: 'A pista de Faro sob um céu limpo, com um avião a aterrar',
    },
  },
}
