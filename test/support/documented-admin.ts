import {
  EXAMPLE_DAY,
  EXAMPLE_IDS,
  EXAMPLE_LINK_TOKEN,
  EXAMPLE_LOGIN,
  EXAMPLE_OFFER_TOKEN,
  EXAMPLE_UNDO_TOKEN,
} from './examples/example.ts'
import { replyToEnquiry } from './examples/admin.ts'
import { createMeetingPoint } from './examples/admin-catalogue.ts'
import { LuggageCapacity } from '../../src/server/catalogue/luggage/luggage.ts'
import { VehiclePricing } from '../../src/server/catalogue/pricing/vehicle-pricing.entity.ts'
import { ADMIN } from './config.ts'
import { carPreparations } from './documented-cars.ts'
import { driverPreparations } from './documented-driver.ts'
import { dispatchPreparations } from './documented-dispatch.ts'
import { memberPreparations } from './documented-members.ts'
import { partnerPreparations } from './documented-partners.ts'
import { webhookPreparations } from './documented-webhooks.ts'
import { aMessage } from './enquiries.ts'
import { regionId, stopNamed } from './admin-forms.ts'
import { attemptOf, bookOnline, openPaying, paymentLinkToken, type PayingApp } from './payments.ts'
import { guestCookie, undoToken } from './private-links.ts'
import { fakeMailer } from './fake-mailer.ts'
import type { Open, Preparations, Prepared } from './example-preparation.ts'
import { faroToVilamoura } from './trips.ts'

/** The preparations for the examples of these calls; the others work on what a first start has. */
export const preparations: Preparations = {
  ...partnerPreparations,
  ...memberPreparations,
  ...webhookPreparations,
  createBooking: async (open) => ({ app: await openPaying(open), real: {} }),
  readPaymentStatus: (open) => withPayment(open, async () => {}),
  login: async (open) => ({
    app: await open(),
    real: { [EXAMPLE_LOGIN.username]: ADMIN.username, [EXAMPLE_LOGIN.password]: ADMIN.password },
  }),
  changePassword: async (open) => ({
    app: await open(),
    real: { [EXAMPLE_LOGIN.password]: ADMIN.password },
  }),
  listBookings: withBooking,
  findBookings: withBooking,
  countBookings: withBooking,
  watchBookings: withBooking,
  listDayBookings: withBooking,
  readBooking: withBooking,
  readBookingHistory: withBooking,
  acceptBooking: withBooking,
  actOnBookings: withBooking,
  rejectBooking: withBooking,
  cancelBooking: withBooking,
  readTrip: withTrip,
  readTripCancellation: withTrip,
  readTripRoute: withTrip,
  cancelTrip: withTrip,
  changeTripDetails: withTrip,
  correctTripCustomer: withTrip,
  endTripLinks: withTrip,
  readEmailChange: withEmailChange,
  undoEmailChange: withEmailChange,
  quoteTripChange: withTrip,
  requestTripChange: withTrip,
  payTripChange: withUnpaidChange,
  withdrawTripChange: withOpenChange,
  quoteBookingChange: withBooking,
  changeBooking: withBooking,
  acceptBookingChange: withWaitingChange,
  declineBookingChange: withWaitingChange,
  listBookingChanges: withWaitingChange,
  changeBookingDetails: withBooking,
  correctCustomer: withBooking,
  sendTripLink: withBooking,
  renewTripLink: withBooking,
  listBookingNotes: withNote,
  addBookingNote: withBooking,
  removeBookingNote: withNote,
  flagBooking: withBooking,
  correctEmail: withBooking,
  readCalendarLink: withCalendarLink,
  removeCalendarLink: withCalendarLink,
  listPayments: (open) => withPayment(open, (app, id) => app.provider.pay(id, 'smooth')),
  listPaymentsToSettle: (open) => withPayment(open, (app, id) => app.provider.pay(id, 'tip')),
  acceptAsPaid: (open) => withPayment(open, (app, id) => app.provider.pay(id, 'tip')),
  dismissPayment: (open) => withPayment(open, (app, id) => app.provider.pay(id, 'tip')),
  markRefunded: withFailedRefund,
  askRefundAgain: withFailedRefund,
  raiseRefund: (open) => withPayment(open, (app, id) => app.provider.pay(id, 'smooth')),
  readPaymentLink: withPaymentLink,
  openPaymentLink: withPaymentLink,
  sendPaymentLink: withPaymentLink,
  payDriver: withPaymentLink,
  markPaid: withPaymentLink,
  listEnquiries: withEnquiry,
  readEnquiry: withEnquiry,
  markEnquiry: withEnquiry,
  replyToEnquiry: withEnquiry,
  withdrawOffer: withOffer,
  readOffer: withOffer,
  listMails: withFailedMail,
  sendMailAgain: withFailedMail,
  listBookingMails: withFailedMail,
  sendBookingMail: withFailedMail,
  createStop: withCatalogue,
  changeStop: withCatalogue,
  deleteStop: withCatalogue,
  listStopRoutes: withCatalogue,
  changeRegion: withCatalogue,
  deleteRegion: withEmptyRegion,
  listRouteStops: withCatalogue,
  createPricing: withoutOnePrice,
  changePricing: withCatalogueWithoutVitoHire,
  deletePricing: withCatalogue,
  deleteLuggageCapacity: withCatalogue,
  changeMeetingPoint: withMeetingPoint,
  deleteMeetingPoint: withMeetingPoint,
  ...carPreparations,
  ...dispatchPreparations,
  ...driverPreparations,
}

