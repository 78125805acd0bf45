import type { BookingSession } from './booking-session.ts'
import { findStoredSession, removeStoredSession, storeSession } from './session-storage.ts'

/** Each offer has a session of its own: what is filled in for it leaves the tab's other booking alone. */
const keyOf = (token: string) => `offer-${token}`

export const storeOfferSession = (token: string, session: BookingSession) =>
  storeSession(session, keyOf(token))
export const findOfferSession = (token: string) => findStoredSession(keyOf(token))
export const removeOfferSession = (token: string) => removeStoredSession(keyOf(token))
