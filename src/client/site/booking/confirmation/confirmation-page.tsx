import { Link } from '@tanstack/react-router'
import { useEffect, useRef, type ReactNode } from 'react'
import { confirmationTexts } from '@chauffeur/words/en/payment'
import { ArrivalCard } from '../../frame/arrival-card.tsx'
import { SitePage } from '../../frame/site-page.tsx'
import { Button } from '../../../shared/ui/button.tsx'
import { Card } from '../../../shared/ui/card.tsx'
import { CheckIcon } from '../../../shared/ui/icons.tsx'
import { MailIcon } from '../../../shared/ui/more-icons.tsx'
import { CallUs } from '../ask/call-us.tsx'
import {
  NextSteps,
  Steps,
  PendingChip,
  ReceiptCard,
  SeeBookings,
  useReceipt,
} from '../../receipt/receipt-card.tsx'
import type { BookingReceipt } from '../../receipt/receipt-storage.ts'

/** The confirmation of a booking made in this tab, else a neutral page that reveals nothing. */
export function ConfirmationPage() {
  const receipt = useReceipt('confirmed')
  return (
    <SitePage keepsClear>
      <div className="shell grid max-w-3xl! justify-items-center gap-6 pt-16 pb-12 text-center sm:py-20">
        {receipt ? <Confirmed receipt={receipt} /> : <Neutral />}
      </div>
    </SitePage>
  )
}

function Confirmed({ receipt }: { receipt: BookingReceipt }) {
  const heading = useRef<HTMLHeadingElement>(null)
  // The button that was pressed has gone with its page.
  useEffect(() => heading.current?.focus({ preventScroll: true }), [])
  return (
    <>
      <Seal>
        <CheckIcon className="size-7" strokeWidth="2" />
      </Seal>
      <div data-keep-clear="" className="grid justify-items-center gap-4">
        <h1 ref={heading} tabIndex={-1} className="text-display outline-none">
          {confirmationTexts.heading}
        </h1>
        <PendingChip />
        <p className="text-lead">{confirmationTexts.received}</p>
      </div>
      {receipt.arrival && <ArrivalCard sign={receipt.arrival.sign} pickupTime={receipt.pickupTime} />}
      <ReceiptCard
        bookingNumber={receipt.bookingNumber}
        receipt={receipt}
        price={receipt.journey?.totalPrice ?? receipt.totalPrice}
        isPaid={receipt.isPaid}
      />
      <NextSteps receipt={receipt} isPaid={receipt.isPaid} />
      <Ways>
        <SeeBookings receipt={receipt} number={receipt.bookingNumber} />
      </Ways>
    </>
  )
}

function Neutral() {
  return (
    <>
      <Seal>
        <MailIcon className="size-7" />
      </Seal>
      <div className="grid gap-3">
        <h1 className="text-display">{confirmationTexts.neutralHeading}</h1>
        <p className="max-w-prose text-lead">{confirmationTexts.neutralBody}</p>
      </div>
      <Card padding="large" className="w-full text-left">
        <Steps steps={confirmationTexts.neutralSteps} />
      </Card>
      <CallUs lead={confirmationTexts.neutralHelp} className="justify-center text-soft" />
      <Ways>
        <Button asChild variant="primary" size="large">
          <Link to="/trip">{confirmationTexts.see}</Link>
        </Button>
      </Ways>
    </>
  )
}

function Seal({ children }: { children: ReactNode }) {
  return (
    <span className="flex size-16 items-center justify-center rounded-full border border-accent-line text-accent">
      {children}
    </span>
  )
}

/** The ways to go on; the booking itself is the first. */
function Ways({ children }: { children: ReactNode }) {
  return (
    <div className="flex w-full flex-wrap justify-center gap-3 max-sm:*:w-full">
      {children}
      <Button asChild size="large">
        <Link to="/">{confirmationTexts.home}</Link>
      </Button>
      <Button asChild size="large">
        <Link to="/book">{confirmationTexts.another}</Link>
      </Button>
    </div>
  )
}
