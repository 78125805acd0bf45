import type * as english from '../en/home-v2.ts'

export const homeV2: typeof english.homeV2 = {
  eyebrow: 'Algarve · Lisboa · Sevilha',
  heading: 'O luxo redefinido',
  text: 'O luxo não é a viatura. São os quarenta minutos em que ninguém lhe pede nada: nem fila, nem taxímetro, nem mapa.',
  note: 'Preço fixo, seja qual for o trânsito. 60 minutos de espera gratuitos, com acompanhamento do voo. Cancelamento gratuito até 1 hora antes.',
  book: 'Reservar',
  scene: 'Arcos de rocha, uma enseada e uma estrada na falésia do Algarve à última luz do dia',
  services: { eyebrow: 'Serviços', heading: 'Quatro razões para viajar com motorista' },
  bookService: 'Reservar',
  bookNamed: (title) => `Reservar ${title}`,
  closing: { heading: 'Só falta partir' },
}

export const destinationTexts: typeof english.destinationTexts = {
  eyebrow: 'Onde operamos',
  heading: 'Destinos populares',
  popular: 'Popular',
  transfers: 'Transfers e preços',
  places: {
    algarve: {
      name: 'Algarve',
      text: 'Hotéis na falésia, manhãs de golfe e restaurantes de peixe ao fundo de uma estrada de terra. A nossa casa.',
      scene: 'Arcos de rocha dourada sobre água turquesa, com uma enseada de areia ao lado',
    },
    lisbon: {
      name: 'Lisboa',
      text: 'De porta a porta em menos de três horas desde a costa, ou uma semana de reuniões na cidade.',
      scene: 'Casas brancas pelas colinas de Lisboa, com uma ponte vermelha sobre o rio em frente',
    },
    seville: {
      name: 'Sevilha',
      text: 'Do outro lado do Guadiana, para o fim de semana, a ópera ou a feira. O motorista trata também do regresso.',
      scene: 'Mapa do percurso do aeroporto de Faro a Sevilha',
    },
    'faro-airport': {
      name: 'Aeroporto de Faro',
      text: 'À sua espera nas chegadas, a qualquer hora, com o seu nome na placa e 60 minutos de espera incluídos.',
      scene: 'Mapa da costa junto ao aeroporto de Faro',
    },
  },
}
