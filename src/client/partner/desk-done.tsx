import { partnerTexts } from '@chauffeur/words/en/partner'
import { Link } from '@tanstack/react-router'
import { useEffect, useRef } from 'react'
import { trpc } from '../shared/api/trpc.ts'
import type { Draft } from '../shared/journey/draft/draft.ts'
import { amountText } from '../shared/locale/euros-text.ts'
import { dayAndTimeText } from '../shared/locale/formats.ts'
import { nameText } from '../shared/locale/name-text.ts'
import { Button } from '../shared/ui/button.tsx'
import { TellGuest } from './tell-guest.tsx'

export interface MadeBooking {
  readonly bookingNumber: string
  readonly isConfirmed: boolean
  readonly totalPrice: number
  /** Where the guest pays, where it is paid online. */
  readonly checkoutUrl: string | undefined
  readonly reference: string
  readonly draft: Draft
}

/** The booking just made, and the next steps. */
export function DeskDone({ made, onAnother }: { made: MadeBooking; onAnother: () => void }) {
  const { draft, bookingNumber, isConfirmed, totalPrice, checkoutUrl, reference } = made
  const texts = partnerTexts.desk
  const read = trpc.member.booking.useQuery({ bookingNumber })
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => heading.current?.focus(), [])
  const facts = [
    [texts.guest, [draft.passengerName, reference].filter(Boolean).join(', ')],
    [partnerTexts.booking.price, amountText(totalPrice)],
    [partnerTexts.booking.number, bookingNumber],
  ] as const
  return (
    <div className="mx-auto grid max-w-xl gap-5">
      <section data-theme="night" className="grid gap-3 rounded-card px-5 py-6 sm:px-7">
        <p className="font-medium">{texts.made}</p>
        <h1 ref={heading} tabIndex={-1} className="text-title outline-none">
          {dayAndTimeText(draft.pickupDate, draft.pickupTime)}
        </h1>
        <p className="text-soft">
          {nameText(draft.pickupName || draft.pickupLocation)} →{' '}
          {nameText(draft.dropoffName || draft.dropoffLocation)}
        </p>
        <dl className="mt-2 divide-y divide-line border-t border-line">
          {facts.map(([name, value]) => (
            <div key={name} className="flex justify-between gap-5 py-2.5">
              <dt className="text-soft">{name}</dt>
              <dd className="text-end">{value}</dd>
            </div>
          ))}
        </dl>
      </section>
      <p className="text-soft">{isConfirmed ? texts.sure : texts.waits}</p>
      {checkoutUrl !== undefined && (
        <Button asChild>
          <a href={checkoutUrl} target="_blank" rel="noreferrer">
            {texts.pay}
          </a>
        </Button>
      )}
      {read.data && <TellGuest read={read.data} />}
      <Button asChild>
        <Link to="/partner/bookings/$number" params={{ number: bookingNumber }}>
          {texts.open}
        </Link>
      </Button>
      <Button variant="primary" size="large" onClick={onAnother}>
        {texts.another}
      </Button>
    </div>
  )
}
