import { endpoints } from '@chauffeur/contract/endpoints'
import type { DatabaseAccess, Transaction } from '../core/transaction.ts'
import type { AppContext } from './context.ts'
import {
  creatingOnce,
  forAdmin,
  forPartner,
  forPublic,
  inContext,
  inTransaction,
  showBooking,
  success,
} from './procedures.ts'
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

  accept: forAdmin(endpoints.acceptBooking).mutation(
    inTransaction(
      ({ id, overrideReason }, tx) => acceptBooking(id, { admin: tx.admin, overrideReason }, tx),
      showBooking,
    ),
  ),

  actOnSeveral: forAdmin(endpoints.actOnBookings).mutation(async ({ input, ctx }) => ({
    results: await actOnBookings(input, ctx.admin.username, ctx.request),
  })),

  decisionSetting: forAdmin(endpoints.readDecisionSetting).query(({ ctx }) =>
    readDecisionSetting(ctx.request.em),
  ),
  changeDecisionSetting: forAdmin(endpoints.changeDecisionSetting).mutation(
    inTransaction(changeDecisionSetting),
  ),

  reject: forAdmin(endpoints.rejectBooking).mutation(
    inTransaction(({ id, reason }, tx) => rejectBooking(id, { admin: tx.admin, reason }, tx), showBooking),
  ),

  cancel: forAdmin(endpoints.cancelBooking).mutation(
    inTransaction(
      ({ id, reason, refund }, tx) =>
        cancelBooking({ id, reason, actor: 'office', name: tx.admin, refundCents: refund ?? undefined }, tx),
      showBooking,
    ),
  ),

  correctEmail: forAdmin(endpoints.correctEmail).mutation(
    inTransaction((input, tx) => correctEmail({ ...input, admin: tx.admin }, tx), showBooking),
  ),

  renewLink: forAdmin(endpoints.renewTripLink).mutation(
    inTransaction(({ id }, tx) => renewLink(id, tx.admin, tx), showBooking),
  ),

  notes: forAdmin(endpoints.listBookingNotes).query(async ({ input, ctx }) => ({
    notes: await readNotes(input.id, ctx.admin.username, ctx.request.em),
  })),

  addNote: forAdmin(endpoints.addBookingNote).mutation(
    creatingOnce((input, tx) => addNote(input, tx.admin, tx)),
  ),

  removeNote: forAdmin(endpoints.removeBookingNote).mutation(
    inTransaction((input, tx) => removeNote(input, tx.admin, tx), success),
  ),

  flag: forAdmin(endpoints.flagBooking).mutation(
    inTransaction((input, tx) => flagBooking(input, tx.admin, tx), showBooking),
  ),

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
