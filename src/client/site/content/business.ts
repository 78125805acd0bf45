import { words } from '../../shared/locale/words.ts'

/** The description of the business for search engines. */
export const businessTexts = words('business', {
  service: (brand: string) => `${brand}: chauffeur service`,
  areas: ['Algarve', 'Lisbon', 'Seville'],
})
