import type { TestApp } from './app.ts'
import type { Protocol } from './api-clients.ts'
import { faroToVilamoura } from './trips.ts'

export async function findBookings(app: TestApp, protocol: Protocol, input?: object) {
  return app.clients[protocol].ask('findBookings', input, { cookie: await app.adminCookie() })
}

/** How many there are in all, how many match, and how many of those wait. */
export async function countBookings(app: TestApp, protocol: Protocol, input?: object) {
  const { done } = await app.clients[protocol].ask('countBookings', input, {
    cookie: await app.adminCookie(),
  })
  return [done.total, done.matching, done.waiting]
}

/** Whose bookings were found, in the order of the answer. */
export const customersOf = (answer: Awaited<ReturnType<typeof findBookings>>) =>
  answer.done.bookings.map(({ customerName }) => customerName)

/** Bookings made a minute apart, the oldest first; their ids by name. */
export async function bookMany(app: TestApp, bodies: readonly object[]): Promise<Map<string, string>> {
  const ids = new Map<string, string>()
  for (const body of bodies) {
    const sent = faroToVilamoura({ ...body })
    const { done } = await app.clients.REST.ask('createBooking', sent)
    ids.set(String(sent['customerName']), done.id)
    app.clock.advance({ minutes: 1 })
  }
  return ids
}
