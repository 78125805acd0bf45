import { useState } from 'react'
import { isGuestPaymentMethod, guestPaymentMethods } from '@chauffeur/domain/payment-methods'

import type { JourneyQuote } from '@chauffeur/contract/journeys'
import type { Quote } from '@chauffeur/contract/quotes'
import { seatKinds } from '@chauffeur/domain/seats'
import { summaryTexts, vehicleTexts } from '@chauffeur/words/en/booking'
import { paymentMethodTexts, reviewTexts } from '@chauffeur/words/en/checkout'
import { journeyTexts, legTexts, seatTexts } from '@chauffeur/words/en/journey'
import { Card } from '../../../shared/ui/card.tsx'
import { vehicleText } from '../../../shared/locale/vehicle-text.ts'
import { Button } from '../../../shared/ui/button.tsx'
import { CheckIcon } from '../../../shared/ui/icons.tsx'
import { CardIcon, CashIcon, GlobeIcon } from '../../../shared/ui/more-icons.tsx'
import { Notice } from '../../../shared/ui/notice.tsx'
import { takeFocus } from '../../../shared/ui/focus.ts'
import { useToast } from '../../../shared/ui/toast.tsx'
import { useBooking } from '../../../shared/journey/state/booking-context.ts'
import { RadioCard, RadioCards } from '../../../shared/ui/radio-cards.tsx'
import { Spinner } from '../../../shared/ui/spinner.tsx'
import type { Draft } from '../../../shared/journey/draft/draft.ts'
import { NoPrices, Taken, useUnavailable } from '../vehicle/unavailable.tsx'
import { AskTeam } from '../ask/ask-team.tsx'
import { CallUs } from '../ask/call-us.tsx'
import { useFreeWaiting } from '../use-free-waiting.ts'
import { BillingSummary, TripSummary, PassengerSummary, VehicleSummary } from './summaries.tsx'
import { Skeleton } from '../../../shared/ui/skeleton.tsx'
import { VisuallyHidden } from '../../../shared/ui/visually-hidden.tsx'
import { PriceText } from '../../../shared/journey/quotes/price.tsx'
import { priceOf } from '../../../shared/journey/quotes/use-quotes.ts'
import { amountText } from '../../../shared/locale/euros-text.ts'
import { percentText } from '../../../shared/locale/formats.ts'
import { describeDistance } from '../../../shared/journey/journey-points.ts'

/** Step 4: the whole booking, the price in its parts, and how to pay. */
export function StepReview() {
  return (
    <div className="grid gap-6">
      <TakenNotice />
      <TripSummary />
      <VehicleSummary />
      <PriceBreakdown />
      <PassengerSummary />
      <BillingSummary />
      <PaymentMethods />
      <TrustBadges />
    </div>
  )
}

/** That the chosen vehicle cannot be had at that time, and what can; the focus comes here when it is found out, or refused. */
function TakenNotice() {
  const { draft, back, session, quotes, goTo } = useBooking()
  const unavailable = useUnavailable(quotes.chosen)
  const [takenTime, setTakenTime] = useState<string>()
  const { dismissToast } = useToast()
  const isTaken = unavailable !== undefined
  const times = [draft.pickupTime, back?.draft.pickupTime]
  const isMoved = !isTaken && takenTime !== undefined && times.includes(takenTime)
  if (!quotes.chosen || !(isTaken || isMoved)) return null
  const { vehicle } = quotes.chosen
  const take = (time: string) => {
    setTakenTime(time)
    // The failure at the other time is past.
    dismissToast()
  }
  return (
    // The revision goes up with each refusal: a new box has the focus anew.
    <div
      key={session.revision}
      ref={takeFocus}
      tabIndex={-1}
      data-keep-clear=""
      className="rounded-card outline-none"
    >
      {isTaken ? (
        <Notice tone="warning">
          <p>{unavailable.why}</p>
          <div className="mt-3 flex flex-wrap gap-3">
            <Taken vehicle={vehicle} unavailable={unavailable} onTake={take} />
            <Button size="small" onClick={() => goTo(2)}>
              {reviewTexts.otherVehicle}
            </Button>
          </div>
        </Notice>
      ) : (
        <output className="flex gap-3 rounded-card bg-success-wash p-4 text-success">
          <CheckIcon className="mt-0.5 size-5" />
          {reviewTexts.moved(takenTime ?? '', vehicleText(vehicle.name))}
        </output>
      )}
    </div>
  )
}

