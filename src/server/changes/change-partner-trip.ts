import type { ChangeQuote } from '@chauffeur/contract/change-fields'
import type { PartnerBooking } from '@chauffeur/contract/partner-bookings'
import type {
  quotePartnerChange as quoteEndpoint,
  requestPartnerChange as requestEndpoint,
  withdrawPartnerChange as withdrawEndpoint,
} from '@chauffeur/contract/partner-changes'
import { bookingActUntil } from '@chauffeur/domain/booking-acts'
import { isoIn } from '@chauffeur/domain/time'
import { z } from 'zod'
import { readIfMatch } from '../bookings/expected-version.ts'
import { findPartnerBooking, readPartnerBooking } from '../bookings/read-partner-bookings.ts'
import { runOnce } from '../core/idempotency/run-once.ts'
import type { ApiKeyPrincipal, RequestContext } from '../core/request-context.ts'
import { withdrawChange } from './decide-change.ts'
import { openChangeOf } from './present-change.ts'
import {
  checkoutOf,
  makeChange,
  quoteChange,
  type ChangeContext,
  type PayingContext,
} from './request-change.ts'

type Context = RequestContext & ChangeContext & PayingContext

/** The cost of a change of a booking of the partner, and when it would take effect. Stores nothing. */
export async function quotePartnerChange(
  { bookingNumber, ...requested }: z.output<typeof quoteEndpoint.input>,
  { name, partner }: ApiKeyPrincipal,
  context: Context,
): Promise<z.output<typeof quoteEndpoint.output>> {
  const booking = await findPartnerBooking(bookingNumber, partner, context.em)
  const { id, version, status, cancelledAt, pickupZone } = booking
  const quote = await quoteChange({ id, requested }, { actor: 'partner', name }, context)
  const { oldTotalCents, newTotalCents, differenceCents, settlement, takesEffect, trip } = quote
  const earlier = new Date(Math.min(booking.pickupAt.getTime(), Date.parse(trip.pickupAt)))
  const until = bookingActUntil('partner', 'changeTrip', { status, cancelledAt, pickupAt: earlier })
  return {
    currentPrice: oldTotalCents,
    totalPrice: newTotalCents,
    difference: differenceCents,
    settlement,
    takesEffect,
    possibleUntil: isoIn(pickupZone, until ?? earlier),
    version,
    proposed: trip,
  }
}

/** As `quotePartnerChange`, for the page of the partner, which shows old and new beside each other. */
export async function quoteMemberChange(
  { bookingNumber, ...requested }: z.output<typeof quoteEndpoint.input>,
  { name, partner }: ApiKeyPrincipal,
  context: Context,
): Promise<ChangeQuote> {
  const { id } = await findPartnerBooking(bookingNumber, partner, context.em)
  return quoteChange({ id, requested }, { actor: 'partner', name }, context)
}

/** Stored for a repeat, which gets the booking as it is by then. */
const requested = z.object({ changeId: z.string() })

/**
 * Changes the trip of a booking of the partner, by the rules of a guest's change. One that the guest is to pay first
 * is stored before its checkout is asked for: when there is none, it stays, and a repeat asks again.
 */
export async function requestPartnerChange(
  input: z.output<typeof requestEndpoint.input>,
  { name, partner }: ApiKeyPrincipal,
  context: Context,
): Promise<z.output<typeof requestEndpoint.output>> {
  const { bookingNumber, expectedTotal: expectedTotalCents, ...wish } = input
  const { id, paymentMethod } = await findPartnerBooking(bookingNumber, partner, context.em)
  const expectedVersion = readIfMatch(context.ifMatch)
  const paying = paymentMethod === 'account' ? { partnerId: partner.id } : {}
  const changing = { actor: 'partner', name, expectedVersion, ...paying } as const
  const repeatable = { call: 'requestPartnerChange', input, output: requested }
  const { response } = await runOnce(repeatable, context, async (saveResponse) => {
    const change = await makeChange(
      { id, requested: wish, expectedTotalCents },
      changing,
      context,
      (tx, { id: changeId }) => saveResponse(tx, { changeId }),
    )
    return { response: { changeId: change.id } }
  })
  const { clock } = context
  const em = context.orm.em.fork()
  const open = await openChangeOf(id, em)
  const isToPay = open?.id === response.changeId && open.state === 'awaiting_payment'
  const checkoutUrl = isToPay ? await checkoutOf({ id, number: bookingNumber }, open.id, context) : null
  return { ...(await readPartnerBooking(bookingNumber, partner, { em, clock })), checkoutUrl }
}

/** Withdraws the open change of a booking of the partner, whoever has asked for it. */
export async function withdrawPartnerChange(
  { bookingNumber, changeId }: z.output<typeof withdrawEndpoint.input>,
  { name, partner }: ApiKeyPrincipal,
  context: Context,
): Promise<PartnerBooking> {
  const { em, orm, clock } = context
  const { id } = await findPartnerBooking(bookingNumber, partner, em)
  await context.transaction((tx) => withdrawChange({ id, changeId, apiKeyName: name }, tx))
  return readPartnerBooking(bookingNumber, partner, { em: orm.em.fork(), clock })
}
