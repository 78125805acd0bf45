import { endpoints } from '@chauffeur/contract/endpoints'
import type { DatabaseAccess, Transaction } from '../core/transaction.ts'
import type { AppContext } from './context.ts'
import { forAdmin, forPartner, forPublic, inContext, inTransaction } from './procedures.ts'
import { createOnce } from '../core/idempotency/run-once.ts'
import { router } from './init.ts'
import { cancelBooking } from '../bookings/cancel-booking.ts'
import { createBooking, createPartnerBooking } from '../bookings/create-booking.ts'
import { takeBooking } from '../bookings/take-booking.ts'
import { changePartnerBooking } from '../bookings/change-partner-booking.ts'
import { addNote, readNotes, removeNote, flagBooking } from '../bookings/notes-and-flags.ts'
import { acceptBooking, rejectBooking } from '../bookings/decide-booking.ts'
import { changeDecisionSetting, readDecisionSetting } from '../bookings/decision-setting.ts'
import { actOnBookings } from '../dispatch/act-on-bookings.ts'
import { openForMaker } from '../guest/find-trip.ts'
import { renewLink } from '../guest/link-requests.ts'
import { correctEmail } from '../bookings/correct-customer.ts'
import { countBookings, findBookings, watchBookings } from '../bookings/find-bookings.ts'
import { listBookings, listDay } from '../bookings/list-bookings.ts'
import { readBooking } from '../bookings/read-booking.ts'
import { readHistory } from '../bookings/read-history.ts'
import { rejectIfAsked } from '../sandbox/reject-if-asked.ts'
import { cancelPartnerBooking, readPartnerCancellation } from '../bookings/cancel-partner-booking.ts'
import { listPartnerBookings, readPartnerBooking } from '../bookings/read-partner-bookings.ts'