const icons = { cash: <CashIcon />, sumup: <GlobeIcon />, card_on_pickup: <CardIcon /> }

/** The choice of payment. A method that this trip cannot be paid by is shown with the reason. */
function PaymentMethods() {
  const { change, payment, quotes } = useBooking()
  const { methods, reason, chosen, isChecking } = payment
  return (
    <section aria-label={reviewTexts.payment} className="grid gap-3 border-t border-line pt-5">
      <h3 className="text-heading">{reviewTexts.payment}</h3>
      {isChecking && quotes.chosen?.state !== 'unpriced' && (
        <p className="flex items-center gap-3 text-soft">
          <Spinner className="size-5 text-accent" />
          {reviewTexts.checking}
        </p>
      )}
      {methods?.length === 0 && (
        <Notice tone="warning">
          <p>{reason}</p>
          <CallUs lead={reviewTexts.reachUs} />
          {/* Without a price the notice about it offers the same. */}
          {quotes.chosen?.state !== 'unpriced' && <AskTeam variant="primary" className="mt-3" />}
        </Notice>
      )}
      {methods !== undefined && methods.length > 0 && (
        <RadioCards
          aria-label={reviewTexts.payment}
          value={chosen}
          onValueChange={(method) => {
            if (isGuestPaymentMethod(method)) change({ type: 'set', fields: { paymentMethod: method } })
          }}
        >
          {guestPaymentMethods.map((method) => (
            <RadioCard
              key={method}
              value={method}
              title={paymentMethodTexts[method]}
              description={reviewTexts.methods[method]}
              icon={icons[method]}
              disabledReason={methods.includes(method) ? undefined : reason}
            />
          ))}
        </RadioCards>
      )}
    </section>
  )
}

/** The promises of every booking. */
function TrustBadges() {
  const { draft } = useBooking()
  const { fixed, always } = reviewTexts.badges
  const shown = [...(draft.serviceType === 'hourly' ? [] : [fixed]), ...useFreeWaiting(), always]
  return (
    <ul className="flex flex-wrap gap-x-6 gap-y-2 px-1 text-sm text-soft">
      {shown.map((claim) => (
        <li key={claim} className="flex items-center gap-2">
          <CheckIcon className="size-4.5 text-accent" />
          {claim}
        </li>
      ))}
    </ul>
  )
}

/** The total and its parts; with a way back, those of each way. */
function PriceBreakdown() {
  const { draft, back, quotes, offer } = useBooking()
  const { chosen } = quotes
  const quote = chosen?.state === 'priced' ? chosen.quote : undefined
  const journey = chosen?.state === 'priced' ? chosen.journey : undefined
  const lines = quote ? priceLines(quote, draft, offer !== undefined) : seatLines(draft)
  return (
    <>
      <NoPrices />
      <Card as="section" padding="none" aria-label={reviewTexts.price} className="px-4 pt-3.5 pb-1 sm:px-6">
        <h3 className="eyebrow font-sans">{reviewTexts.price}</h3>
        <dl className="mt-1 divide-y divide-line">
          {back && journey ? (
            journey.legs.map((leg, index) => (
              <LegLines
                key={leg.leg}
                {...leg}
                percent={journey.discountPercent}
                draft={index === 0 ? draft : back.draft}
              />
            ))
          ) : (
            <PriceLines lines={lines} />
          )}
          <div className="flex items-baseline justify-between gap-6 border-line-strong! py-2.5">
            <dt className="font-semibold">{back ? legTexts.both : reviewTexts.total}</dt>
            <dd className="flex min-h-10 items-center text-right">
              <Total />
            </dd>
          </div>
        </dl>
      </Card>
    </>
  )
}

