import { bookingLinks, type BookingLinks, type TripPurpose } from '../../src/server/bookings/booking-link.ts'
import { EmailChange } from '../../src/server/bookings/email-change.entity.ts'
import { Booking } from '../../src/server/bookings/booking.entity.ts'
import { readSecrets } from '../../src/server/core/secrets.ts'
import type { TestApp } from './app.ts'
import { testConfig } from './config.ts'

/** The links of every app under test: they share one secret. */
export async function testLinks(): Promise<BookingLinks> {
  return bookingLinks((await readSecrets(testConfig())).linkKey)
}

/** The token of a booking's private link, as a mail would carry it now. */
export async function linkToken(app: TestApp, id: string, purpose: TripPurpose = 'manage'): Promise<string> {
  const booking = await app.database.fresh().findOneOrFail(Booking, { id })
  return (await testLinks()).signTrip(purpose, booking)
}

/** The cookie that a browser has once it has opened the link. */
export async function openLink(app: TestApp, token: string, cookie?: string): Promise<string> {
  const answer = await app.raw({
    method: 'GET',
    path: `/trip/${token}`,
    headers: { ...(cookie !== undefined && { cookie }) },
  })
  const [set = ''] = answer.headers['set-cookie'] ?? []
  return set.split(';', 1)[0] ?? ''
}

/** Returns the cookie of a browser that has opened the link of the booking with this id. */
export async function guestCookie(
  app: TestApp,
  id: string,
  purpose: TripPurpose = 'manage',
): Promise<string> {
  return openLink(app, await linkToken(app, id, purpose))
}

/** The token that takes back the last change of a booking's email address, as the letter to the one before carries it. */
export async function undoToken(app: TestApp, bookingId: string): Promise<string> {
  const [change] = await app.database
    .fresh()
    .find(EmailChange, { bookingId }, { orderBy: { position: 'desc' }, limit: 1 })
  return (await testLinks()).sign('undo-email', change?.id ?? '')
}
