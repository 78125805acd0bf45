import type { PartnerTerms } from '@chauffeur/domain/partner-money'
import type { AskOptions } from './api-clients.ts'
import { byKey } from './api-keys.ts'
import type { AppOptions, TestApp } from './app.ts'
import { faroToVilamoura, type BookingBody } from './trips.ts'

/** The settings of a sandbox. */
export const SANDBOX: AppOptions = { settings: { SANDBOX: 'yes' } }

/** A partner of the sandbox with the key that it has given itself. */
export async function startPartner(app: TestApp, name = 'Lisbon Hotels', terms: PartnerTerms = 'retail') {
  const asked = { name, email: 'dev@hotels.example', terms }
  const { done } = await app.clients.REST.ask('createTestKey', asked)
  return done
}

/** The calls that a partner makes in the sandbox, by its key. */
export function sandboxCalls(app: TestApp, key: { readonly secret: string }) {
  const client = app.clients.REST
  const by: AskOptions = byKey(key)
  return {
    book: async (change: BookingBody = {}) =>
      (await client.ask('createPartnerBooking', faroToVilamoura(change), by)).done,
    act: (bookingNumber: string, act: string, more: object = {}) =>
      client.ask('actOnTestBooking', { bookingNumber, act, ...more }, by),
    play: async (name: string) => (await client.ask('playTestScenario', { name }, by)).done,
    read: async (bookingNumber: string) =>
      (await client.ask('readPartnerBooking', { bookingNumber }, by)).done,
    events: async (booking: string) => (await client.ask('listPartnerEvents', { booking }, by)).done.data,
    mails: async (booking: string) => (await client.ask('listTestMails', { booking }, by)).done.data,
    list: async () =>
      (await client.ask('listPartnerBookings', {}, by)).done.data.map((one) => one.bookingNumber),
    reset: async () => (await client.ask('resetTestData', {}, by)).done,
  }
}
