import { endpoints } from '@chauffeur/contract/endpoints'
import { isOpenChange } from '@chauffeur/domain/trip-change'
import { changeDetails } from '../bookings/change-details.ts'
import { changesOf } from '../changes/present-change.ts'
import { cancelBooking, readCancellationTerms } from '../bookings/cancel-booking.ts'
import { payChange, requestChange, quoteChange } from '../changes/request-change.ts'
import { withdrawChange } from '../changes/decide-change.ts'
import { LINK_ON_ITS_WAY } from '@chauffeur/contract/trip-link'
import { correctCustomer } from '../bookings/correct-customer.ts'
import { askForLink, endOwnLinks } from '../guest/link-requests.ts'
import { findManagedTrip, findTrip, openInBrowser, openTrips } from '../guest/find-trip.ts'
import { landLater } from '../dispatch/move-meeting.ts'
import { sayHere, takeBackHere } from '../meeting/guest-here.ts'
import { readChangePayment } from '../payments/payment-status.ts'
import { presentTrip, readProgress, tripRoute } from '../guest/present-trip.ts'
import { rateTrip } from '../guest/rate-trip.ts'
import { readEmailChange, undoEmailChange } from '../guest/undo-email-change.ts'
import { readJourneysOf } from '../journeys/journeys-of.ts'
import { router } from './init.ts'
import type { AppContext } from './context.ts'
import { forPublic } from './procedures.ts'

