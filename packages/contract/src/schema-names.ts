import type { z } from 'zod'
import { tripProof, assignment, tripEvent } from './dispatch.ts'
import { bookingMail } from './booking-mails.ts'
import { booking } from './bookings.ts'
import { blackout, capacitySetting, carPlan } from './capacity.ts'
import { boardAssignment, boardTrip, tripOfBooking } from './board.ts'
import { block, car } from './cars.ts'
import { driverJob } from './driver-jobs.ts'
import { driverLink } from './driver-links.ts'
import { driver } from './drivers.ts'
import { enquiryReceipt } from './enquiry-fields.ts'
import { enquiry, enquiryReply } from './enquiries.ts'
import { officeOffer } from './offers.ts'
import { errorBody } from './error-body.ts'
import { firm } from './firm.ts'
import { location } from './locations.ts'
import { luggageCapacity } from './luggage.ts'
import { undeliveredMail } from './mails.ts'
import { adminRegion, routeStop, adminStop, stopRoute } from './admin-routes.ts'
import { partnerChange, partnerTrip, toldTrip } from './partner-fields.ts'
import { madePartnerBooking, partnerBooking } from './partner-bookings.ts'
import {
  partnerCancellation,
  partnerDropoff,
  partnerPayment,
  partnerPickup,
  partnerPrice,
} from './partner-parts.ts'
import { partnerVehicle } from './partner-vehicles.ts'
import { payment, paymentChange } from './payments.ts'
import { chauffeur } from './trip.ts'
import { vehiclePricing } from './pricing.ts'
import { quote } from './quotes.ts'
import { route, suggestedStop } from './routes.ts'
import { site } from './site.ts'
import { statement, statementLine } from './statements.ts'
import { partnerWebhook, webhook } from './webhooks.ts'
import { webhookDelivery } from './webhook-fields.ts'
import {
  bookingChangedMessage,
  changeMessage,
  paymentRefundedMessage,
  statementMessage,
  tripCorrectedMessage,
  tripMessage,
  webhookBooking,
  webhookMessage,
  webhookTestMessage,
} from './webhook-messages.ts'

/** The names of shared schemas in the description of the API, and so in the clients generated from it. */
export const schemaNames: Readonly<Record<string, z.ZodType>> = {
  Error: errorBody,
  Location: location,
  SuggestedStop: suggestedStop,
  Route: route,
  Quote: quote,
  Received: enquiryReceipt,
  Site: site,
  Firm: firm,
  Booking: booking,
  PartnerBooking: partnerBooking,
  MadePartnerBooking: madePartnerBooking,
  PartnerPickup: partnerPickup,
  PartnerDropoff: partnerDropoff,
  PartnerPrice: partnerPrice,
  PartnerPayment: partnerPayment,
  PartnerCancellation: partnerCancellation,
  PartnerVehicle: partnerVehicle,
  PartnerWebhook: partnerWebhook,
  Payment: payment,
  PaymentChange: paymentChange,
  Enquiry: enquiry,
  EnquiryReply: enquiryReply,
  Offer: officeOffer,
  BookingMail: bookingMail,
  UndeliveredMail: undeliveredMail,
  Stop: adminStop,
  StopRoute: stopRoute,
  Region: adminRegion,
  RouteStop: routeStop,
  VehiclePricing: vehiclePricing,
  LuggageCapacity: luggageCapacity,
  Car: car,
  Chauffeur: chauffeur,
  CapacitySetting: capacitySetting,
  Blackout: blackout,
  CarPlan: carPlan,
  Driver: driver,
  Block: block,
  DriverLink: driverLink,
  DriverJob: driverJob,
  Assignment: assignment,
  BoardAssignment: boardAssignment,
  BoardTrip: boardTrip,
  TripOfBooking: tripOfBooking,
  TripEvent: tripEvent,
  TripProof: tripProof,
  Webhook: webhook,
  WebhookDelivery: webhookDelivery,
  WebhookMessage: webhookMessage,
  BookingChangedMessage: bookingChangedMessage,
  ChangeMessage: changeMessage,
  PaymentRefundedMessage: paymentRefundedMessage,
  TripMessage: tripMessage,
  TripCorrectedMessage: tripCorrectedMessage,
  StatementMessage: statementMessage,
  Statement: statement,
  StatementLine: statementLine,
  PartnerChange: partnerChange,
  PartnerTrip: partnerTrip,
  ToldTrip: toldTrip,
  WebhookBooking: webhookBooking,
  WebhookTestMessage: webhookTestMessage,
}
