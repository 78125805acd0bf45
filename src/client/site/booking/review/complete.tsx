import { useState, type ReactNode } from 'react'
import { freeCancellationUntil } from '@chauffeur/domain/cancellation'
import { wallTimeIn } from '@chauffeur/domain/time'
import { Link } from '@tanstack/react-router'
import { reviewTexts } from '@chauffeur/words/en/checkout'
import { legTexts } from '@chauffeur/words/en/journey'
import { amountText } from '../../../shared/locale/euros-text.ts'
import { classNames } from '../../../shared/ui/class-names.ts'
import { Button } from '../../../shared/ui/button.tsx'
import { useBooking, type WizardContext } from '../../../shared/journey/state/booking-context.ts'
import type { PickupClock } from '../../../shared/journey/state/use-pickup-clock.ts'
import { Notice } from '../../../shared/ui/notice.tsx'
import { priceOf, type Quotes } from '../../../shared/journey/quotes/use-quotes.ts'
import { deadlineText } from '../../../shared/locale/formats.ts'
import { useUnavailable } from '../vehicle/unavailable.tsx'
import { WizardBar } from '../wizard-bar.tsx'
import { priceChange } from './price-change.ts'
import { useReservation } from './use-reservation.ts'

/** The last click, and what came of it where it failed. */
export function Complete({ onConfirmed, back }: { onConfirmed: () => void; back: ReactNode }) {
  const booking = useBooking()
  const reason = whyNot(booking)
  const pays = paysNow(booking)
  const { chosen } = booking.quotes
  const total = chosen?.state === 'priced' ? priceOf(chosen) : undefined
  const { reserve, isSending, isLeaving, failure } = useReservation(onConfirmed)
  const priceChange = usePriceChange(booking.quotes)
  // The review says it, with the times that can be taken instead.
  const isTaken = useUnavailable(booking.quotes.chosen) !== undefined
  const notice =
    failure === undefined
      ? priceChange !== undefined && <Notice tone="warning">{priceChange}</Notice>
      : !isTaken && <Notice tone="danger">{failure}</Notice>
  return (
    <>
      <WhatYouAccept />
      <WizardBar
        back={back}
        note={reason ?? (pays !== undefined && <span className="max-lg:hidden">{reviewTexts.paidNow}</span>)}
        notice={notice}
      >
        {total !== undefined && pays === undefined && (
          <span className="tabular text-lead font-semibold max-[24rem]:hidden">{amountText(total)}</span>
        )}
        <Button
          variant="primary"
          size="large"
          busy={isSending}
          busyLabel={isLeaving ? reviewTexts.leaving : reviewTexts.sending}
          disabledReason={isSending ? undefined : reason}
          onClick={reserve}
          // The longer label has to fit a phone's bar.
          className={classNames('max-lg:flex-1 max-lg:px-3!', pays !== undefined && 'max-lg:text-sm')}
        >
          {pays === undefined ? reviewTexts.complete : reviewTexts.completeAndPay(pays)}
        </Button>
      </WizardBar>
    </>
  )
}

/** The amount that the click itself obliges the customer to pay; undefined where the driver is paid. */
function paysNow({
  quotes: { chosen },
  payment,
}: Pick<WizardContext, 'quotes' | 'payment'>): string | undefined {
  if (chosen?.state !== 'priced' || payment.chosen !== 'sumup') return undefined
  return amountText(priceOf(chosen))
}

/** A quote that expires is renewed by itself; the customer reads it if the price has changed. */
function usePriceChange({ chosen }: Quotes): string | undefined {
  const priced = chosen?.state === 'priced' ? chosen : undefined
  const [atFirst, setAtFirst] = useState(priced)
  if (atFirst === undefined && priced !== undefined) setAtFirst(priced)
  return atFirst && priced && priceChange(priced, atFirst)
}

/** Why the booking cannot be sent now: the chosen vehicle needs a price, and the trip a payment method. */
function whyNot({ quotes, payment }: Pick<WizardContext, 'quotes' | 'payment'>): string | undefined {
  const { chosen } = quotes
  // Without a vehicle the click itself answers with a notification; the steps do not let it come to that.
  if (chosen?.state === 'unpriced') return chosen.mayPass && chosen.why ? chosen.why : reviewTexts.whyUnpriced
  if (chosen && chosen.state !== 'priced') return reviewTexts.whyPricing
  if (payment.methods?.length === 0) return reviewTexts.whyNoMethod
  return payment.chosen === null ? reviewTexts.whyNoPayment : undefined
}

/** The terms that the last click agrees to, and until when it can be taken back. They open beside the booking. */
function WhatYouAccept() {
  const { clock, back } = useBooking()
  const { accept } = reviewTexts
  return (
    <p className="shell pb-6 text-sm text-soft">
      {back ? (
        <>
          {legTexts.of(legTexts.there, untilWhen(clock))} {legTexts.of(legTexts.back, untilWhen(back.clock))}
        </>
      ) : (
        untilWhen(clock)
      )}{' '}
      {accept.before}{' '}
      <Link to="/terms" target="_blank" className="link">
        {accept.terms}
      </Link>{' '}
      {accept.and}{' '}
      <Link to="/privacy" target="_blank" className="link">
        {accept.privacy}
      </Link>
      .
    </p>
  )
}

function untilWhen({ instant, zone, isCancellationFree }: PickupClock): string {
  if (!instant) return ''
  if (!isCancellationFree) return reviewTexts.notFree
  return reviewTexts.freeUntil(deadlineText(wallTimeIn(zone, freeCancellationUntil(instant)), zone))
}
