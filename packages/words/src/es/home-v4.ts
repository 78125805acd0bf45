import type * as english from '../en/home-v4.ts'

export const homeV4: typeof english.homeV4 = {
  heading: '¿Qué viaje tiene en mente?',
  text: 'Cuatro servicios, una flota. Mire con calma: el precio llega antes de cualquier compromiso.',
  tabs: {
    airport: 'Aeropuerto',
    business: 'Empresas',
    events: 'Eventos',
    hourly: 'Por horas',
  },
  tabList: 'Servicios',
  bookService: 'Reservar este servicio',
  teaser: {
    heading: 'Un precio en menos de un minuto',
    lines: [
      { label: 'Desde', value: 'Aeropuerto de Faro' },
      { label: 'Hasta', value: 'Vilamoura' },
      { label: 'Cuándo', value: 'Cualquier día, a cualquier hora' },
    ],
    text: 'Indique el recorrido y vea un precio fijo para cada coche. Sin cuenta, sin tarjeta.',
    example: 'Por ejemplo',
    action: 'Ver el precio',
  },
  membershipContact: 'Para darse de alta, escríbanos:',
}

export const explainer: typeof english.explainer = {
  eyebrow: 'Cómo funciona',
  heading: 'En tres pasos',
  steps: [
    {
      title: 'Elija',
      text: 'Indique la recogida y el destino, o cuántas horas, y vea un precio fijo para cada coche.',
    },
    {
      title: 'Personalice',
      text: 'Indique el vuelo, las sillas infantiles, el equipaje y una parada para comer. El precio se actualiza al momento.',
    },
    { title: 'Descanse', text: 'Confirmamos por correo electrónico y su chófer llega antes que usted.' },
  ],
}

export const membership: typeof english.membership = {
  eyebrow: 'Programa Elite',
  heading: 'Para quienes viajan con nosotros cada semana',
  price: '199 EUR',
  period: 'al mes',
  discount: '20 % de descuento en las reservas',
  benefits: [
    '20 % de descuento en las reservas',
    'Facturación mensual, un extracto con todos los viajes',
    'Los mismos chóferes, siempre que la agenda lo permita',
  ],
  join: 'Darse de alta',
}
