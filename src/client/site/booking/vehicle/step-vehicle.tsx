import { vehicleById, type Vehicle } from '@chauffeur/domain/vehicles'
import { fits } from '@chauffeur/domain/capacity'
import { itineraryTexts, legTexts } from '@chauffeur/words/en/journey'
import { journeyReasons } from '@chauffeur/words/en/journey-reasons'
import { sentenceFor } from '@chauffeur/words/reasons'
import { useEffect, useId } from 'react'
import { summaryTexts, vehicleTexts } from '@chauffeur/words/en/booking'
import { RadioCards, RadioFrame, RadioMark } from '../../../shared/ui/radio-cards.tsx'
import { useBooking } from '../../../shared/journey/state/booking-context.ts'
import { amountText } from '../../../shared/locale/euros-text.ts'
import { dateText, percentText } from '../../../shared/locale/formats.ts'
import { vehicleText } from '../../../shared/locale/vehicle-text.ts'
import { Badge } from '../../../shared/ui/badge.tsx'
import { Button } from '../../../shared/ui/button.tsx'
import { classNames } from '../../../shared/ui/class-names.ts'
import { InfoIcon } from '../../../shared/ui/icons.tsx'
import { Skeleton } from '../../../shared/ui/skeleton.tsx'
import { VisuallyHidden } from '../../../shared/ui/visually-hidden.tsx'
import type { Draft } from '../../../shared/journey/draft/draft.ts'
import { shortName } from '../../../shared/journey/journey-points.ts'
import { PriceText } from '../../../shared/journey/quotes/price.tsx'
import { priceOf, type VehicleQuote } from '../../../shared/journey/quotes/use-quotes.ts'
import { useLuggage } from '../../../shared/journey/fields/use-luggage.ts'
import { VehiclePicture } from '../../../shared/journey/fields/vehicle-picture.tsx'
import { AskTeam } from '../ask/ask-team.tsx'
import { useFreeWaiting } from '../use-free-waiting.ts'
import { hasWayOut, NoPrices, Taken, useUnavailable } from './unavailable.tsx'
import { LuggageChoice, LuggageFold, LuggageTrigger } from './luggage-choice.tsx'

/** Step 2: the vehicles for a party of this size, each with its price for this very trip. */
export function StepVehicle() {
  const { draft, change, quotes } = useBooking()
  return (
    <div className="grid grid-cols-1 gap-3">
      <Trip />
      <JourneyDiscount />
      <NoPrices areVehiclesShown />
      <RadioCards
        aria-label={vehicleTexts.choose}
        value={draft.vehicleId === null ? null : String(draft.vehicleId)}
        onValueChange={(value) => {
          const vehicle = vehicleById(Number(value))
          if (vehicle) change({ type: 'vehicle', id: vehicle.id })
        }}
        className="gap-2"
      >
        {quotes.all.map((quote) =>
          fits(quote.vehicle, draft.passengers).fits ? (
            <VehicleCard key={quote.vehicle.id} quote={quote} />
          ) : (
            <SmallVehicle key={quote.vehicle.id} vehicle={quote.vehicle} />
          ),
        )}
      </RadioCards>
    </div>
  )
}

const endsOf = (leg: Draft) =>
  [shortName(leg.pickupLocation, leg.pickupName), shortName(leg.dropoffLocation, leg.dropoffName)].filter(
    Boolean,
  )

/** The trip that the prices are for, where no summary stands beside them. */
function Trip() {
  const { draft, back, goTo } = useBooking()
  const ends = endsOf(draft)
  const isReversed = back && endsOf(back.draft).toReversed().join() === ends.join()
  const when = (leg: Draft) => [dateText(leg.pickupDate), leg.pickupTime].join(', ')
  return (
    <div className="flex items-center gap-2 rounded-card bg-sunken py-2 pr-1 pl-3.5 text-sm leading-snug lg:hidden">
      <p className="min-w-0 flex-1">
        <span className="block font-semibold wrap-anywhere">{ends.join(isReversed ? ' ⇄ ' : ' → ')}</span>
        {back ? (
          <>
            <span className="block text-soft first-letter:uppercase">{when(draft)}</span>
            {!isReversed && (
              <span className="block font-semibold wrap-anywhere">{endsOf(back.draft).join(' → ')}</span>
            )}
            <span className="block text-soft first-letter:uppercase">{when(back.draft)}</span>
            <span className="block text-soft">{summaryTexts.people(draft.passengers)}</span>
          </>
        ) : (
          <span className="block text-soft first-letter:uppercase">
            {when(draft)}, {summaryTexts.people(draft.passengers)}
          </span>
        )}
      </p>
      <Button variant="ghost" size="small" onClick={() => goTo(1)} className="min-h-11!">
        <span className="link">{itineraryTexts.edit}</span>
      </Button>
    </div>
  )
}

