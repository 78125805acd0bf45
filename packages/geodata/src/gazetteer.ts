import rows from '../data/places.json' with { type: 'json' }

const DISPLAY_TYPES = [
  'airport',
  'station',
  'city',
  'resort',
  'hotel',
  'golf',
  'beach',
  'landmark',
  'shopping',
  'restaurant',
] as const

export type DisplayType = (typeof DISPLAY_TYPES)[number]

/** A place that the product knows without asking anyone. Addresses are unique after folding. */
export interface GazetteerPlace {
  readonly id: string
  readonly name: string
  /** The line a customer's choice is stored as; it ends with the country's English name. */
  readonly address: string
  /** Algarve, Lisbon, Seville or other. */
  readonly region: string
  readonly displayType: DisplayType
  readonly aliases: readonly string[]
  /** Degrees, WGS 84. */
  readonly lat: number
  readonly lon: number
  readonly country: 'PT' | 'ES'
}

/** Every packaged place, in the order of the data. */
export const GAZETTEER: readonly GazetteerPlace[] = rows.map((row) => ({
  id: row.id,
  name: row.name,
  address: row.address,
  region: row.region,
  displayType: displayType(row.displayType),
  aliases: row.aliases,
  lat: row.lat,
  lon: row.lon,
  country: countryOf(row.address),
}))

function displayType(text: string): DisplayType {
  const known = DISPLAY_TYPES.find((type) => type === text)
  if (known === undefined) throw new Error(`places.json has an unknown display type: ${text}`)
  return known
}

function countryOf(address: string): 'PT' | 'ES' {
  if (address.endsWith(', Portugal')) return 'PT'
  if (address.endsWith(', Spain')) return 'ES'
  throw new Error(`places.json has an address without its country: ${address}`)
}
