import type { ChosenStop } from '@chauffeur/contract/trip-fields'
import { fold } from '@chauffeur/domain/fold'
import { stopPrice } from '@chauffeur/domain/pricing'
import { stopsRefusal } from '@chauffeur/domain/stops'
import type { EntityManager } from '../../db/orm.ts'
import { invalid, Refusal } from '../../core/refusal.ts'
import { StopSuggestion } from './stop-suggestion.entity.ts'

/** A stop of ours that the customer chose, with its price for the chosen stay. */
export interface BookableStop {
  readonly id: string
  readonly name: string
  readonly minutes: number
  readonly hourlyPriceCents: number
  readonly priceCents: number
  readonly lat: number
  readonly lon: number
}

/**
 * Our own row for each chosen stop, in the customer's order; the name, place and price that the client sent are
 * not believed. Refuses what cannot be priced.
 */
export async function findChosenStops(
  chosen: readonly ChosenStop[],
  context: { readonly em: EntityManager },
): Promise<BookableStop[]> {
  if (chosen.length === 0) return []
  const refusal = stopsRefusal(
    chosen.map(({ id, location, duration }) => ({ ...(id && { id }), location, minutes: duration })),
  )
  if (refusal) throw invalid('stops', refusal)
  const active = await context.em.find(StopSuggestion, { isActive: true })
  const stops = chosen.map((stop) => bookable(stop, active))
  if (new Set(stops.map(({ id }) => id)).size < stops.length)
    throw invalid('stops', { code: 'stop_chosen_twice' })
  return stops
}

function bookable(chosen: ChosenStop, active: readonly StopSuggestion[]): BookableStop {
  const stop = active.find(({ id, name }) =>
    chosen.id ? id === chosen.id : fold(name) === fold(chosen.location),
  )
  if (!stop) throw new Refusal('UNKNOWN_STOP', { code: 'stop_not_offered', place: chosen.location })
  return {
    id: stop.id,
    name: stop.name,
    minutes: chosen.duration,
    hourlyPriceCents: stop.hourlyPriceCents,
    priceCents: stopPrice(stop.hourlyPriceCents, chosen.duration),
    lat: stop.latitude,
    lon: stop.longitude,
  }
}
