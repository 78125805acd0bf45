import type * as english from '../en/not-found.ts'

export const notFoundTexts: typeof english.notFoundTexts = {
  code: '404',
  rest: 'Página no encontrada',
  heading: '404 Página no encontrada',
  body: 'No hay nada en esta dirección. Puede que haya cambiado, o que el enlace tenga un error.',
  waysOn: 'Por dónde seguir',
  ways: {
    '/book': { title: 'Reservar un viaje', text: 'Un precio fijo para cada vehículo, antes de confirmar.' },
    '/': { title: 'Volver al inicio', text: 'Los servicios, la flota y nuestros destinos.' },
    '/terms': {
      title: 'Condiciones generales',
      text: 'Cómo funcionan las reservas, los precios y la cancelación.',
    },
  },
  reachUs: 'O pregunte a una persona:',
}
