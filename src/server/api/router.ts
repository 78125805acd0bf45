import { agentsRouter } from './agents.ts'
import { bookingsRouter } from './bookings.ts'
import { calendarRouter } from './calendar.ts'
import { capacityRouter, carsRouter, driversRouter } from './cars.ts'
import { luggageRouter, meetingPointsRouter, pricingRouter, regionsRouter, stopsRouter } from './catalogue.ts'
import { changesRouter } from './changes.ts'
import { dispatchRouter, driverCashRouter, driverLinksRouter, driverRouter } from './dispatch.ts'
import { enquiriesRouter, offersRouter } from './enquiries.ts'
import { router } from './init.ts'
import { journeysRouter } from './journeys.ts'
import { liveRouter } from './live.ts'
import { mailsRouter } from './mails.ts'
import { memberRouter } from './members.ts'
import { keysRouter, memberKeysRouter, partnersRouter } from './partners.ts'
import { paymentsRouter, unpaidBookingsRouter } from './payments.ts'
import { locationsRouter, quotesRouter, routesRouter, transfersRouter } from './quotes.ts'
import { sandboxRouter } from './sandbox.ts'
import { sessionRouter } from './session.ts'
import { statementsRouter } from './statements.ts'
import { firmRouter, siteRouter } from './site.ts'
import { emailChangesRouter, tripRouter } from './trip.ts'
import { memberWebhooksRouter, ownWebhooksRouter, webhooksRouter } from './webhooks.ts'

export const appRouter = router({
  agents: agentsRouter,
  bookings: bookingsRouter,
  calendar: calendarRouter,
  changes: changesRouter,
  capacity: capacityRouter,
  cars: carsRouter,
  dispatch: dispatchRouter,
  driver: driverRouter,
  driverCash: driverCashRouter,
  driverLinks: driverLinksRouter,
  drivers: driversRouter,
  emailChanges: emailChangesRouter,
  enquiries: enquiriesRouter,
  firm: firmRouter,
  journeys: journeysRouter,
  live: liveRouter,
  locations: locationsRouter,
  luggage: luggageRouter,
  meetingPoints: meetingPointsRouter,
  member: memberRouter,
  offers: offersRouter,
  pricing: pricingRouter,
  mails: mailsRouter,
  payments: paymentsRouter,
  unpaidBookings: unpaidBookingsRouter,
  quotes: quotesRouter,
  regions: regionsRouter,
  routes: routesRouter,
  sandbox: sandboxRouter,
  session: sessionRouter,
  site: siteRouter,
  statements: statementsRouter,
  stops: stopsRouter,
  transfers: transfersRouter,
  trip: tripRouter,
  webhooks: webhooksRouter,
  ownWebhooks: ownWebhooksRouter,
  memberWebhooks: memberWebhooksRouter,
  keys: keysRouter,
  memberKeys: memberKeysRouter,
  partners: partnersRouter,
})

/** The type from which the client infers every call's input and answer. */
export type AppRouter = typeof appRouter
