import { Link } from '@tanstack/react-router'
import { useMemo, useState, useSyncExternalStore } from 'react'
import { legTexts } from '@chauffeur/words/en/journey'
import { receiptTexts as texts } from '@chauffeur/words/en/payment'
import { amountText } from '../../shared/locale/euros-text.ts'
import { wallTimeText } from '../../shared/locale/formats.ts'
import { vehicleText } from '../../shared/locale/vehicle-text.ts'
import { useSite } from '../../shared/firm/use-site.ts'
import { Badge } from '../../shared/ui/badge.tsx'
import { Button } from '../../shared/ui/button.tsx'
import { Card } from '../../shared/ui/card.tsx'
import { CalendarIcon, CarIcon, CheckIcon, ClockIcon } from '../../shared/ui/icons.tsx'
import { RoutePoints } from '../../shared/ui/route-points.tsx'
import { IconFact } from '../frame/icon-fact.tsx'
import { findReceipt, legsOf, readReceipt, type BookingReceipt, type ReceiptKind } from './receipt-storage.ts'
import { receiptCalendar } from './trip-calendar.ts'

type ReceiptCardProps = {
  bookingNumber: string
  /** This tab's knowledge of the trip; nothing in another browser. */
  receipt: BookingReceipt | undefined
  /** In euros. */
  price: number
  isPaid: boolean
}

/** A booking as its guest keeps it: number, trip, vehicle, price and how it is paid. */
export function ReceiptCard({ bookingNumber, receipt, price, isPaid }: ReceiptCardProps) {
  return (
    <Card
      as="section"
      aria-label={texts.receipt}
      data-keep-clear=""
      padding="large"
      className="grid w-full gap-6 text-left text-base text-ink"
    >
      {receipt?.journey ? (
        legsOf(receipt).map((leg, index) => (
          <section
            key={leg.bookingNumber}
            aria-label={nameOfLeg(index)}
            className="grid gap-6 not-first:border-t not-first:border-line not-first:pt-6"
          >
            <h2 className="text-heading">{nameOfLeg(index)}</h2>
            <NumberLine number={leg.bookingNumber} />
            <Trip receipt={leg} />
            <AddToCalendar receipt={leg} />
          </section>
        ))
      ) : (
        <>
          <NumberLine number={bookingNumber} />
          {receipt && <Trip receipt={receipt} />}
        </>
      )}
      <div className="flex flex-wrap items-end justify-between gap-x-6 gap-y-1 border-t border-line pt-5">
        <div className="min-w-0">
          <p className="font-medium">{isPaid ? texts.paid : texts.total}</p>
          {(isPaid || receipt) && (
            <p className="text-sm text-soft">
              {isPaid ? texts.paidHow : receipt && texts.toPayHow[receipt.paymentMethod]}
            </p>
          )}
        </div>
        <p className="tabular font-display text-title">{amountText(price)}</p>
      </div>
      {receipt && !receipt.journey && <AddToCalendar receipt={receipt} />}
    </Card>
  )
}

const nameOfLeg = (index: number) => (index === 0 ? legTexts.there : legTexts.back)

/** That the office has not decided yet, under a heading that could be read otherwise. */
export function PendingChip() {
  return (
    <Badge tone="warning" icon={<ClockIcon className="size-3.5" />} className="px-3! py-1.5! text-sm!">
      {texts.pending}
    </Badge>
  )
}

function NumberLine({ number }: { number: string }) {
  const [copied, setCopied] = useState<boolean>()
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(number)
      setCopied(true)
    } catch {
      // Without https a browser may refuse the clipboard.
      setCopied(false)
    }
  }
  return (
    <div>
      <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-2">
        <div data-keep-clear="first">
          <p className="text-sm text-soft">{texts.number}</p>
          <p className="tabular mt-0.5 font-display text-title">{number}</p>
        </div>
        <Button size="small" onClick={() => void copy()} className="min-w-24">
          {copied === true ? (
            <>
              <CheckIcon className="size-4" />
              {texts.copied}
            </>
          ) : (
            <span>
              {texts.copy} <span className="sr-only">{texts.copyWhat}</span>
            </span>
          )}
        </Button>
      </div>
      <output className={copied === false ? 'mt-2 block text-sm text-soft' : 'sr-only'}>
        {copied === true && texts.copied}
        {copied === false && texts.notCopied}
      </output>
    </div>
  )
}

function Trip({ receipt }: { receipt: BookingReceipt }) {
  const { points, pickupDate, pickupTime, zone, vehicleName } = receipt
  return (
    <>
      <dl className="grid gap-3 border-t border-line pt-5">
        <IconFact icon={<CalendarIcon />} term={texts.pickupAt}>
          {wallTimeText({ date: pickupDate, time: pickupTime }, zone)}
        </IconFact>
        <IconFact icon={<CarIcon />} term={texts.vehicle}>
          {vehicleText(vehicleName)}
        </IconFact>
      </dl>
      <RoutePoints label={texts.routePoints} points={points} className="wrap-anywhere" />
    </>
  )
}

