import type { businessTexts } from '../../content/business.ts'

export const business: typeof businessTexts = {
  service: (brand) => `${brand}: servicio de chófer`,
  areas: ['Algarve', 'Lisboa', 'Sevilla'],
}
