import { bookingsRouter } from '../bookings/router.ts'
import { calendarRouter } from '../calendar/router.ts'
import { enquiriesRouter } from '../enquiries/router.ts'
import { keysRouter } from '../keys/router.ts'
import { locationsRouter } from '../locations/router.ts'
import { luggageRouter } from '../luggage/router.ts'
import { pricingRouter } from '../pricing/router.ts'
import { mailsRouter } from '../mail/router.ts'
import { paymentsRouter } from '../payments/router.ts'
import { quotesRouter } from '../quotes/router.ts'
import { regionsRouter } from '../regions/router.ts'
import { routesRouter } from '../routes/router.ts'
import { sessionRouter } from '../session/router.ts'
import { siteRouter } from '../site/router.ts'
import { stopsRouter } from '../stops/router.ts'
import { webhooksRouter } from '../webhooks/router.ts'
import { router } from './init.ts'

export const appRouter = router({
  bookings: bookingsRouter,
  calendar: calendarRouter,
  enquiries: enquiriesRouter,
  locations: locationsRouter,
  luggage: luggageRouter,
  pricing: pricingRouter,
  mails: mailsRouter,
  payments: paymentsRouter,
  quotes: quotesRouter,
  regions: regionsRouter,
  routes: routesRouter,
  session: sessionRouter,
  site: siteRouter,
  stops: stopsRouter,
  webhooks: webhooksRouter,
  keys: keysRouter,
})

/** What the client infers every call's input and answer from. */
export type AppRouter = typeof appRouter
