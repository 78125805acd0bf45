import type { closingCall as english } from '../../site/content/closing-call.ts'

export const closingCall: typeof english = {
  heading: 'Reserve a sua viagem',
  text: 'Um preço fixo para cada viatura em menos de um minuto. Cancelamento gratuito até 1 hora antes.',
  action: 'Reservar',
}
