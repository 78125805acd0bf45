import { endpoints } from '@chauffeur/contract/endpoints'
import { changeDetails } from '../bookings/change-details.ts'
import { correctCustomer } from '../bookings/correct-customer.ts'
import { changesOf, presentChange } from '../changes/present-change.ts'
import { findBooking, readBooking } from '../bookings/read-booking.ts'
import {
  quotePartnerChange,
  requestPartnerChange,
  withdrawPartnerChange,
} from '../changes/change-partner-trip.ts'
import { acceptChange, declineChange } from '../changes/decide-change.ts'
import type { RequestedPrice } from '../changes/draft-change.ts'
import { makeChange, quoteChange } from '../changes/request-change.ts'
import type { Changing } from '../changes/store-change.ts'
import { Refusal } from '../core/refusal.ts'
import { router } from './init.ts'
import { forAdmin, forPartner, inTransaction, showBooking } from './procedures.ts'

/** The changes of bookings that the office makes and decides, and those of partners. */
export const changesRouter = router({
  quote: forAdmin(endpoints.quoteBookingChange).mutation(async ({ input, ctx }) => {
    const { id, collect, ...requested } = input
    await findBooking(id, ctx.request.em)
    return await quoteChange(
      { id, requested, requestedPrice: requestedPriceOf(input) },
      by(ctx, { collect }),
      ctx.request,
    )
  }),

  make: forAdmin(endpoints.changeBooking).mutation(async ({ input, ctx }) => {
    const { id, collect, expectedTotal: expectedTotalCents, reason, overrideReason, ...requested } = input
    await findBooking(id, ctx.request.em)
    await makeChange(
      { id, requested, requestedPrice: requestedPriceOf(input), expectedTotalCents },
      { ...by(ctx, { collect }), reason, overrideReason },
      ctx.request,
    )
    return readBooking(id, ctx.request.em.fork())
  }),

  accept: forAdmin(endpoints.acceptBookingChange).mutation(async ({ input, ctx }) => {
    const act = { ...input, admin: ctx.admin.username }
    const impossible = await ctx.request.transaction((tx) => acceptChange(act, tx))
    if (impossible !== undefined)
      throw new Refusal(
        'CHANGE_ENDED',
        { code: 'change_not_possible', why: impossible },
        { state: 'expired' },
      )
    return readBooking(input.id, ctx.request.em)
  }),

  decline: forAdmin(endpoints.declineBookingChange).mutation(
    inTransaction((input, tx) => declineChange({ ...input, admin: tx.admin }, tx), showBooking),
  ),

  quoteOwn: forPartner(endpoints.quotePartnerChange).mutation(({ input, ctx }) =>
    quotePartnerChange(input, ctx.apiKey, ctx.request),
  ),

  requestOwn: forPartner(endpoints.requestPartnerChange).mutation(({ input, ctx }) =>
    requestPartnerChange(input, ctx.apiKey, ctx.request),
  ),

  withdrawOwn: forPartner(endpoints.withdrawPartnerChange).mutation(({ input, ctx }) =>
    withdrawPartnerChange(input, ctx.apiKey, ctx.request),
  ),

  list: forAdmin(endpoints.listBookingChanges).query(async ({ input, ctx }) => {
    const { em } = ctx.request
    const { id } = await findBooking(input.id, em)
    return { changes: (await changesOf(id, em)).map(presentChange) }
  }),

  details: forAdmin(endpoints.changeBookingDetails).mutation(async ({ input, ctx }) => {
    const { id: bookingId, phoneUnchecked, ...requested } = input
    await findBooking(bookingId, ctx.request.em)
    const act = { bookingId, actor: 'office', name: ctx.admin.username, phoneUnchecked, requested } as const
    await ctx.request.transaction((tx) => changeDetails(act, tx))
    return readBooking(bookingId, ctx.request.em.fork())
  }),

  correctCustomer: forAdmin(endpoints.correctCustomer).mutation(
    inTransaction(
      (input, tx) => correctCustomer({ ...input, actor: 'office', name: tx.admin }, tx),
      showBooking,
    ),
  ),
})

function by(
  { admin }: { readonly admin: { readonly username: string } },
  { collect }: { readonly collect?: 'driver' | 'link' | null | undefined },
): Changing {
  return { actor: 'office', name: admin.username, collect: collect ?? 'link' }
}

function requestedPriceOf({
  price,
  totalPrice,
}: {
  readonly price: RequestedPrice['price']
  readonly totalPrice?: number | null | undefined
}): RequestedPrice {
  return { price, totalCents: totalPrice ?? null }
}
