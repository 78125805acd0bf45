import { DEFAULT_HIRE_HOURS } from '@chauffeur/domain/hire'
import type { ChosenPlace } from '../../shared/places/location-field.tsx'

export const quoteKinds = ['airport', 'transfer', 'hourly'] as const
export type QuoteKind = (typeof quoteKinds)[number]

/** The entries of the quote form; none must be filled in. */
export interface QuoteDraft {
  readonly kind: QuoteKind
  readonly pickup: ChosenPlace | null
  readonly dropoff: ChosenPlace | null
  /** The texts in the fields, which may be no places yet. */
  readonly pickupText: string
  readonly dropoffText: string
  /** Hours. */
  readonly duration: number
  /** yyyy-MM-dd, or ''. */
  readonly date: string
}

export const emptyQuote: QuoteDraft = {
  kind: 'airport',
  pickup: null,
  dropoff: null,
  pickupText: '',
  dropoffText: '',
  duration: DEFAULT_HIRE_HOURS,
  date: '',
}

/** The query that /book is opened with: only what is filled in, and the kind. */
export function quoteSearch({ kind, pickup, dropoff, duration, date, ...typed }: QuoteDraft) {
  const [pickupText, dropoffText] = [typed.pickupText.trim(), typed.dropoffText.trim()]
  const from = {
    ...(pickup && { pickup: pickup.location }),
    ...(pickup?.placeId && { pickupPlaceId: pickup.placeId }),
    ...(!pickup && pickupText !== '' && { pickupText }),
  }
  if (kind === 'hourly')
    return { ...from, duration, ...(date !== '' && { date }), serviceType: 'hourly' as const }
  return {
    ...from,
    ...(dropoff && { dropoff: dropoff.location }),
    ...(dropoff?.placeId && { dropoffPlaceId: dropoff.placeId }),
    ...(!dropoff && dropoffText !== '' && { dropoffText }),
    isAirport: kind === 'airport',
  }
}
