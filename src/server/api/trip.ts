import { endpoints } from '@chauffeur/contract/endpoints'
import { cancelBooking, readCancellationTerms } from '../checkout/cancel-booking.ts'
import { changeDetails } from '../guest/change-details.ts'
import { findManagedTrip, findTrip } from '../guest/find-trip.ts'
import { presentTrip } from '../guest/present-trip.ts'
import { router } from './init.ts'
import type { AppContext } from './context.ts'
import { forPublic } from './procedures.ts'

export const tripRouter = router({
  read: forPublic(endpoints.readTrip).query(({ input, ctx }) => read(input.bookingNumber, ctx.request)),

  cancellation: forPublic(endpoints.readTripCancellation).query(async ({ input, ctx }) => {
    const booking = await findManagedTrip(input.bookingNumber, ctx.request)
    const { freeUntil, ...money } = readCancellationTerms('guest', booking, ctx.request.clock())
    return { freeUntil: freeUntil?.toISOString() ?? null, ...money, method: booking.paymentMethod }
  }),

  cancel: forPublic(endpoints.cancelTrip).mutation(async ({ input, ctx }) => {
    const { bookingNumber, ...wish } = input
    const { id } = await findManagedTrip(bookingNumber, ctx.request)
    await ctx.request.transaction((tx) => cancelBooking({ id, actor: 'guest', ...wish }, tx))
    return await read(bookingNumber, ctx.request)
  }),

  changeDetails: forPublic(endpoints.changeTripDetails).mutation(async ({ input, ctx }) => {
    const { id } = await findManagedTrip(input.bookingNumber, ctx.request)
    await ctx.request.transaction((tx) => changeDetails(id, input, tx))
    return await read(input.bookingNumber, ctx.request)
  }),
})

async function read(bookingNumber: string | null, context: AppContext) {
  return presentTrip(await findTrip(bookingNumber, context), context)
}
