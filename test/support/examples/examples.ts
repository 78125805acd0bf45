import type { endpoints } from '@chauffeur/contract/endpoints'
import * as booking from './booking.ts'
import type { Examples } from '@chauffeur/contract/examples/examples'
import * as catalogue from './admin-catalogue.ts'
import * as capacity from './capacity.ts'
import * as cars from './cars.ts'
import * as dispatch from './dispatch.ts'
import * as driver from './driver.ts'
import * as office from './admin.ts'
import * as partnerDevelopers from './partner-developers.ts'
import * as partnerPeople from './partner-people.ts'
import * as partners from './partners.ts'
import * as places from './places.ts'
import * as sandbox from './sandbox.ts'
import * as webhooks from './webhooks.ts'

/** The examples of every call, by the name of its endpoint. */
export const examples: Readonly<Partial<Record<keyof typeof endpoints, Examples>>> = {
  ...places,
  ...booking,
  ...office,
  ...catalogue,
  ...capacity,
  ...cars,
  ...dispatch,
  ...driver,
  ...partners,
  ...partnerPeople,
  ...partnerDevelopers,
  ...sandbox,
  ...webhooks,
}
