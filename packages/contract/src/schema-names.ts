import type { z } from 'zod'
import { booking } from './bookings.ts'
import { received } from './enquirer.ts'
import { enquiry } from './enquiries.ts'
import { errorBody } from './error-body.ts'
import { location } from './locations.ts'
import { luggageCapacity } from './luggage.ts'
import { undeliveredMail } from './mails.ts'
import { officeRegion, routeStop } from './office-regions.ts'
import { officeStop, stopRoute } from './office-stops.ts'
import { partnerBooking } from './partner-bookings.ts'
import { payment, paymentChange } from './payments.ts'
import { vehiclePricing } from './pricing.ts'
import { quote } from './quotes.ts'
import { route } from './routes.ts'
import { site } from './site.ts'
import { suggestedStop } from './stops.ts'
import { webhookBooking, webhookMessage, webhookTestMessage } from './webhook-messages.ts'

/** What the documentation, and a client made from it, calls the things that several calls answer. */
export const schemaNames: Readonly<Record<string, z.ZodType>> = {
  Error: errorBody,
  Location: location,
  SuggestedStop: suggestedStop,
  Route: route,
  Quote: quote,
  Received: received,
  Site: site,
  Booking: booking,
  PartnerBooking: partnerBooking,
  Payment: payment,
  PaymentChange: paymentChange,
  Enquiry: enquiry,
  UndeliveredMail: undeliveredMail,
  Stop: officeStop,
  StopRoute: stopRoute,
  Region: officeRegion,
  RouteStop: routeStop,
  VehiclePricing: vehiclePricing,
  LuggageCapacity: luggageCapacity,
  WebhookMessage: webhookMessage,
  WebhookBooking: webhookBooking,
  WebhookTestMessage: webhookTestMessage,
}
