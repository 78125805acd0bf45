import { formatEuros, toCents } from '@chauffeur/domain/money'
import { describeWallTime } from '@chauffeur/domain/time'
import { Link } from '@tanstack/react-router'
import { useEffect, useMemo, useRef, useSyncExternalStore, type ReactNode } from 'react'
import { SitePage } from '../../site/site-page.tsx'
import { Button } from '../../ui/button.tsx'
import { Card } from '../../ui/card.tsx'
import { CheckIcon, MailIcon } from '../../ui/icons.tsx'
import { CallUs } from '../ask/call-us.tsx'
import { findConfirmed, readConfirmed, type ConfirmedBooking } from './confirmation-storage.ts'
import { confirmationTexts } from './confirmation-texts.ts'
import { RoutePoints } from '../journey/route-points.tsx'
import { journeyTexts } from '../journey/journey-texts.ts'

/** After a booking in this tab the confirmation, else a page that gives nothing away. */
export function ConfirmationPage() {
  // The server knows nothing of this tab, so the first drawing of a reload is the neutral one.
  const kept = useSyncExternalStore(
    () => () => {},
    findConfirmed,
    () => null,
  )
  const booking = useMemo(() => readConfirmed(kept), [kept])
  return (
    <SitePage>
      <div className="shell grid max-w-3xl! justify-items-center gap-6 py-12 text-center sm:py-20">
        {booking ? <Confirmed booking={booking} /> : <Neutral />}
      </div>
    </SitePage>
  )
}

function Confirmed({ booking }: { booking: ConfirmedBooking }) {
  const { bookingNumber, email, vehicleName, pickupDate, pickupTime, zone, totalPrice, points } = booking
  const heading = useRef<HTMLHeadingElement>(null)
  // The button that was pressed has gone with its page.
  useEffect(() => heading.current?.focus(), [])
  return (
    <>
      <Seal>
        <CheckIcon className="size-7" strokeWidth="2" />
      </Seal>
      <div className="grid gap-3">
        <h1 ref={heading} tabIndex={-1} className="text-display outline-none">
          {confirmationTexts.heading}
        </h1>
        <p className="text-lead">{confirmationTexts.received}</p>
      </div>
      <Card padding="large" className="grid w-full gap-6 text-left">
        <div className="border-b border-line pb-5 text-center">
          <p className="text-sm text-soft">{confirmationTexts.number}</p>
          <p className="tabular font-display text-title">{bookingNumber}</p>
        </div>
        <RoutePoints label={journeyTexts.routePoints} points={points} />
        <div className="flex flex-wrap items-end justify-between gap-x-6 gap-y-3 border-t border-line pt-5">
          <div>
            <p className="font-medium">{vehicleName}</p>
            <p className="text-sm text-soft">
              {describeWallTime({ date: pickupDate, time: pickupTime }, zone)}
            </p>
          </div>
          <p className="tabular font-display text-title">{formatEuros(toCents(totalPrice))}</p>
        </div>
      </Card>
      <p className="max-w-prose text-soft">{confirmationTexts.next(email)}</p>
      <Ways />
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
        <ol className="grid gap-5">
          {confirmationTexts.neutralSteps.map(([when, what]) => (
            <li key={when} className="grid gap-x-6 gap-y-0.5 sm:grid-cols-[8rem_minmax(0,1fr)]">
              <span className="text-sm font-medium text-accent sm:pt-0.5">{when}</span>
              <span>{what}</span>
            </li>
          ))}
        </ol>
      </Card>
      <CallUs lead={confirmationTexts.neutralHelp} className="justify-center text-soft" />
      <Ways />
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

function Ways() {
  return (
    <div className="flex flex-wrap justify-center gap-3">
      <Button asChild size="large">
        <Link to="/">{confirmationTexts.home}</Link>
      </Button>
      <Button asChild variant="primary" size="large">
        <Link to="/book">{confirmationTexts.another}</Link>
      </Button>
    </div>
  )
}