type LegLinesProps = JourneyQuote['legs'][number] & { readonly percent: number; readonly draft: Draft }

/** The price of one of two ways, in its parts. */
function LegLines({ leg, quote, discount, price, percent, draft }: LegLinesProps) {
  const title = leg === 1 ? legTexts.there : legTexts.back
  const off = {
    what: reviewTexts.together,
    why: reviewTexts.percentOf(percentText(percent), euros(quote.totalPrice)),
    amount: `−${euros(discount)}`,
  }
  return (
    <>
      <PriceLines lines={[...priceLines(quote, draft), ...(discount > 0 ? [off] : [])]} />
      <div className="flex items-baseline justify-between gap-6 border-line-strong! py-2.5 font-semibold">
        <dt>{title}</dt>
        <dd className="tabular whitespace-nowrap">{euros(price)}</dd>
      </div>
    </>
  )
}

function PriceLines({ lines }: { lines: readonly PriceLine[] }) {
  return lines.map(({ what, why, amount }) => (
    <div key={what} className="flex items-baseline justify-between gap-6 py-2 leading-snug">
      <dt className="min-w-0">
        {what}
        {why !== undefined && <span className="block text-sm text-soft">{why}</span>}
      </dt>
      <dd className="tabular whitespace-nowrap">{amount}</dd>
    </div>
  ))
}

function Total() {
  const { chosen } = useBooking().quotes
  if (chosen?.state === 'priced')
    return (
      <PriceText
        amount={priceOf(chosen)}
        className="font-display text-[2.125rem] leading-none tracking-tight"
      />
    )
  if (chosen?.state === 'unpriced') return <span className="text-warning">{summaryTexts.toBeEvaluated}</span>
  return (
    <>
      <VisuallyHidden>{reviewTexts.pricing}</VisuallyHidden>
      <Skeleton className="h-8 w-28" />
    </>
  )
}

interface PriceLine {
  readonly what: string
  /** The reason of its amount. */
  readonly why?: string | undefined
  readonly amount: string
}

/** The parts of the total, from the quote; child seats are listed although they are free. An offer is one price for all. */
function priceLines(quote: Quote, draft: Draft, isOffer = false): readonly PriceLine[] {
  const { basePrice, stopCosts } = quote
  if (isOffer) return [{ what: reviewTexts.offer, amount: euros(basePrice) }, ...seatLines(draft)]
  return [
    {
      what: baseOf(quote),
      why: quote.serviceType === 'hourly' ? undefined : vehicleTexts.fixedPrice,
      amount: euros(basePrice),
    },
    ...(draft.stops.length > 0 && quote.serviceType === 'point-to-point'
      ? [{ what: reviewTexts.stops(draft.stops.length), amount: euros(stopCosts) }]
      : []),
    ...seatLines(draft),
  ]
}

function seatLines(draft: Draft): readonly PriceLine[] {
  if (!draft.seatsWanted) return []
  return seatKinds
    .filter(({ field }) => draft[field] > 0)
    .map(({ field }) => ({
      what: reviewTexts.seats(draft[field], seatTexts[field].name),
      amount: reviewTexts.free,
    }))
}

function baseOf({ serviceType, hourlyRate, duration, distanceKm }: Quote): string {
  if (serviceType === 'hourly' && hourlyRate !== null && duration !== null)
    return reviewTexts.hire(euros(hourlyRate), journeyTexts.hours(duration))
  return reviewTexts.transfer(distanceKm === null ? undefined : describeDistance(distanceKm))
}

function euros(amount: number): string {
  return amountText(amount)
}
