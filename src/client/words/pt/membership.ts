import type { membership as english } from '../../site/content/membership.ts'

export const membership: typeof english = {
  eyebrow: 'Adesão Elite',
  heading: 'Para quem viaja connosco todas as semanas',
  price: '199 EUR',
  period: 'por mês',
  discount: '20% de desconto nas reservas',
  benefits: [
    '20% de desconto nas reservas',
    'Faturação mensal, um extrato para todas as viagens',
    'Os mesmos motoristas, sempre que a agenda o permita',
  ],
  join: 'Aderir',
}
