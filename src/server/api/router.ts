import { bookingsRouter } from './bookings.ts'
import { changesRouter } from './changes.ts'
import { calendarRouter } from './calendar.ts'
import { capacityRouter } from './capacity.ts'
import { carsRouter, driversRouter } from './cars.ts'
import { dispatchRouter } from './dispatch.ts'
import { driverLinksRouter, driverRouter } from './driver.ts'
import { enquiriesRouter } from './enquiries.ts'
import { firmRouter } from './firm.ts'
import { keysRouter } from './keys.ts'
import { locationsRouter } from './locations.ts'
import { luggageRouter } from './luggage.ts'
import { offersRouter } from './offers.ts'
import { pricingRouter } from './pricing.ts'
import { mailsRouter } from './mails.ts'
import { paymentsRouter } from './payments.ts'
import { unpaidBookingsRouter } from './unpaid-bookings.ts'
import { quotesRouter } from './quotes.ts'
import { regionsRouter } from './regions.ts'
import { routesRouter } from './routes.ts'
import { sessionRouter } from './session.ts'
import { siteRouter } from './site.ts'
import { stopsRouter } from './stops.ts'
import { transfersRouter } from './transfers.ts'
import { tripRouter } from './trip.ts'
import { webhooksRouter } from './webhooks.ts'
import { router } from './init.ts'

export const appRouter = router({
  bookings: bookingsRouter,
  calendar: calendarRouter,
  changes: changesRouter,
  capacity: capacityRouter,
  cars: carsRouter,
  dispatch: dispatchRouter,
  driver: driverRouter,
  driverLinks: driverLinksRouter,
  drivers: driversRouter,
  enquiries: enquiriesRouter,
  firm: firmRouter,
  locations: locationsRouter,
  luggage: luggageRouter,
  offers: offersRouter,
  pricing: pricingRouter,
  mails: mailsRouter,
  payments: paymentsRouter,
  unpaidBookings: unpaidBookingsRouter,
  quotes: quotesRouter,
  regions: regionsRouter,
  routes: routesRouter,
  session: sessionRouter,
  site: siteRouter,
  stops: stopsRouter,
  transfers: transfersRouter,
  trip: tripRouter,
  webhooks: webhooksRouter,
  keys: keysRouter,
})

/** The type from which the client infers every call's input and answer. */
export type AppRouter = typeof appRouter
