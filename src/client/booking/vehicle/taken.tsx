import { noCarSentence } from '@chauffeur/domain/no-car'
import type { Vehicle } from '@chauffeur/domain/vehicles'
import { Button } from '../../ui/button.tsx'
import { AskTeam } from '../ask/ask-team.tsx'
import { useBooking } from '../state/booking-context.ts'
import { vehicleTexts } from './vehicle-texts.ts'

/** What a guest can do where every car of a class is taken: another time, or the team. */
export function Taken({ vehicle, freeTimes }: { vehicle: Vehicle; freeTimes: readonly string[] }) {
  const { change } = useBooking()
  return (
    <div className="flex flex-wrap items-center gap-3 py-3 max-sm:pointer-events-auto max-sm:mt-11">
      {freeTimes.map((pickupTime) => (
        <Button
          key={pickupTime}
          size="small"
          aria-label={vehicleTexts.takeTimeFor(pickupTime, vehicle.name)}
          onClick={() => change({ type: 'set', fields: { pickupTime } })}
        >
          {vehicleTexts.takeTime(pickupTime)}
        </Button>
      ))}
      <AskTeam vehicle={vehicle} />
    </div>
  )
}

/** Why the card of a class cannot be chosen. */
export function useTakenSentence(
  vehicle: Vehicle,
  freeTimes: readonly string[] | undefined,
): string | undefined {
  const { draft } = useBooking()
  if (!freeTimes) return undefined
  return noCarSentence(vehicle.name, { date: draft.pickupDate, time: draft.pickupTime }, freeTimes)
}
