import type { SuggestedStop } from '@chauffeur/contract/routes'
import { MAX_STAY_MINUTES, MAX_STOPS, MIN_STAY_MINUTES, STAY_STEP_MINUTES } from '@chauffeur/domain/limits'
import { vehicleById } from '@chauffeur/domain/vehicles'
import { type MouseEvent, useCallback, useRef, useState, type ReactNode } from 'react'
import { toCents } from '@chauffeur/domain/money'
import { stopPrice } from '@chauffeur/domain/pricing'
import { flushSync } from 'react-dom'
import { itineraryTexts, journeyTexts } from '@chauffeur/words/en/journey'
import { nameText } from '../../locale/name-text.ts'
import { vehicleText } from '../../locale/vehicle-text.ts'
import { Button, IconButton } from '../../ui/button.tsx'
import { Card } from '../../ui/card.tsx'
import { ChevronDownIcon, ChevronUpIcon, PlusIcon, WarningIcon } from '../../ui/icons.tsx'
import { useBooking } from '../state/booking-context.ts'
import { useAddStop, useSuggestions } from './use-suggestions.ts'
import { amountText, eurosText } from '../../locale/euros-text.ts'
import { ImageAtAddress } from '../../firm/image-at-address.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'
import { NumberStepper } from '../../ui/number-stepper.tsx'
import type { DraftStop } from '../draft/draft.ts'

const SHOWN_AT_FIRST = 3

/** The stops on offer and those chosen, of one pair of places; `waiting` until they are known. */
export function StopsBetween({ waiting }: { waiting: ReactNode }) {
  const { draft } = useBooking()
  const heading = useRef<HTMLHeadingElement>(null)
  const [announcement, announce] = useState('')
  const suggestions = useSuggestions(draft)
  const announceAdded = useCallback((name: string, position: number, count: number) => {
    announce(itineraryTexts.stopAddedAt(nameText(name), position, count))
  }, [])
  const { add, isWaiting } = useAddStop(suggestions, announceAdded)
  const { data, isPending, isError, isPlaceholderData } = suggestions
  // The button that was pressed leaves the page: the focus goes to the heading above both lists.
  const focusHeading = () => heading.current?.focus({ preventScroll: true })
  const failure = isError && <SuggestionsFailed onRetry={() => void suggestions.refetch()} />

  if (isPending) return waiting
  if (draft.stops.length === 0 && failure) return failure
  if (draft.stops.length === 0 && !data?.length) return null
  return (
    <Card as="section" padding="large" aria-label={itineraryTexts.stops} className="grid gap-6">
      <div>
        <h3 ref={heading} tabIndex={-1} className="text-heading">
          {itineraryTexts.stops}
        </h3>
        <p className="mt-1 text-sm text-soft">{itineraryTexts.stopsHint}</p>
      </div>
      <output aria-live="polite" className="sr-only">
        {announcement}
      </output>
      <ChosenStops onRemove={focusHeading} announce={announce} />
      {failure}
      {data && (
        <Suggestions
          stops={data}
          isRenewing={isPlaceholderData}
          isAdding={isWaiting}
          onAdd={(stop) => {
            add(stop)
            focusHeading()
          }}
        />
      )}
    </Card>
  )
}

function SuggestionsFailed({ onRetry }: { onRetry: () => void }) {
  return (
    <div role="alert" className="flex flex-wrap items-center gap-x-4 gap-y-2 px-1">
      <p className="flex gap-2 text-danger">
        <WarningIcon className="mt-0.5 size-5" />
        {itineraryTexts.stopsFailed}
      </p>
      <Button size="small" onClick={onRetry}>
        {itineraryTexts.tryAgain}
      </Button>
    </div>
  )
}

type SuggestionsProps = {
  stops: readonly SuggestedStop[]
  isRenewing: boolean
  isAdding: (id: string) => boolean
  onAdd: (stop: SuggestedStop) => void
}

function Suggestions({ stops, isRenewing, isAdding, onAdd }: SuggestionsProps) {
  const { draft } = useBooking()
  const [all, setAll] = useState(false)
  const open = stops.filter(({ id }) => !draft.stops.some((stop) => stop.id === id))
  const vehicle = vehicleById(draft.vehicleId ?? 0)
  const more = open.length - SHOWN_AT_FIRST
  if (open.length === 0) return null
  return (
    <div className="grid gap-4">
      {open.some(({ addedPrice }) => addedPrice !== undefined) && (
        <p className="text-sm text-soft">
          {itineraryTexts.addsTo(draft.stops.length)},{' '}
          {vehicle ? itineraryTexts.inVehicle(vehicleText(vehicle.name)) : itineraryTexts.inAnyVehicle}
        </p>
      )}
      <ul className="grid gap-3">
        {(all ? open : open.slice(0, SHOWN_AT_FIRST)).map((stop) => (
          <StopCard
            key={stop.id}
            stop={stop}
            isFull={draft.stops.length >= MAX_STOPS}
            isRenewing={isRenewing}
            isLowestPrice={!vehicle}
            isAdding={isAdding(stop.id)}
            onAdd={() => onAdd(stop)}
          />
        ))}
      </ul>
      {!all && more > 0 && (
        <Button aria-expanded={false} onClick={() => setAll(true)} className="justify-self-start">
          {itineraryTexts.moreStops} ({more})
        </Button>
      )}
    </div>
  )
}