async function withBooking(open: Open): Promise<Prepared> {
  const app = await open()
  const { done } = await app.clients.REST.ask('createBooking', faroToVilamoura({ pickupDate: EXAMPLE_DAY }))
  // Its mail goes out by itself in a moment: the answers are of after that.
  await app.workers.mail.drain()
  return { app, real: { [EXAMPLE_IDS.booking]: done.id } }
}

async function withNote(open: Open): Promise<Prepared> {
  const { app, real } = await withBooking(open)
  const wish = { id: real[EXAMPLE_IDS.booking] ?? '', text: 'Rang twice, nobody answered. Try after 18:00.' }
  const { done } = await app.clients.REST.ask('addBookingNote', wish, { cookie: await app.adminCookie() })
  return { app, real: { ...real, [EXAMPLE_IDS.note]: done.id } }
}

async function withTrip(open: Open): Promise<Prepared> {
  const prepared = await withBooking(open)
  return { ...prepared, cookie: await guestCookie(prepared.app, prepared.real[EXAMPLE_IDS.booking] ?? '') }
}

/** A booking whose guest has given another email address. */
async function withEmailChange(open: Open): Promise<Prepared> {
  const { app, cookie = '', real } = await withTrip(open)
  const address = { customerEmail: 'ana.sousa@example.org' }
  await app.clients.REST.ask('correctTripCustomer', address, { cookie })
  return {
    app,
    real: { ...real, [EXAMPLE_UNDO_TOKEN]: await undoToken(app, real[EXAMPLE_IDS.booking] ?? '') },
  }
}

/** A confirmed booking whose guest asks for another time. */
async function withOpenChange(open: Open): Promise<Prepared> {
  const prepared = await withTrip(open)
  const { app, cookie = '', real } = prepared
  const id = real[EXAMPLE_IDS.booking] ?? ''
  await app.clients.REST.ask('acceptBooking', { id }, { cookie: await app.adminCookie() })
  const wish = { pickupTime: '11:30', expectedTotalCents: 4900 }
  const { done } = await app.clients.REST.ask('requestTripChange', wish, { cookie })
  await app.workers.mail.drain()
  return { ...prepared, real: { ...real, [EXAMPLE_IDS.change]: done.trip.private?.change?.id ?? '' } }
}

/** Prepares the booking of `withOpenChange` for the office, which has a session of its own. */
async function withWaitingChange(open: Open): Promise<Prepared> {
  const { app, real } = await withOpenChange(open)
  return { app, real }
}

/** A paid booking whose guest would like a dearer vehicle. */
async function withUnpaidChange(open: Open): Promise<Prepared> {
  const { app, bookingId, real } = await withPayment(open, (app, id) => app.provider.pay(id, 'smooth'))
  const cookie = await guestCookie(app, bookingId)
  const wish = { vehicleName: 'Mercedes V Class' }
  const quoted = await app.clients.REST.ask('quoteTripChange', wish, { cookie })
  const { newTotalCents: expectedTotalCents } = quoted.done
  await app.clients.REST.ask('requestTripChange', { ...wish, expectedTotalCents }, { cookie })
  return { app, real, cookie }
}

async function withPayment(
  open: Open,
  happens: (app: PayingApp, checkoutId: string) => Promise<unknown>,
): Promise<Prepared & { readonly app: PayingApp; readonly bookingId: string }> {
  const app = await openPaying(open)
  const { booking, checkoutId } = await bookOnline(app, { pickupDate: EXAMPLE_DAY })
  await happens(app, checkoutId)
  await app.pass({ seconds: 5 })
  const { id } = await attemptOf(app, booking.id)
  return {
    app,
    bookingId: booking.id,
    real: { [EXAMPLE_IDS.booking]: booking.id, [EXAMPLE_IDS.payment]: id },
  }
}

