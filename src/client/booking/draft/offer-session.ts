import type { BookingSession } from './booking-session.ts'
import { parseStoredSession, storedSession } from './session-storage.ts'

/** Each offer has a session of its own: what is filled in for it leaves the tab's other booking alone. */
const keyOf = (token: string) => `offer-${token}`

export function storeOfferSession(token: string, session: BookingSession): void {
  try {
    sessionStorage.setItem(keyOf(token), storedSession(session))
  } catch {
    // Private windows and full storage: the session then lives as long as the page.
  }
}

export function findOfferSession(token: string): BookingSession | undefined {
  try {
    return parseStoredSession(JSON.parse(sessionStorage.getItem(keyOf(token)) ?? 'null'))
  } catch {
    return undefined
  }
}

export function removeOfferSession(token: string): void {
  try {
    sessionStorage.removeItem(keyOf(token))
  } catch {
    // Nothing was stored either.
  }
}
