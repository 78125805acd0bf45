import { startTransition, useLayoutEffect, useReducer, useRef, type Dispatch } from 'react'
import { todayIn } from '@chauffeur/domain/time'
import { changeDraft } from './draft.ts'
import { findStoredSession, storeSession } from './session-storage.ts'
import { prefillChanges, type Prefill } from './prefill.ts'
import { randomId } from '../../common/random-id.ts'
import {
  changeBookingSession,
  newBookingSession,
  type BookingSession,
  type BookingSessionChange,
} from './booking-session.ts'

interface OpenBookingSession {
  readonly session: BookingSession
  readonly changeSession: Dispatch<BookingSessionChange>
  /** False until the stored session has been read. */
  readonly isOpen: boolean
}

/**
 * The booking session of this tab: what it has stored, and over it what the link fills in. The server, which knows nothing of the
 * tab, draws what the link fills in alone.
 */
export function useBookingSession(prefill: Prefill, openedAt: number): OpenBookingSession {
  const [session, dispatch] = useReducer(changeBookingSession, newBookingSession, (fresh) =>
    prefilled(fresh, prefill, openedAt),
  )
  const isOpen = session.id !== ''
  const arrivedWith = useRef(prefill)

  // Before the first paint, so that no empty form flashes.
  useLayoutEffect(() => {
    const found = findStoredSession()
    const resume = (session: BookingSession) =>
      dispatch({ type: 'resumed', session: prefilled(session, arrivedWith.current, openedAt) })
    if (found) resume(found)
    // Nothing to show: a slow phone need not redraw the whole form at once.
    else startTransition(() => resume({ ...newBookingSession, id: randomId() }))
  }, [openedAt])

  useLayoutEffect(() => {
    if (isOpen) storeSession(session)
  }, [isOpen, session])

  return { session, changeSession: dispatch, isOpen }
}

function prefilled(session: BookingSession, prefill: Prefill, openedAt: number): BookingSession {
  // Lisbon's day begins last of the service area's, so no day that is still on anywhere is dropped.
  const changes = prefillChanges(prefill, () => todayIn('Europe/Lisbon', new Date(openedAt)))
  const draft = changes.reduce(changeDraft, session.draft)
  return draft === session.draft ? session : { ...session, draft, revision: session.revision + 1 }
}
