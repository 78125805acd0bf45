import type { Endpoint } from './endpoint.ts'
import * as adminBookings from './admin-bookings.ts'
import * as adminRoutes from './admin-routes.ts'
import * as agents from './agents.ts'
import * as apiKeys from './api-keys.ts'
import * as board from './board.ts'
import * as bookingChanges from './booking-changes.ts'
import * as bookingMails from './booking-mails.ts'
import * as bookingNotes from './booking-notes.ts'
import * as bookings from './bookings.ts'
import * as bulkActs from './bulk-acts.ts'
import * as calendar from './calendar.ts'
import * as capacity from './capacity.ts'
import * as cars from './cars.ts'
import * as contactMessages from './contact-messages.ts'
import * as dayPlan from './day-plan.ts'
import * as decisions from './decisions.ts'
import * as dispatch from './dispatch.ts'
import * as driverCash from './driver-cash.ts'
import * as driverJobs from './driver-jobs.ts'
import * as driverLinks from './driver-links.ts'
import * as driverNotices from './driver-notices.ts'
import * as drivers from './drivers.ts'
import * as emailChanges from './email-changes.ts'
import * as enquiries from './enquiries.ts'
import * as fleetQuotes from './fleet-quotes.ts'
import * as firm from './firm.ts'
import * as journeys from './journeys.ts'
import * as locations from './locations.ts'
import * as luggage from './luggage.ts'
import * as mails from './mails.ts'
import * as meetingPoints from './meeting-points.ts'
import * as meeting from './meeting.ts'
import * as offers from './offers.ts'
import * as officeBookings from './office-bookings.ts'
import * as partnerBookings from './partner-bookings.ts'
import * as partnerChanges from './partner-changes.ts'
import * as partnerCheckout from './partner-checkout.ts'
import * as partnerAccount from './partner-account.ts'
import * as partnerDevelopers from './partner-developers.ts'
import * as partnerEvents from './partner-events.ts'
import * as partnerJourneys from './partner-journeys.ts'
import * as partnerPeople from './partner-people.ts'
import * as partnerVehicles from './partner-vehicles.ts'
import * as partners from './partners.ts'
import * as payments from './payments.ts'
import * as pricing from './pricing.ts'
import * as quoteRequests from './quote-requests.ts'
import * as quotes from './quotes.ts'
import * as routes from './routes.ts'
import * as sandbox from './sandbox.ts'
import * as session from './session.ts'
import * as site from './site.ts'
import * as statements from './statements.ts'
import * as tripChanges from './trip-changes.ts'
import * as tripLink from './trip-link.ts'
import * as trip from './trip.ts'
import * as unpaidBookings from './unpaid-bookings.ts'
import * as webhooks from './webhooks.ts'

type EndpointsOf<Module> = {
  readonly [Name in keyof Module as Module[Name] extends Endpoint ? Name : never]: Module[Name]
}

/** The calls among what a module exports: they alone have a procedure. */
function endpointsOf<Module extends object>(module: Module): EndpointsOf<Module> {
  const calls = Object.entries(module).filter(([, exported]) => isEndpoint(exported))
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the type picks by the same property
  return Object.fromEntries(calls) as EndpointsOf<Module>
}

function isEndpoint(exported: unknown): boolean {
  return typeof exported === 'object' && exported !== null && 'procedure' in exported
}

/**
 * Every call of the API: what these modules export under the name of a call. The names are public: they are the
 * operationId of each call, so they never change.
 */
export const endpoints = {
  ...endpointsOf(locations),
  ...endpointsOf(routes),
  ...endpointsOf(luggage),
  ...endpointsOf(quotes),
  ...endpointsOf(fleetQuotes),
  ...endpointsOf(bookings),
  ...endpointsOf(journeys),
  ...endpointsOf(trip),
  ...endpointsOf(tripChanges),
  ...endpointsOf(tripLink),
  ...endpointsOf(emailChanges),
  ...endpointsOf(payments),
  ...endpointsOf(partnerCheckout),
  ...endpointsOf(partnerVehicles),
  ...endpointsOf(partnerBookings),
  ...endpointsOf(partnerChanges),
  ...endpointsOf(partnerEvents),
  ...endpointsOf(partnerJourneys),
  ...endpointsOf(webhooks),
  ...endpointsOf(statements),
  ...endpointsOf(sandbox),
  ...endpointsOf(unpaidBookings),
  ...endpointsOf(quoteRequests),
  ...endpointsOf(contactMessages),
  ...endpointsOf(offers),
  ...endpointsOf(site),
  ...endpointsOf(session),
  ...endpointsOf(officeBookings),
  ...endpointsOf(adminBookings),
  ...endpointsOf(bookingMails),
  ...endpointsOf(bulkActs),
  ...endpointsOf(bookingChanges),
  ...endpointsOf(bookingNotes),
  ...endpointsOf(calendar),
  ...endpointsOf(enquiries),
  ...endpointsOf(adminRoutes),
  ...endpointsOf(meetingPoints),
  ...endpointsOf(pricing),
  ...endpointsOf(firm),
  ...endpointsOf(cars),
  ...endpointsOf(drivers),
  ...endpointsOf(capacity),
  ...endpointsOf(board),
  ...endpointsOf(dispatch),
  ...endpointsOf(meeting),
  ...endpointsOf(driverNotices),
  ...endpointsOf(driverCash),
  ...endpointsOf(dayPlan),
  ...endpointsOf(driverLinks),
  ...endpointsOf(driverJobs),
  ...endpointsOf(mails),
  ...endpointsOf(apiKeys),
  ...endpointsOf(agents),
  ...endpointsOf(decisions),
  ...endpointsOf(partners),
  ...endpointsOf(partnerPeople),
  ...endpointsOf(partnerAccount),
  ...endpointsOf(partnerDevelopers),
}
