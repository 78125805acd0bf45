import type { membership as english } from '../../site/content/membership.ts'

export const membership: typeof english = {
  eyebrow: 'Socio Elite',
  heading: 'Para quienes viajan con nosotros cada semana',
  price: '199 EUR',
  period: 'al mes',
  discount: '20 % de descuento en las reservas',
  benefits: [
    '20 % de descuento en las reservas',
    'Facturación mensual, un extracto con todos los viajes',
    'Los mismos chóferes, siempre que la agenda lo permita',
  ],
  join: 'Hacerse socio',
}
