import type { SuggestedStop } from '@chauffeur/contract/stops'
import { MAX_STOPS } from '@chauffeur/domain/limits'
import { toCents } from '@chauffeur/domain/money'
import { eurosText } from '../../locale/euros-text.ts'
import { say } from '../../locale/say.ts'
import { Button } from '../../ui/button.tsx'
import { PlusIcon } from '../../ui/icons.tsx'
import { ImageAtAddress } from '../../site/image-at-address.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'
import { tripTexts } from './trip-texts.ts'

type StopCardProps = {
  stop: SuggestedStop
  isFull: boolean
  /** What it adds is being worked out anew. */
  isRenewing: boolean
  /** The price is that of the vehicle where it adds least. */
  isLowestPrice: boolean
  isAdding: boolean
  onAdd: () => void
}

/** A stop on offer. One without a picture stands without one. */
export function StopCard({ stop, isFull, isRenewing, isLowestPrice, isAdding, onAdd }: StopCardProps) {
  const { hourlyPrice, imageUrl } = stop
  const name = say(stop.name)
  return (
    <li className="flex flex-col overflow-hidden rounded-card border border-line sm:flex-row">
      {imageUrl !== '' && (
        <ImageAtAddress
          address={imageUrl}
          sizes="(min-width: 40rem) 10rem, 92vw"
          className="aspect-8/5 w-full flex-none bg-sunken object-cover sm:w-40"
        />
      )}
      <div className="flex flex-1 items-center gap-4 p-3 pl-4">
        <div className="min-w-0 flex-1">
          <p className="leading-snug font-medium wrap-anywhere">{name}</p>
          {isRenewing ? (
            <Skeleton className="my-0.5 h-5 w-40 max-w-full" />
          ) : (
            <Addition stop={stop} isLowestPrice={isLowestPrice} />
          )}
          <p className="tabular text-sm text-soft">{tripTexts.perHour(eurosText(toCents(hourlyPrice)))}</p>
        </div>
        <Button
          aria-label={tripTexts.addStopNamed(name)}
          disabledReason={isFull ? tripTexts.stopsFull(MAX_STOPS) : undefined}
          busy={isAdding}
          onClick={onAdd}
        >
          <PlusIcon className="size-4.5" />
          {tripTexts.addStop}
        </Button>
      </div>
    </li>
  )
}

/** "+14 km, from +€83.10 with 1 h", as far as it is known. */
function Addition({ stop, isLowestPrice }: { stop: SuggestedStop; isLowestPrice: boolean }) {
  const { addedDistanceKm, addedPrice } = stop
  if (addedDistanceKm === undefined) return null
  return (
    <p className="tabular text-sm">
      {tripTexts.extraKm(Math.round(addedDistanceKm))}
      {addedPrice !== undefined && (
        <>
          , {isLowestPrice && `${tripTexts.from} `}
          <span className="whitespace-nowrap">+{eurosText(toCents(addedPrice))}</span> {tripTexts.withOneHour}
        </>
      )}
    </p>
  )
}