/** The discount on both ways together, where there is one. */
function JourneyDiscount() {
  const { quotes } = useBooking()
  const { journey } = quotes.all.find((quote) => quote.state === 'priced') ?? {}
  if (!journey || journey.discount === 0) return null
  return <p className="text-sm text-soft">{vehicleTexts.together(percentText(journey.discountPercent))}</p>
}

function VehicleCard({ quote }: { quote: VehicleQuote }) {
  const { draft, change, quotes } = useBooking()
  const { vehicle } = quote
  const id = useId()
  const luggage = useLuggage(vehicle.id)
  // Where no vehicle has a price, one offer above them speaks for all.
  const asksHere =
    quote.state === 'unpriced' && !quote.mayPass && quotes.all.some(({ state }) => state !== 'unpriced')
  const unavailable = useUnavailable(quote)
  const taken = unavailable?.why
  const isTaken = taken !== undefined
  const isChosenInVain = isTaken && draft.vehicleId === vehicle.id
  useEffect(() => {
    if (isChosenInVain) change({ type: 'set', fields: { vehicleId: null, luggageConfig: null } })
  }, [isChosenInVain, change])
  const hasLuggage = luggage.length > 0 && !isTaken
  return (
    <RadioFrame
      value={String(vehicle.id)}
      disabled={isTaken}
      labelledBy={`${id}-name`}
      describedBy={classNames(
        vehicle.badge && `${id}-badge`,
        `${id}-facts`,
        `${id}-description`,
        `${id}-price`,
        isTaken && `${id}-reason`,
      )}
    >
      <LuggageFold className="grid grid-cols-[6rem_minmax(0,1fr)] items-center gap-x-3 p-2.5 pr-3.5 sm:grid-cols-[9.25rem_minmax(0,1fr)_auto_1.375rem] sm:gap-x-5 sm:p-3.5 sm:pr-5.5">
        <div
          className={classNames(
            'aspect-3/2 self-start overflow-clip rounded-control bg-sunken sm:row-span-3 sm:self-center',
            isTaken && 'opacity-50 grayscale',
          )}
        >
          <VehiclePicture id={vehicle.id} />
        </div>
        <div className={classNames('min-w-0 self-start', isTaken && 'text-faint')}>
          <div className="flex flex-wrap items-center gap-x-2.5 gap-y-0.5 pr-8 sm:pr-0">
            <span id={`${id}-name`} className="font-display text-heading">
              {vehicleText(vehicle.name)}
            </span>
            {vehicle.badge && (
              <span id={`${id}-badge`} className="flex py-px">
                <Badge tone="accent">{summaryTexts.mostPopular}</Badge>
              </span>
            )}
          </div>
          <VehicleFacts id={`${id}-facts`} vehicle={vehicle} />
        </div>
        {/* On a phone the chosen one says more of itself. */}
        <div
          id={`${id}-description`}
          className="col-span-full mt-1 text-sm leading-snug text-soft max-sm:hidden max-sm:group-has-[>[data-state=checked]]/card:block sm:col-span-1 sm:col-start-2 sm:mt-0"
        >
          {vehicleTexts.descriptions[vehicle.id]}
        </div>
        <RadioMark
          disabled={isTaken}
          className="max-sm:absolute max-sm:top-3 max-sm:right-3.5 sm:col-start-4 sm:row-span-3 sm:row-start-1"
        />
        <div className="col-start-1 col-end-3 row-start-3 mt-1 justify-self-start sm:col-start-2 sm:mt-0.5">
          {hasLuggage && (
            <div className="relative z-20">
              <LuggageTrigger vehicle={vehicle} />
            </div>
          )}
        </div>
        <div
          id={`${id}-price`}
          className="col-start-2 row-start-3 mt-1 justify-self-end text-right sm:col-start-3 sm:row-span-3 sm:row-start-1 sm:mt-0"
        >
          <PriceTag quote={quote} />
        </div>
        {isTaken && (
          <p id={`${id}-reason`} className="col-span-full mt-1.5 flex gap-1.5 text-sm text-warning">
            <InfoIcon className="mt-0.5 size-4" />
            <span className="min-w-0">{taken}</span>
          </p>
        )}
        <div className="relative z-20 col-span-full empty:hidden">
          {hasLuggage && <LuggageChoice vehicle={vehicle} own={luggage} />}
          {unavailable && hasWayOut(unavailable) && (
            <Taken vehicle={vehicle} unavailable={unavailable} className="pt-3" />
          )}
          {asksHere && (
            <div className="flex justify-end pt-3">
              <AskTeam vehicle={vehicle} className="max-sm:w-full" />
            </div>
          )}
        </div>
      </LuggageFold>
    </RadioFrame>
  )
}

