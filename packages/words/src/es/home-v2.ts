import type * as english from '../en/home-v2.ts'

export const homeV2: typeof english.homeV2 = {
  eyebrow: 'Algarve · Lisboa · Sevilla',
  heading: 'El lujo, redefinido',
  text: 'El lujo no es el coche. Son los cuarenta minutos en los que nadie le pide nada: ni cola, ni taxímetro, ni mapa.',
  note: 'Precio fijo, sea cual sea el tráfico. 60 minutos de espera gratis, con seguimiento del vuelo. Cancelación gratuita hasta 1 hora antes.',
  book: 'Reservar',
  scene: 'Arcos de roca, una cala y una carretera en el acantilado del Algarve con la última luz',
  services: { eyebrow: 'Servicios', heading: 'Cuatro razones para dejarse llevar' },
  bookService: 'Reservar',
  bookNamed: (title) => `Reservar ${title}`,
  closing: { heading: 'Solo falta salir' },
}

export const destinationTexts: typeof english.destinationTexts = {
  eyebrow: 'Dónde operamos',
  heading: 'Destinos más solicitados',
  popular: 'Muy solicitado',
  transfers: 'Traslados y precios',
  places: {
    algarve: {
      name: 'Algarve',
      text: 'Hoteles sobre el acantilado, mañanas de golf y restaurantes de pescado al final de una pista. Nuestra casa.',
      scene: 'Arcos de roca dorada sobre agua turquesa, con una cala de arena al lado',
    },
    lisbon: {
      name: 'Lisboa',
      text: 'De puerta a puerta en menos de tres horas desde la costa, o una semana de citas en la ciudad.',
      scene: 'Casas blancas por las colinas de Lisboa, con un puente rojo sobre el río delante',
    },
    seville: {
      name: 'Sevilla',
      text: 'Al otro lado del Guadiana, para el fin de semana, la ópera o la feria. Su chófer se ocupa también de la vuelta.',
      scene: 'Mapa del recorrido del aeropuerto de Faro a Sevilla',
    },
    'faro-airport': {
      name: 'Aeropuerto de Faro',
      text: 'Le esperamos en llegadas a cualquier hora, con su nombre en el cartel y 60 minutos de espera incluidos.',
      scene: 'Mapa de la costa junto al aeropuerto de Faro',
    },
  },
}