async function withPaymentLink(open: Open): Promise<Prepared> {
  const prepared = await withPayment(open, async () => {})
  const { app, bookingId, real } = prepared
  const token = await paymentLinkToken(app, bookingId)
  return { app, real: { ...real, [EXAMPLE_LINK_TOKEN]: token } }
}

async function withFailedRefund(open: Open): Promise<Prepared> {
  const prepared = await withPayment(open, async (app, checkoutId) => {
    app.provider.faults.next('refund', 'refused with 409')
    await app.provider.pay(checkoutId, 'smooth')
  })
  const { app, bookingId } = prepared
  await app.clients.REST.ask('rejectBooking', { id: bookingId }, { cookie: await app.adminCookie() })
  await app.pass({})
  return prepared
}

async function withCalendarLink(open: Open): Promise<Prepared> {
  const app = await open()
  await app.clients.REST.ask('renewCalendarLink', undefined, { cookie: await app.adminCookie() })
  return { app, real: {} }
}

async function withEnquiry(open: Open): Promise<Prepared> {
  const app = await open()
  const { done } = await app.clients.REST.ask('createContactMessage', aMessage())
  return { app, real: { [EXAMPLE_IDS.enquiry]: done.id } }
}

async function withOffer(open: Open): Promise<Prepared> {
  const { app, real } = await withEnquiry(open)
  const reply = { ...replyToEnquiry['priced']?.input, id: real[EXAMPLE_IDS.enquiry] }
  const { done } = await app.clients.REST.ask('replyToEnquiry', reply, { cookie: await app.adminCookie() })
  const offer = done.replies[0]?.offer
  const token = new URL(offer?.url ?? '').searchParams.get('offer') ?? ''
  return { app, real: { ...real, [EXAMPLE_IDS.offer]: offer?.id ?? '', [EXAMPLE_OFFER_TOKEN]: token } }
}

async function withFailedMail(open: Open): Promise<Prepared> {
  const app = await open({ mailer: fakeMailer() })
  const trip = faroToVilamoura({ customerEmail: 'ana.sousa@refused.example', pickupDate: EXAMPLE_DAY })
  const { done: booking } = await app.clients.REST.ask('createBooking', trip)
  await app.workers.mail.drain()
  const { done } = await app.clients.REST.ask('listMails', {}, { cookie: await app.adminCookie() })
  return {
    app,
    real: { [EXAMPLE_IDS.booking]: booking.id, [EXAMPLE_IDS.mail]: done.mails[0]?.id ?? '' },
  }
}

async function withCatalogue(open: Open): Promise<Prepared> {
  const app = await open()
  const em = app.database.fresh()
  const price = await em.findOneOrFail(VehiclePricing, {
    vehicleName: 'Mercedes Vito',
    serviceType: 'point-to-point',
  })
  const [luggage] = await em.find(
    LuggageCapacity,
    {},
    { orderBy: { vehicleId: 'asc', config: 'asc' }, limit: 1 },
  )
  const real = {
    [EXAMPLE_IDS.stop]: (await stopNamed(app, 'Alcácer do Sal riverfront')).id,
    [EXAMPLE_IDS.region]: await regionId(app, 'Faro-Sagres'),
    [EXAMPLE_IDS.pricing]: price.id,
    [EXAMPLE_IDS.luggage]: luggage?.id ?? '',
  }
  return { app, real }
}

async function withMeetingPoint(open: Open): Promise<Prepared> {
  const app = await open()
  const { input } = createMeetingPoint['airport'] ?? {}
  const { done } = await app.clients.REST.ask('createMeetingPoint', input, {
    cookie: await app.adminCookie(),
  })
  return { app, real: { [EXAMPLE_IDS.meetingPoint]: done.id } }
}

async function withEmptyRegion(open: Open): Promise<Prepared> {
  const app = await open()
  const { done } = await app.clients.REST.ask(
    'createRegion',
    { name: 'Beja' },
    { cookie: await app.adminCookie() },
  )
  return { app, real: { [EXAMPLE_IDS.region]: done.id } }
}

async function withoutOnePrice(open: Open): Promise<Prepared> {
  const prepared = await withCatalogue(open)
  await prepared.app.database
    .fresh()
    .nativeDelete(VehiclePricing, { id: prepared.real[EXAMPLE_IDS.pricing] ?? '' })
  return prepared
}

async function withCatalogueWithoutVitoHire(open: Open): Promise<Prepared> {
  const prepared = await withCatalogue(open)
  const { app } = prepared
  await app.database
    .fresh()
    .nativeDelete(VehiclePricing, { vehicleName: 'Mercedes Vito', serviceType: 'hourly' })
  return prepared
}
