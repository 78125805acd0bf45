import type { Base } from '@chauffeur/domain/cars'

/** Where cars are kept, for people. */
export const baseNames = {
  Algarve: 'Algarve (Faro)',
  Lisbon: 'Lisbon',
  Seville: 'Seville',
} satisfies Record<Base, string>
