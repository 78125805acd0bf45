import type { Trip } from '@chauffeur/contract/trip'
import { ArrivalCard } from '../site/arrival-card.tsx'

const MET = new Set(['on_board', 'completed', 'no_show'])

/** How the guest is met at the airport, until the chauffeur has met them. */
export function ArrivalOfTrip({ trip: { arrival, state, end, pickupTime, chauffeurs } }: { trip: Trip }) {
  const isToCome = (state === 'pending' || state === 'confirmed') && end === null
  const isMet = chauffeurs.length > 0 && chauffeurs.every((chauffeur) => MET.has(chauffeur.state))
  if (!arrival || !isToCome || isMet) return null
  const reachable = chauffeurs.flatMap(({ name, phone, state: step }) =>
    phone === null || MET.has(step) ? [] : [{ name, phone }],
  )
  return <ArrivalCard sign={arrival.sign} pickupTime={pickupTime} chauffeurs={reachable} />
}
