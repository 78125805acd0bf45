import { endpoints } from './endpoints.ts'

type EndpointName = keyof typeof endpoints

/** Of the calls that are open to everybody, those that a partner's program makes before it books. */
const OPEN: ReadonlySet<string> = new Set<EndpointName>([
  'searchLocations',
  'locationAt',
  'geocode',
  'checkRegion',
  'listRegions',
  'readRoute',
  'suggestStops',
  'listLuggageCapacities',
  'createQuote',
  'quoteJourney',
  'createQuoteRequest',
  'createTestKey',
])

const KEYED: ReadonlySet<string> = new Set(
  Object.entries(endpoints).flatMap(([name, { access }]) => (access === 'partner' ? [name] : [])),
)

/** Whether a call, by the name of its endpoint, is for partners: it needs a key, or comes before a booking. */
export function isPartnerCall(name: string): boolean {
  return OPEN.has(name) || KEYED.has(name)
}
