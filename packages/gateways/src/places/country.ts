import { fold } from '@chauffeur/domain/fold'

import type { Place } from './places.ts'

/** The country that sets a pick-up's time zone, from its ISO code; null for any other and for none. */
export function countryFromCode(code: string | null | undefined): Place['country'] {
  const upper = code?.toUpperCase()
  return upper === 'PT' || upper === 'ES' ? upper : null
}

const NAMES: Readonly<Record<string, Place['country']>> = {
  portugal: 'PT',
  spain: 'ES',
  espana: 'ES',
  espanha: 'ES',
}

/** The country of an address that ends with its name; null for any other and for none. */
export function countryFromAddress(address: string): Place['country'] {
  return NAMES[fold(address.split(',').at(-1) ?? '')] ?? null
}
