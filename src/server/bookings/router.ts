import { endpoints } from '@chauffeur/contract/endpoints'
import { forAdmin, forPublic } from '../trpc/builders.ts'
import { router } from '../trpc/init.ts'
import { createBooking } from './create-booking.ts'
import { acceptBooking, rejectBooking } from './decide-booking.ts'
import { listBookings, withMail } from './list-bookings.ts'
import type { Booking } from './booking.entity.ts'
import type { Work } from '../work.ts'

export const bookingsRouter = router({
  create: forPublic(endpoints.createBooking).mutation(({ input, ctx }) => createBooking(input, ctx.work)),

  list: forAdmin(endpoints.listBookings).query(({ input, ctx }) => listBookings(input, ctx.work.em)),

  accept: forAdmin(endpoints.acceptBooking).mutation(async ({ input, ctx }) =>
    present(
      await ctx.work.transaction((unit) => acceptBooking(input.id, { admin: ctx.admin.username }, unit)),
      ctx.work,
    ),
  ),

  reject: forAdmin(endpoints.rejectBooking).mutation(async ({ input, ctx }) => {
    const by = { admin: ctx.admin.username, reason: input.reason }
    return present(await ctx.work.transaction((unit) => rejectBooking(input.id, by, unit)), ctx.work)
  }),
})

async function present(booking: Booking, { em }: Work) {
  const [row] = await withMail([booking], em)
  if (!row) throw new Error('One booking in, one booking out')
  return row
}