export const tripRouter = router({
  read: forPublic(endpoints.readTrip).query(({ input, ctx }) => read(input.bookingNumber, ctx.request)),

  cancellation: forPublic(endpoints.readTripCancellation).query(async ({ input, ctx }) => {
    const booking = await findManagedTrip(input.bookingNumber, ctx.request)
    const terms = await readCancellationTerms('guest', booking, ctx.request)
    return {
      freeUntil: terms.freeUntil?.toISOString() ?? null,
      feeCents: terms.feeCents,
      refundCents: terms.tripRefund + terms.changeRefund,
      method: booking.paymentMethod,
    }
  }),

  cancel: forPublic(endpoints.cancelTrip).mutation(async ({ input, ctx }) => {
    const { bookingNumber, ...requested } = input
    const { id } = await findManagedTrip(bookingNumber, ctx.request)
    await ctx.request.transaction((tx) => cancelBooking({ id, actor: 'guest', ...requested }, tx))
    return await read(bookingNumber, ctx.request)
  }),

  route: forPublic(endpoints.readTripRoute).query(async ({ input, ctx }) => {
    const { booking } = await findTrip(input.bookingNumber, ctx.request)
    return tripRoute(booking, ctx.request)
  }),

  sendLink: forPublic(endpoints.sendTripLink).mutation(async ({ input, ctx }) => {
    await ctx.request.transaction((tx) => askForLink(input, tx))
    return { message: LINK_ON_ITS_WAY }
  }),

  changeDetails: forPublic(endpoints.changeTripDetails).mutation(async ({ input, ctx }) => {
    const { bookingNumber, ...requested } = input
    const { id: bookingId } = await findManagedTrip(bookingNumber, ctx.request)
    await ctx.request.transaction((tx) => changeDetails({ bookingId, actor: 'guest', requested }, tx))
    return await read(bookingNumber, ctx.request)
  }),

  correctCustomer: forPublic(endpoints.correctTripCustomer).mutation(async ({ input, ctx }) => {
    const { bookingNumber, ...customer } = input
    const { id } = await findManagedTrip(bookingNumber, ctx.request)
    await ctx.request.transaction((tx) => correctCustomer({ id, actor: 'guest', ...customer }, tx))
    return await read(bookingNumber, ctx.request)
  }),

  endLinks: forPublic(endpoints.endTripLinks).mutation(async ({ input, ctx }) => {
    const { id } = await findManagedTrip(input.bookingNumber, ctx.request)
    const renewed = await ctx.request.transaction((tx) => endOwnLinks(id, tx))
    const tripCookie = openInBrowser(renewed, ctx.request)
    return await read(input.bookingNumber, { ...ctx.request, tripCookie })
  }),

  landLater: forPublic(endpoints.landLater).mutation(async ({ input, ctx }) => {
    const { bookingNumber, ...landing } = input
    const { id } = await findManagedTrip(bookingNumber, ctx.request)
    await ctx.request.transaction((tx) => landLater({ id, ...landing }, tx))
    return await read(bookingNumber, ctx.request)
  }),

  here: forPublic(endpoints.sayHere).mutation(async ({ input, ctx }) => {
    const { bookingNumber, exit } = input
    const { id } = await findManagedTrip(bookingNumber, ctx.request)
    await ctx.request.transaction((tx) => sayHere({ id, exit }, tx))
    return await read(bookingNumber, ctx.request)
  }),

  notHere: forPublic(endpoints.takeBackHere).mutation(async ({ input, ctx }) => {
    const { id } = await findManagedTrip(input.bookingNumber, ctx.request)
    await ctx.request.transaction((tx) => takeBackHere({ id }, tx))
    return await read(input.bookingNumber, ctx.request)
  }),

  rate: forPublic(endpoints.rateTrip).mutation(async ({ input, ctx }) => {
    const { bookingNumber, ...rating } = input
    const { id: bookingId } = await findManagedTrip(bookingNumber, ctx.request)
    await ctx.request.transaction((tx) => rateTrip({ bookingId, ...rating }, tx))
    return await read(bookingNumber, ctx.request)
  }),

  quoteChange: forPublic(endpoints.quoteTripChange).mutation(async ({ input, ctx }) => {
    const { bookingNumber, ...requested } = input
    const { id } = await findManagedTrip(bookingNumber, ctx.request)
    return await quoteChange({ id, requested }, { actor: 'guest' }, ctx.request)
  }),

  requestChange: forPublic(endpoints.requestTripChange).mutation(async ({ input, ctx }) => {
    const { bookingNumber, expectedTotalCents, ...requested } = input
    const booking = await findManagedTrip(bookingNumber, ctx.request)
    const checkoutUrl = await requestChange(booking, { requested, expectedTotalCents }, ctx.request)
    return { trip: await read(bookingNumber, ctx.request), checkoutUrl }
  }),

  payChange: forPublic(endpoints.payTripChange).mutation(async ({ input, ctx }) => {
    const booking = await findManagedTrip(input.bookingNumber, ctx.request)
    return { checkoutUrl: await payChange(booking, ctx.request) }
  }),

  withdrawChange: forPublic(endpoints.withdrawTripChange).mutation(async ({ input, ctx }) => {
    const { id } = await findManagedTrip(input.bookingNumber, ctx.request)
    await ctx.request.transaction((tx) => withdrawChange({ id, changeId: input.changeId }, tx))
    return await read(input.bookingNumber, ctx.request)
  }),
})

/** The change of a booking's email address, for whoever had the address before. */
export const emailChangesRouter = router({
  read: forPublic(endpoints.readEmailChange).mutation(({ input, ctx }) =>
    readEmailChange(input.token, ctx.request),
  ),
  undo: forPublic(endpoints.undoEmailChange).mutation(({ input, ctx }) =>
    undoEmailChange(input.token, ctx.request),
  ),
})

async function read(bookingNumber: string | null, context: AppContext) {
  const trip = await findTrip(bookingNumber, context)
  const progress = await readProgress(trip, context)
  if (trip.purpose !== 'manage')
    return presentTrip(trip, { changes: [], payment: undefined }, progress, context)
  const changes = await changesOf(trip.booking.id, context.em)
  const open = changes.find(({ state }) => isOpenChange(state))
  const payment = open && (await readChangePayment(open, context.em))
  const journey = (await readJourneysOf([trip.booking.id], context.em)).get(trip.booking.id)
  const presented = presentTrip(trip, { changes, payment }, progress, context)
  if (!journey) return presented
  const opened = await openTrips(
    journey.legs.flatMap(({ number }) => (number === trip.booking.number ? [] : [number])),
    context,
  )
  const legs = journey.legs.map((leg) => ({
    ...leg,
    isOpen: leg.number === trip.booking.number || opened.has(leg.number),
  }))
  return { ...presented, journey: { ...journey, legs } }
}
