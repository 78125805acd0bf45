import type { ChosenPlace, PlaceEnd } from '../../places/chosen-place.ts'
import type { DraftChange } from './draft.ts'
import type { Prefill } from './wizard-search.ts'

/** Names and notes of the places. They are kept in the tab, not in the link, which may be passed on. */
export type KnownPlaces = Readonly<Partial<Record<PlaceEnd, Pick<ChosenPlace, 'name' | 'note'>>>>

/** A link's values as changes of the draft. `readToday` tells the earliest day that a pick-up can have. */
export function prefillChanges(
  prefill: Prefill,
  readToday: () => string,
  known: KnownPlaces = {},
): DraftChange[] {
  const { vehicleId, passengers, ...trip } = prefill
  return [
    // A link to a vehicle says nothing of the trip.
    ...(Object.keys(trip).length === 0 ? [] : tripChanges(trip, readToday, known)),
    ...(passengers === undefined ? [] : [{ type: 'passengers' as const, count: passengers }]),
    ...(vehicleId === undefined ? [] : [{ type: 'vehicle' as const, id: vehicleId }]),
  ]
}

function tripChanges(prefill: Prefill, readToday: () => string, known: KnownPlaces): DraftChange[] {
  const isHourly = prefill.serviceType === 'hourly'
  const pickup = place('pickup', prefill, known)
  const dropoff = place('dropoff', prefill, known)
  return [
    { type: 'service', serviceType: isHourly ? 'hourly' : 'point-to-point' },
    ...(isHourly ? [] : [{ type: 'airport' as const, on: prefill.isAirport ?? false }]),
    ...(pickup === undefined ? [] : [{ type: 'pickup' as const, place: pickup }]),
    ...(dropoff === undefined || isHourly ? [] : [{ type: 'dropoff' as const, place: dropoff }]),
    ...(prefill.duration === undefined ? [] : [{ type: 'duration' as const, hours: prefill.duration }]),
    ...(prefill.date !== undefined && prefill.date >= readToday()
      ? [{ type: 'set' as const, fields: { pickupDate: prefill.date } }]
      : []),
  ]
}

/** Text that is no place yet takes the place of the one that was chosen before. */
function place(end: PlaceEnd, prefill: Prefill, known: KnownPlaces): ChosenPlace | null | undefined {
  const location = prefill[end]
  if (location !== undefined)
    return {
      location,
      placeId: prefill[`${end}PlaceId`] ?? '',
      name: '',
      ...known[end],
    }
  return prefill[`${end}Text`] === undefined ? undefined : null
}