/** A vehicle that the party does not fit into: in its place, and slim. */
function SmallVehicle({ vehicle }: { vehicle: Vehicle }) {
  const { draft } = useBooking()
  const id = useId()
  const fit = fits(vehicle, draft.passengers)
  return (
    <RadioFrame value={String(vehicle.id)} disabled labelledBy={`${id}-name`} describedBy={`${id}-facts`}>
      <div className="grid grid-cols-[3rem_minmax(0,1fr)] items-center gap-x-2.5 px-2.5 py-1.5 sm:grid-cols-[6rem_minmax(0,1fr)] sm:gap-x-5 sm:px-3.5">
        <div className="aspect-3/2 overflow-clip rounded-control bg-sunken opacity-55 grayscale">
          <VehiclePicture id={vehicle.id} />
        </div>
        <div className="min-w-0 leading-snug text-soft">
          <span id={`${id}-name`} className="mr-2 font-display sm:text-lead">
            {vehicleText(vehicle.name)}
          </span>
          <span id={`${id}-facts`} className="text-[0.8125rem] leading-tight sm:text-sm">
            <span className="font-medium text-warning">{vehicleTexts.tooSmall}</span>{' '}
            <span className="block">{!fit.fits && sentenceFor(journeyReasons, fit.reason)}</span>
            <VisuallyHidden>
              {vehicleTexts.categories[vehicle.category]}. {vehicleTexts.descriptions[vehicle.id]}
            </VisuallyHidden>
          </span>
        </div>
      </div>
    </RadioFrame>
  )
}

/** Its class, how many it takes, what they bring and how long it waits, as far as there is room. */
function VehicleFacts({ id, vehicle }: { id: string; vehicle: Vehicle }) {
  const { category, maxPassengers, landing } = vehicle
  const facts = [
    vehicleTexts.categories[category],
    vehicleTexts.upTo(maxPassengers),
    ...(landing ? [vehicleTexts.pieces(landing.luggage)] : []),
    ...useFreeWaiting(),
  ]
  return (
    <div id={id} className="text-sm leading-snug text-soft">
      {facts.map((fact, index) => (
        <span key={fact} className={['', '', 'max-sm:sr-only', 'sr-only'][index]}>
          {index > 0 && ' · '}
          {fact}
        </span>
      ))}
    </div>
  )
}

/** Takes the same space while it is awaited and when it is there. */
function PriceTag({ quote }: { quote: VehicleQuote }) {
  const { offer } = useBooking()
  if (quote.state === 'unpriced')
    return <p className="max-w-36 text-sm leading-snug text-warning">{summaryTexts.toBeEvaluated}</p>
  if (quote.state !== 'priced')
    return (
      <div className="grid min-h-8 content-center sm:min-h-13">
        <VisuallyHidden>{vehicleTexts.pricing}</VisuallyHidden>
        <Skeleton className="h-7 w-24" />
      </div>
    )
  return (
    <div className="min-h-8 sm:min-h-13">
      <PriceText
        amount={priceOf(quote)}
        className="font-display text-[1.5625rem] leading-8 tracking-tight sm:text-[1.8125rem]"
      />
      {quote.journey ? (
        <dl className="grid grid-cols-[auto_auto] justify-end gap-x-2 text-xs text-soft">
          {quote.journey.legs.map(({ leg, price }) => (
            <div key={leg} className="contents">
              <dt>{leg === 1 ? legTexts.there : legTexts.back}</dt>
              <dd className="tabular">{amountText(price)}</dd>
            </div>
          ))}
        </dl>
      ) : (
        <p className="text-xs text-soft max-sm:sr-only">
          {offer ? vehicleTexts.offeredPrice : vehicleTexts.fixedPrice}
        </p>
      )}
    </div>
  )
}
