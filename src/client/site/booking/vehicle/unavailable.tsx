import { phoneLink } from '@chauffeur/domain/contact-formats'
import type { Quote } from '@chauffeur/contract/quotes'
import { useQuery } from '@tanstack/react-query'
import type { Vehicle } from '@chauffeur/domain/vehicles'
import { vehicleTexts } from '@chauffeur/words/en/booking'
import { legTexts, noPriceTexts } from '@chauffeur/words/en/journey'
import { serverSentence } from '../../../shared/api/refusal.ts'
import { trpc } from '../../../shared/api/trpc.ts'
import type { Draft } from '../../../shared/journey/draft/draft.ts'
import { QUOTE_KEY } from '../../../shared/journey/quotes/quote-key.ts'
import { tripRequest, type VehicleQuote } from '../../../shared/journey/quotes/use-quotes.ts'
import { useBooking } from '../../../shared/journey/state/booking-context.ts'
import { vehicleText } from '../../../shared/locale/vehicle-text.ts'
import { useSite } from '../../../shared/firm/use-site.ts'
import { Button } from '../../../shared/ui/button.tsx'
import { classNames } from '../../../shared/ui/class-names.ts'
import { AskTeam } from '../ask/ask-team.tsx'
import { CallUs } from '../ask/call-us.tsx'
import { Notice } from '../../../shared/ui/notice.tsx'

const FRESH_MS = 60_000
export const UNAVAILABLE_KEY = [QUOTE_KEY, 'unavailable'] as const

/** Why a class cannot be booked at the time that was chosen, and what the guest can do. */
interface Unavailable {
  readonly why: string
  readonly freeTimes: readonly string[]
  readonly canAsk: boolean
  readonly canCall: boolean
  /** It is about the way back. */
  readonly isBack?: boolean
}

/** Undefined while it can be booked, or nobody knows yet. With a way back, of the first way that cannot. */
export function useUnavailable(quote: VehicleQuote | undefined): Unavailable | undefined {
  const { draft, back } = useBooking()
  const priced = quote?.state === 'priced' ? quote : undefined
  const there = useUnavailableLeg(priced?.quote, quote?.vehicle, draft)
  const onWayBack = useUnavailableLeg(priced?.journey?.legs[1]?.quote, quote?.vehicle, back?.draft)
  if (!back) return there
  if (there) return { ...there, why: legTexts.of(legTexts.there, there.why) }
  return onWayBack && { ...onWayBack, why: legTexts.of(legTexts.back, onWayBack.why), isBack: true }
}

function useUnavailableLeg(quote: Quote | undefined, vehicle: Vehicle | undefined, draft: Draft | undefined) {
  const { client } = trpc.useUtils()
  const { pickupDate = '', pickupTime = '' } = draft ?? {}
  const trip = draft && tripRequest(draft)
  const request = vehicle && trip && { ...trip, vehicleName: vehicle.name, pickupDate, pickupTime }
  const { data } = useQuery({
    queryKey: [...UNAVAILABLE_KEY, JSON.stringify(request)],
    queryFn: ({ signal }) => (request ? client.quotes.create.mutate(request, { signal }) : null),
    // Only where it depends on the time; an offer is for one that the office knows.
    enabled: quote?.availability !== undefined && pickupDate !== '' && pickupTime !== '',
    staleTime: FRESH_MS,
  })
  return data ? readUnavailable(data) : undefined
}

function readUnavailable({
  availability,
  unavailableBecause,
  unavailableReason,
  nearestTimes = [],
}: Quote): Unavailable | undefined {
  if (unavailableBecause === undefined) return undefined
  return {
    why: serverSentence(unavailableReason, unavailableBecause),
    freeTimes: nearestTimes,
    canAsk: availability === 'on_request',
    canCall: availability === 'short_notice',
  }
}

type TakenProps = {
  vehicle: Vehicle
  unavailable: Unavailable
  /** Told of the time that the guest takes. */
  onTake?: ((time: string) => void) | undefined
  className?: string | undefined
}

/** The ways to go on where a class cannot be booked at a time: another time, the team, or a call. */
export function Taken({ vehicle, unavailable, onTake, className }: TakenProps) {
  const { change } = useBooking()
  const { contactPhone } = useSite()
  const { freeTimes, canAsk, canCall, isBack = false } = unavailable
  return (
    <div className={classNames('flex flex-wrap items-center gap-3', className)}>
      {freeTimes.map((pickupTime) => (
        <Button
          key={pickupTime}
          size="small"
          aria-label={vehicleTexts.takeTimeFor(pickupTime, vehicleText(vehicle.name))}
          onClick={() => {
            const moved = { type: 'set', fields: { pickupTime } } as const
            change(isBack ? { type: 'back', change: moved } : moved)
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

type NoPricesProps = {
  /** Where each vehicle is shown, one without a price has its own button to request it. */
  areVehiclesShown?: boolean
}

/** Why a price is missing, and what can be done about it. */
export function NoPrices({ areVehiclesShown = false }: NoPricesProps) {
  const { quotes } = useBooking()
  const unpriced = quotes.all.filter((quote) => quote.state === 'unpriced')
  const passing = unpriced.find(({ mayPass }) => mayPass)
  const refused = unpriced.filter(({ mayPass }) => !mayPass)
  const isEvery = unpriced.length === quotes.all.length
  const isChosenRefused = quotes.chosen?.state === 'unpriced' && !quotes.chosen.mayPass
  return (
    <>
      {passing && (
        <Notice tone="warning">
          <p>{passing.why}</p>
          <Button size="small" className="mt-3" onClick={quotes.retry}>
            {noPriceTexts.again}
          </Button>
        </Notice>
      )}
      {refused.length > 0 && (isEvery || isChosenRefused) && (
        <Notice tone="warning">
          <p>{isEvery ? (refused[0]?.why ?? vehicleTexts.noneOnline) : vehicleTexts.notOnline}</p>
          <CallUs lead={vehicleTexts.callUs} />
          <div className="mt-3 flex flex-wrap gap-3">
            {(isEvery || !areVehiclesShown) && <AskTeam variant="primary" />}
            {!passing && (
              <Button size="small" onClick={quotes.retry}>
                {vehicleTexts.checkAgain}
              </Button>
            )}
          </div>
        </Notice>
      )}
    </>
  )
}
