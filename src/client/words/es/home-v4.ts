import type { homeV4 as english } from '../../site/content/home-v4.ts'

export const homeV4: typeof english = {
  heading: '¿Qué tipo de viaje es?',
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
    text: 'Indique su ruta y vea un precio fijo para cada coche. Sin cuenta, sin tarjeta.',
    example: 'Por ejemplo',
    action: 'Ver el precio',
  },
  membershipContact: 'Para hacerse socio, escríbanos:',
}
