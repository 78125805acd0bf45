import type { Vehicle } from '@chauffeur/domain/vehicles'
import { vehicleText } from '../../locale/vehicle-text.ts'
import { phoneLink } from '../../site/phone-link.ts'
import { useSite } from '../../site/use-site.ts'
import { Button } from '../../ui/button.tsx'
import { classNames } from '../../ui/class-names.ts'
import { AskTeam } from '../ask/ask-team.tsx'
import { useBooking } from '../state/booking-context.ts'
import type { Unavailable } from './use-unavailable.ts'
import { vehicleTexts } from './vehicle-texts.ts'

type TakenProps = {
  vehicle: Vehicle
  unavailable: Unavailable
  /** Told of the time that the guest takes. */
  onTake?: ((time: string) => void) | undefined
  className?: string | undefined
}

/** What a guest can do where a class cannot be booked at a time: another time, the team, or a call. */
export function Taken({ vehicle, unavailable, onTake, className }: TakenProps) {
  const { change } = useBooking()
  const { contactPhone } = useSite()
  const { freeTimes, canAsk, canCall } = unavailable
  return (
    <div className={classNames('flex flex-wrap items-center gap-3', className)}>
      {freeTimes.map((pickupTime) => (
        <Button
          key={pickupTime}
          size="small"
          aria-label={vehicleTexts.takeTimeFor(pickupTime, vehicleText(vehicle.name))}
          onClick={() => {
            change({ type: 'set', fields: { pickupTime } })
            change({ type: 'vehicle', id: vehicle.id })
            onTake?.(pickupTime)
          }}
        >
          {vehicleTexts.takeTime(pickupTime)}
        </Button>
      ))}
      {canAsk && (
        <AskTeam
          vehicle={vehicle}
          label={vehicleTexts.askTeam}
          labelFor={vehicleTexts.askTeamFor(vehicleText(vehicle.name))}
        />
      )}
      {canCall && contactPhone !== null && (
        <a href={phoneLink(contactPhone)} className="tabular link inline-flex min-h-11 items-center">
          {vehicleTexts.call(contactPhone)}
        </a>
      )}
    </div>
  )
}

/** Whether there is anything that the guest can do. */
export function hasWayOut({ freeTimes, canAsk, canCall }: Unavailable): boolean {
  return freeTimes.length > 0 || canAsk || canCall
}
