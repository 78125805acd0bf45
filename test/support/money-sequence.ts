import { paymentStatusOf } from '@chauffeur/domain/payment-status'
import type { BookingChange } from '../../src/server/changes/booking-change.entity.ts'
import { Booking } from '../../src/server/bookings/booking.entity.ts'
import { paysTrip, type Payment } from '../../src/server/payments/payment.entity.ts'
import { changesIn } from './changes.ts'
import { attemptsOf, eventsOf, type PayingApp } from './payments.ts'

/** A booking with what the rules say of its money, kept beside what the server keeps. */
export interface Sequence {
  readonly id: string
  readonly body: { readonly customerEmail: string }
  readonly key: string
  readonly guest: { readonly cookie: string }
  readonly said: string[]
  checkoutIds: string[]
  /** All that counts goes back: rejected, or cancelled free of charge. */
  isAllBack: boolean
  /** Cents that go back of what counts, whichever payment they come from. */
  goesBack: number
  /** Cents that the office gives back of single payments. */
  readonly givenBack: Map<string, number>
  /** Cents that the driver collects beside what is paid online. */
  driverCents: number
  /** The changes that were seen to be made. */
  readonly made: Set<string>
}

/** @throws NotDone or a Refusal when it cannot be done. */
export type Act = (sequence: Sequence, app: PayingApp, draw: (below: number) => number) => Promise<string>

/** The server refuses it, and says why. */
export class NotDone extends Error {}

export const bookingOf = (app: PayingApp, id: string) => app.database.fresh().findOneOrFail(Booking, { id })

/** Returns the amount kept of what is known to be paid, in cents. */
export async function keptOf(app: PayingApp, id: string): Promise<number> {
  const { paidCents, refundCents } = await bookingOf(app, id)
  return paidCents - refundCents
}

/** Applies the rules to the changes that an act has made: what gets cheaper is taken from the driver first. */
export async function noteMade(app: PayingApp, sequence: Sequence): Promise<void> {
  for (const { id, state, settlement, oldTotalCents, newTotalCents } of await changesIn(app, sequence.id)) {
    if (state !== 'accepted' || sequence.made.has(id)) continue
    sequence.made.add(id)
    const difference = newTotalCents - oldTotalCents
    if (settlement === 'driver') sequence.driverCents += difference
    if (settlement !== 'refund') continue
    const less = Math.min(sequence.driverCents, -difference)
    sequence.driverCents -= less
    sequence.goesBack += Math.min(-difference - less, await ruled(app, sequence))
  }
}

/** Returns the amount that the rules leave with us: paid for the trip as it is or a change that waits, less what goes back. */
export async function ruled(app: PayingApp, sequence: Sequence): Promise<number> {
  if (sequence.isAllBack) return 0
  let sum = 0
  for (const payment of await countedOf(app, sequence))
    sum += payment.amountCents - (sequence.givenBack.get(payment.id) ?? 0)
  return Math.max(0, sum - sequence.goesBack)
}

async function countedOf(app: PayingApp, { id }: Sequence): Promise<Payment[]> {
  const changes = new Map((await changesIn(app, id)).map((change) => [change.id, change]))
  const counted: Payment[] = []
  for (const payment of await attemptsOf(app, id)) {
    const { changeId } = payment
    const isOfTrip = changeId == null || hasEffect(changes.get(changeId))
    if (isOfTrip && (await eventsOf(app, payment)).includes('paid')) counted.push(payment)
  }
  return counted
}

const hasEffect = (change: BookingChange | undefined) =>
  change?.state === 'accepted' || change?.state === 'open'

/** Tells whether a trip that stands and was paid obeys the rules, as long as the office has given nothing back by hand. */
export async function priceIsSettled(app: PayingApp, sequence: Sequence): Promise<boolean | 'not asked'> {
  const { status, cancelledAt, totalCents, driverCents } = await bookingOf(app, sequence.id)
  const changes = await changesIn(app, sequence.id)
  const counted = await countedOf(app, sequence)
  const paidTrip = counted.find(paysTrip)
  const isAsked =
    status !== 'rejected' &&
    cancelledAt == null &&
    sequence.givenBack.size === 0 &&
    paidTrip !== undefined &&
    paymentStatusOf(paidTrip.state) === 'completed' &&
    changes.every(({ state, settlement }) => state !== 'open' && settlement !== 'unpaid')
  if (!isAsked) return 'not asked'
  return (await keptOf(app, sequence.id)) + driverCents === totalCents && driverCents === sequence.driverCents
}

/** Every page that a booking can have been paid on. */
export async function pagesOf(app: PayingApp, { id, checkoutIds }: Sequence): Promise<string[]> {
  const stored = (await attemptsOf(app, id)).flatMap(({ checkoutId }) => checkoutId ?? [])
  return [...new Set([...checkoutIds, ...stored])]
}
