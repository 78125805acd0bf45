import type { SuggestedStop } from '@chauffeur/contract/stops'
import { MAX_STOPS } from '@chauffeur/domain/limits'
import { formatEuros, toCents } from '@chauffeur/domain/money'
import { Button } from '../../ui/button.tsx'
import { PlusIcon } from '../../ui/icons.tsx'
import { useBooking } from '../state/booking-context.ts'
import { tripTexts } from './trip-texts.ts'

type StopCardProps = { stop: SuggestedStop; full: boolean; onAdd: () => void }

/** A stop on offer. One without a picture stands without one. */
export function StopCard({ stop, full, onAdd }: StopCardProps) {
  const { change } = useBooking()
  const { id, name, hourlyPrice, imageUrl, latitude, longitude } = stop
  return (
    <li className="flex flex-col overflow-hidden rounded-card border border-line sm:flex-row">
      {imageUrl !== '' && (
        <img
          src={imageUrl}
          alt=""
          width={640}
          height={400}
          loading="lazy"
          decoding="async"
          className="aspect-8/5 w-full flex-none bg-sunken object-cover sm:w-40"
        />
      )}
      <div className="flex flex-1 items-center gap-4 p-3 pl-4">
        <div className="min-w-0 flex-1">
          <p className="leading-snug font-medium">{name}</p>
          <p className="tabular text-sm text-soft">{tripTexts.perHour(formatEuros(toCents(hourlyPrice)))}</p>
        </div>
        <Button
          aria-label={tripTexts.addStopNamed(name)}
          disabledReason={full ? tripTexts.stopsFull(MAX_STOPS) : undefined}
          onClick={() => {
            change({ type: 'stop-added', stop: { id, location: name, hourlyPrice, latitude, longitude } })
            onAdd()
          }}
        >
          <PlusIcon className="size-4.5" />
          {tripTexts.addStop}
        </Button>
      </div>
    </li>
  )
}
