import type { closingCall as english } from '../../site/content/closing-call.ts'

export const closingCall: typeof english = {
  heading: 'Reserve su viaje',
  text: 'Un precio fijo para cada coche en menos de un minuto. Cancelación gratuita hasta 1 hora antes.',
  action: 'Reservar',
}