function AddToCalendar({ receipt }: { receipt: BookingReceipt }) {
  const { brandName } = useSite()
  const save = () => {
    const calendar = receiptCalendar(receipt, brandName, new Date())
    if (calendar === undefined) return
    const href = URL.createObjectURL(new Blob([calendar], { type: 'text/calendar;charset=utf-8' }))
    Object.assign(document.createElement('a'), { href, download: `${receipt.bookingNumber}.ics` }).click()
    // A file that is being saved must not lose its source.
    setTimeout(() => URL.revokeObjectURL(href), 60_000)
  }
  return (
    <Button onClick={save} className="justify-self-start max-sm:w-full">
      <CalendarIcon className="size-4.5" />
      {texts.addToCalendar}
    </Button>
  )
}

type NextStepsProps = {
  receipt: BookingReceipt | undefined
  isPaid: boolean
  /** The office has accepted it. */
  isConfirmed?: boolean
}

/** The steps after a booking, until the guest sits in the car. */
export function NextSteps({ receipt, isPaid, isConfirmed = false }: NextStepsProps) {
  const { steps, stages, next } = texts
  const untilConfirmed: readonly Step[] = [
    [steps.now, texts.mailed(receipt?.email), stages.requested],
    [
      steps.soon,
      `${texts.decided(receipt?.email)} ${isPaid ? texts.ifNotPaid : texts.ifNot}`,
      stages.confirmed,
    ],
  ]
  return (
    <Card
      as="section"
      aria-label={next}
      data-keep-clear=""
      padding="large"
      className="w-full text-left text-base text-ink"
    >
      <h2 className="mb-5 text-heading">{next}</h2>
      <Steps
        steps={[
          ...(isConfirmed ? [] : untilConfirmed),
          ...(receipt?.journey
            ? legsOf(receipt).map((leg, index): Step => [
                nameOfLeg(index),
                onTheDay(leg, isPaid),
                stages.driven,
              ])
            : [[steps.onTheDay, onTheDay(receipt, isPaid), stages.driven] as const]),
        ]}
      />
    </Card>
  )
}

/** When, what, and what that is called. */
type Step = readonly [when: string, what: string, title?: string]

export function Steps({ steps }: { steps: readonly Step[] }) {
  return (
    <ol className="grid gap-5">
      {steps.map(([when, what, title]) => (
        <li key={when} className="grid gap-x-6 gap-y-0.5 sm:grid-cols-[8rem_minmax(0,1fr)]">
          <span className="text-sm font-medium text-accent sm:pt-0.5">{when}</span>
          <div className="min-w-0 wrap-anywhere">
            {title !== undefined && <h3 className="font-sans font-medium">{title}</h3>}
            <p>{what}</p>
          </div>
        </li>
      ))}
    </ol>
  )
}

function onTheDay(receipt: BookingReceipt | undefined, isPaid: boolean): string {
  if (!receipt) return [texts.metSomewhere, isPaid && texts.nothingToPay].filter(Boolean).join(' ')
  const { points, pickupTime, paymentMethod, totalPrice } = receipt
  const pickup = points.find(({ key }) => key === 'pickup')
  const pays = texts.payThen[paymentMethod](amountText(totalPrice))
  const meets = pickup ? texts.met(pickupTime, pickup.title) : texts.metSomewhere
  return [meets, isPaid ? texts.nothingToPay : pays].filter(Boolean).join(' ')
}

/** Leads to the private page of each booking of a receipt. */
export function SeeBookings({ receipt, number }: { receipt: BookingReceipt | undefined; number: string }) {
  if (!receipt?.journey) return <SeeBooking number={number} />
  return legsOf(receipt).map((leg, index) => (
    <SeeBooking
      key={leg.bookingNumber}
      number={leg.bookingNumber}
      isMain={index === 0}
      label={legTexts.of(nameOfLeg(index), texts.see)}
    />
  ))
}

/** Leads to the booking's private page, which the browser that has made it opens without the link. */
export function SeeBooking({ number, isMain = true, label = texts.see }: SeeBookingProps) {
  return (
    <Button asChild variant={isMain ? 'primary' : 'secondary'} size="large">
      <Link to="/trip" search={{ booking: number }}>
        {label}
      </Link>
    </Button>
  )
}

interface SeeBookingProps {
  readonly number: string
  readonly isMain?: boolean
  readonly label?: string
}

/** The receipt that this tab keeps; undefined also on the server, which knows nothing of the tab. */
export function useReceipt(kind: ReceiptKind): BookingReceipt | undefined {
  const stored = useSyncExternalStore(
    () => () => {},
    () => findReceipt(kind),
    () => null,
  )
  return useMemo(() => readReceipt(stored), [stored])
}
