import type { businessTexts } from '../../site/content/business.ts'

export const business: typeof businessTexts = {
  service: (brand) => `${brand}: servicio de chófer`,
  areas: ['Algarve', 'Lisboa', 'Sevilla'],
}