export const bookingsRouter = router({
  create: forPublic(endpoints.createBooking).mutation(async ({ input, ctx }) => {
    const created = await createBooking(input, ctx.request)
    openForMaker([created.id], ctx.request)
    return created
  }),

  take: forAdmin(endpoints.takeBooking).mutation(({ input, ctx }) =>
    takeBooking(input, ctx.admin.username, ctx.request),
  ),

  list: forAdmin(endpoints.listBookings).query(inContext(listBookings)),

  find: forAdmin(endpoints.findBookings).query(({ input, ctx }) => findBookings(input, ctx.request)),

  counts: forAdmin(endpoints.countBookings).query(async ({ input, ctx }) =>
    countBookings(input, await ctx.request.reader()),
  ),

  watch: forAdmin(endpoints.watchBookings).query(({ ctx }) => watchBookings(ctx.request.em)),
  ofDay: forAdmin(endpoints.listDayBookings).query(async ({ input, ctx }) => ({
    bookings: await listDay(input.day, ctx.request.em),
  })),

  read: forAdmin(endpoints.readBooking).query(({ input, ctx }) => readBooking(input.id, ctx.request.em)),

  history: forAdmin(endpoints.readBookingHistory).query(async ({ input, ctx }) => ({
    entries: await readHistory(input.id, ctx.request.em),
  })),

  accept: forAdmin(endpoints.acceptBooking).mutation(async ({ input, ctx }) => {
    await ctx.request.transaction((tx) =>
      acceptBooking(input.id, { admin: ctx.admin.username, overrideReason: input.overrideReason }, tx),
    )
    return readBooking(input.id, ctx.request.em)
  }),

  actOnSeveral: forAdmin(endpoints.actOnBookings).mutation(async ({ input, ctx }) => ({
    results: await actOnBookings(input, ctx.admin.username, ctx.request),
  })),

  decisionSetting: forAdmin(endpoints.readDecisionSetting).query(({ ctx }) =>
    readDecisionSetting(ctx.request.em),
  ),
  changeDecisionSetting: forAdmin(endpoints.changeDecisionSetting).mutation(
    inTransaction(changeDecisionSetting),
  ),

  reject: forAdmin(endpoints.rejectBooking).mutation(async ({ input, ctx }) => {
    const by = { admin: ctx.admin.username, reason: input.reason }
    await ctx.request.transaction((tx) => rejectBooking(input.id, by, tx))
    return readBooking(input.id, ctx.request.em)
  }),

  cancel: forAdmin(endpoints.cancelBooking).mutation(async ({ input, ctx }) => {
    const { id, reason, refund } = input
    const by = { actor: 'office', name: ctx.admin.username } as const
    await ctx.request.transaction((tx) =>
      cancelBooking({ id, reason, ...by, refundCents: refund ?? undefined }, tx),
    )
    return readBooking(id, ctx.request.em)
  }),

  correctEmail: forAdmin(endpoints.correctEmail).mutation(async ({ input, ctx }) => {
    await ctx.request.transaction((tx) => correctEmail({ ...input, admin: ctx.admin.username }, tx))
    return readBooking(input.id, ctx.request.em)
  }),

  renewLink: forAdmin(endpoints.renewTripLink).mutation(async ({ input, ctx }) => {
    await ctx.request.transaction((tx) => renewLink(input.id, ctx.admin.username, tx))
    return readBooking(input.id, ctx.request.em)
  }),

  notes: forAdmin(endpoints.listBookingNotes).query(async ({ input, ctx }) => ({
    notes: await readNotes(input.id, ctx.admin.username, ctx.request.em),
  })),

  addNote: forAdmin(endpoints.addBookingNote).mutation(({ input, ctx }) =>
    createOnce(
      {
        endpoint: endpoints.addBookingNote,
        input,
        create: (tx) => addNote(input, ctx.admin.username, tx),
      },
      ctx.request,
    ),
  ),

  removeNote: forAdmin(endpoints.removeBookingNote).mutation(async ({ input, ctx }) => {
    await ctx.request.transaction((tx) => removeNote(input, ctx.admin.username, tx))
    return { success: true } as const
  }),

  flag: forAdmin(endpoints.flagBooking).mutation(async ({ input, ctx }) => {
    await ctx.request.transaction((tx) => flagBooking(input, ctx.admin.username, tx))
    return readBooking(input.id, ctx.request.em)
  }),

  readOwn: forPartner(endpoints.readPartnerBooking).query(({ input, ctx }) =>
    readPartnerBooking(input.bookingNumber, ctx.apiKey.partner, ctx.request),
  ),

  listOwn: forPartner(endpoints.listPartnerBookings).query(({ input, ctx }) =>
    listPartnerBookings(input, ctx.apiKey.partner, ctx.request),
  ),

  createOwn: forPartner(endpoints.createPartnerBooking).mutation(async ({ input, ctx }) => {
    const { partner } = ctx.apiKey
    const made = await createPartnerBooking(input, partner, ctx.request)
    if (!(await rejectIfAsked(made, ctx.request))) return made
    return { ...made, ...(await readPartnerBooking(made.bookingNumber, partner, asItIsNow(ctx.request))) }
  }),

  changeOwn: forPartner(endpoints.changePartnerBooking).mutation(async ({ input, ctx }) => {
    await changePartnerBooking(input, ctx.apiKey, ctx.request)
    return readPartnerBooking(input.bookingNumber, ctx.apiKey.partner, asItIsNow(ctx.request))
  }),

  cancelOwn: forPartner(endpoints.cancelPartnerBooking).mutation(({ input, ctx }) => {
    const create = (tx: Transaction) => cancelPartnerBooking(input, ctx.apiKey, tx)
    return createOnce({ endpoint: endpoints.cancelPartnerBooking, input, create }, ctx.request)
  }),

  cancellationOwn: forPartner(endpoints.readPartnerCancellation).query(({ input, ctx }) =>
    readPartnerCancellation(input, ctx.apiKey, ctx.request),
  ),
})

/** The answer must not come from a reading before the change. */
function asItIsNow({ orm, clock }: AppContext): DatabaseAccess {
  return { em: orm.em.fork(), clock }
}
