import type { endpoints } from '../../endpoints.ts'
import * as changes from './changes.ts'
import * as catalogue from './admin-catalogue.ts'
import * as capacity from './capacity.ts'
import * as cars from './cars.ts'
import * as dispatch from './dispatch.ts'
import * as driver from './driver.ts'
import * as admin from './admin.ts'
import type { AnswersOf } from './answers-of.ts'
import * as bookingNotes from './booking-notes.ts'
import * as bookings from './bookings.ts'
import * as partners from './partners.ts'
import * as partnerWebhooks from './partner-webhooks.ts'
import * as payments from './payments.ts'
import * as places from './places.ts'
import * as trip from './trip.ts'
import * as webhooks from './webhooks.ts'

/** What the server answers the examples of every call, by the name of its endpoint. */
export const answers: { readonly [Name in keyof typeof endpoints]: AnswersOf<Name> } = {
  ...places,
  ...trip,
  ...bookings,
  ...bookingNotes,
  ...payments,
  ...admin,
  ...changes,
  ...catalogue,
  ...capacity,
  ...cars,
  ...dispatch,
  ...driver,
  ...partners,
  ...partnerWebhooks,
  ...webhooks,
}
