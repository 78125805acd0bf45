import { words } from '../../shared/locale/words.ts'

/** What search engines read of the business. */
export const businessTexts = words('business', {
  service: (brand: string) => `${brand}: chauffeur service`,
  areas: ['Algarve', 'Lisbon', 'Seville'],
})
