import type { homeV2 as english } from '../../site/content/home-v2.ts'

export const homeV2: typeof english = {
  eyebrow: 'Algarve · Lisboa · Sevilla',
  heading: 'El lujo, redefinido',
  text: 'El lujo no es el coche. Son los cuarenta minutos en los que nadie le pide nada: ni cola, ni taxímetro, ni mapa. El coche solo ayuda.',
  note: 'Precio fijo, sea cual sea el tráfico. 60 minutos de espera gratis, con seguimiento del vuelo. Cancelación gratuita hasta 1 hora antes.',
  book: 'Reservar',
  scene: 'Arcos de roca, una cala y una carretera en el acantilado del Algarve con la última luz',
  services: { eyebrow: 'Servicios', heading: 'Cuatro razones para dejarse llevar' },
  bookService: 'Reservar',
  bookNamed: (title) => `Reservar ${title}`,
  closing: { heading: 'La página siguiente es la carretera' },
}
