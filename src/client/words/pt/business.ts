import type { businessTexts } from '../../site/content/business.ts'

export const business: typeof businessTexts = {
  service: (brand) => `${brand}: serviço de motorista`,
  areas: ['Algarve', 'Lisboa', 'Sevilha'],
}
