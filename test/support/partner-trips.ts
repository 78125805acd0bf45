import { randomUUID } from 'node:crypto'
import type { WebhookMessage } from '@chauffeur/contract/webhook-messages'
import { WebhookDelivery } from '../../src/server/webhooks/webhook.entity.ts'
import { callAsAdmin } from './admin-calls.ts'
import { byKey, makeKey } from './api-keys.ts'
import type { TestApp } from './app.ts'
import { tell } from './dispatch.ts'
import { faroToVilamoura, type BookingBody } from './trips.ts'
import { addWebhook } from './webhooks.ts'

/** Nothing is sent there: what is tested is what would be. */
const NOWHERE = 'http://127.0.0.1:9/'

/** So long a step can be taken back, and a moment. */
export const A_MINUTE = { seconds: 61 }

export type PartnersTrip = Awaited<ReturnType<typeof partnersTrip>>

/** A confirmed booking of a partner, with a receiver of the partner's own, and how both are looked at. */
export async function partnersTrip(app: TestApp, over: BookingBody = {}, url = NOWHERE) {
  const key = await makeKey(app, { name: `Partner ${randomUUID()}` })
  await addWebhook(app, url, { partnerId: key.partner.id })
  const { done } = await app.clients.REST.ask('createPartnerBooking', faroToVilamoura(over), byKey(key))
  const { id, bookingNumber } = done
  await callAsAdmin(app, 'tRPC', 'acceptBooking', { id })
  return {
    id,
    bookingNumber,
    key,
    /** As the partner reads it now. */
    read: async () => (await app.clients.REST.ask('readPartnerBooking', { bookingNumber }, byKey(key))).done,
    /** Whether a partner finds it that asks what has changed since. */
    isListedSince: async (updated_since: string) => {
      const { done } = await app.clients.REST.ask('listPartnerBookings', { updated_since }, byKey(key))
      return done.data.some((booking) => booking.bookingNumber === bookingNumber)
    },
    /** Gives it to somebody; the id of the assignment. */
    assign: async (who: { readonly carId: string | null; readonly driverId: string | null }) =>
      (await callAsAdmin(app, 'tRPC', 'assignTrip', { id, carNo: 1, override: 'As agreed', ...who })).done.id,
    /** All messages about it that are written by now, in that order. */
    messages: () => messagesAbout(bookingNumber, app),
  }
}

async function messagesAbout(bookingNumber: string, app: TestApp): Promise<WebhookMessage[]> {
  await app.workers.tripMessages.drain()
  const deliveries = await app.database.fresh().find(WebhookDelivery, { bookingNumber })
  return deliveries
    .map(({ body }): WebhookMessage => JSON.parse(body))
    .toSorted((a, b) => a.data.updatedAt.localeCompare(b.data.updatedAt))
}

/** "trip.assigned offered", one line for each message about a trip. */
export function tripLines(messages: readonly WebhookMessage[]): string[] {
  return messages.flatMap(({ type, data }) =>
    'trip' in data ? `${type.replace('trip.', '')} ${data.trip.state}` : [],
  )
}

/** Reports a step; the id by which it can be taken back. */
export async function step(
  app: TestApp,
  assignmentId: string,
  type: Parameters<typeof tell>[3],
  over: object = {},
): Promise<string> {
  const eventId = randomUUID()
  await tell(app, 'tRPC', assignmentId, type, { eventId, ...over })
  return eventId
}
