/** A transfer that has a page of its own. */
export interface TransferRoute {
  /** Its page is /transfers/<slug>. */
  readonly slug: string
  /** Ids and names of the gazetteer. */
  readonly pickup: TransferEnd
  readonly dropoff: TransferEnd
  /** When its words were last written, yyyy-MM-dd. */
  readonly writtenOn: string
}

interface TransferEnd {
  readonly placeId: string
  readonly name: string
}

const FARO_AIRPORT: TransferEnd = { placeId: 'faro-airport', name: 'Faro Airport (FAO)' }

const fromFaroAirport = (slug: string, placeId: string, name: string): TransferRoute => ({
  slug: `faro-airport-to-${slug}`,
  pickup: FARO_AIRPORT,
  dropoff: { placeId, name },
  writtenOn: '2026-11-23',
})

/** The transfers with pages, in the order of their index. */
export const TRANSFER_ROUTES: readonly TransferRoute[] = [
  fromFaroAirport('quinta-do-lago', 'quinta-do-lago', 'Quinta do Lago'),
  fromFaroAirport('vilamoura', 'vilamoura', 'Vilamoura'),
  fromFaroAirport('albufeira', 'albufeira', 'Albufeira'),
  fromFaroAirport('carvoeiro', 'carvoeiro', 'Carvoeiro'),
  fromFaroAirport('portimao', 'portimao', 'Portimão'),
  fromFaroAirport('alvor', 'alvor', 'Alvor'),
  fromFaroAirport('lagos', 'lagos', 'Lagos'),
  fromFaroAirport('sagres', 'sagres', 'Sagres'),
  fromFaroAirport('tavira', 'tavira', 'Tavira'),
  fromFaroAirport('monte-gordo', 'monte-gordo', 'Monte Gordo'),
  fromFaroAirport('lisbon-airport', 'lisbon-airport-t1', 'Lisbon Airport (LIS) - Terminal 1'),
  fromFaroAirport('seville', 'seville', 'Seville'),
]

export function findTransferRoute(slug: string): TransferRoute | undefined {
  return TRANSFER_ROUTES.find((route) => route.slug === slug)
}

/** The transfers beside one in the index. */
export function neighboursOf(slug: string): readonly TransferRoute[] {
  const at = TRANSFER_ROUTES.findIndex((route) => route.slug === slug)
  return TRANSFER_ROUTES.filter((_, other) => at >= 0 && Math.abs(other - at) === 1)
}