type StopCardProps = {
  stop: SuggestedStop
  isFull: boolean
  /** Its price is being computed again. */
  isRenewing: boolean
  /** The price is that of the vehicle where it adds least. */
  isLowestPrice: boolean
  isAdding: boolean
  onAdd: () => void
}

/** A stop on offer, with its picture where the office has given one: the site's own are of no place in particular. */
export function StopCard({ stop, isFull, isRenewing, isLowestPrice, isAdding, onAdd }: StopCardProps) {
  const { hourlyPrice, imageUrl } = stop
  const name = nameText(stop.name)
  return (
    <li className="flex flex-col overflow-hidden rounded-card border border-line sm:flex-row">
      {imageUrl !== '' && !imageUrl.startsWith('/art/') && (
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
          <p className="tabular text-sm text-soft">{itineraryTexts.perHour(amountText(hourlyPrice))}</p>
        </div>
        <Button
          aria-label={itineraryTexts.addStopNamed(name)}
          disabledReason={isFull ? itineraryTexts.stopsFull(MAX_STOPS) : undefined}
          busy={isAdding}
          onClick={onAdd}
        >
          <PlusIcon className="size-4.5" />
          {itineraryTexts.addStop}
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
      {itineraryTexts.extraKm(Math.round(addedDistanceKm))}
      {addedPrice !== undefined && (
        <>
          , {isLowestPrice && `${itineraryTexts.from} `}
          <span className="whitespace-nowrap">+{amountText(addedPrice)}</span> {itineraryTexts.withOneHour}
        </>
      )}
    </p>
  )
}

const hours = (minutes: number) => journeyTexts.hours(minutes / 60)

type ChosenStopsProps = { onRemove: () => void; announce: (sentence: string) => void }

/** The stops of this trip, in the order driven, each with its stay and its price. */
function ChosenStops({ onRemove, announce }: ChosenStopsProps) {
  const { draft } = useBooking()
  if (draft.stops.length === 0) return null
  return (
    <ol aria-label={itineraryTexts.chosenStops} className="grid divide-y divide-line border-y border-line">
      {draft.stops.map((stop, index) => (
        <ChosenStop key={stop.id} stop={stop} index={index} onRemove={onRemove} announce={announce} />
      ))}
    </ol>
  )
}

function ChosenStop({
  stop,
  index,
  onRemove,
  announce,
}: ChosenStopsProps & { stop: DraftStop; index: number }) {
  const { draft, change } = useBooking()
  const { id, duration, hourlyPrice } = stop
  const name = nameText(stop.location)
  const count = draft.stops.length

  function move(to: 'up' | 'down', { currentTarget: button }: MouseEvent<HTMLButtonElement>) {
    flushSync(() => change({ type: 'stop-moved', id, to }))
    // An element that changes its place in the page loses the focus.
    button.focus()
    announce(itineraryTexts.stopMoved(name, index + (to === 'up' ? 0 : 2), count))
  }

  return (
    <li className="grid gap-3 py-4">
      <div className="flex items-baseline justify-between gap-4">
        <p className="flex min-w-0 gap-3 leading-snug font-medium">
          <span className="tabular text-soft">{index + 1}</span>
          <span className="min-w-0 wrap-anywhere">{name}</span>
        </p>
        {hourlyPrice !== undefined && (
          <p className="tabular font-medium">{eurosText(stopPrice(toCents(hourlyPrice), duration))}</p>
        )}
      </div>
      <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
        <NumberStepper
          aria-label={itineraryTexts.stayAt(name)}
          value={duration}
          onValueChange={(minutes) => change({ type: 'stay', id, minutes })}
          min={MIN_STAY_MINUTES}
          max={MAX_STAY_MINUTES}
          step={STAY_STEP_MINUTES}
          format={hours}
          decreaseLabel={itineraryTexts.shorterStay}
          increaseLabel={itineraryTexts.longerStay}
        />
        <div className="-mr-3.5 ml-auto flex items-center">
          {count > 1 && (
            <>
              <IconButton
                label={itineraryTexts.moveUp(name)}
                icon={<ChevronUpIcon />}
                disabledReason={index === 0 ? itineraryTexts.isFirstStop : undefined}
                onClick={(event) => move('up', event)}
              />
              <IconButton
                label={itineraryTexts.moveDown(name)}
                icon={<ChevronDownIcon />}
                disabledReason={index === count - 1 ? itineraryTexts.isLastStop : undefined}
                onClick={(event) => move('down', event)}
              />
            </>
          )}
          <Button
            variant="ghost"
            aria-label={itineraryTexts.removeStopNamed(name)}
            onClick={() => {
              change({ type: 'stop-removed', id })
              announce(itineraryTexts.stopRemoved(name))
              onRemove()
            }}
            className="px-3.5"
          >
            {itineraryTexts.remove}
          </Button>
        </div>
      </div>
    </li>
  )
}
