import { useNavigate } from '@tanstack/react-router'
import { randomId } from '../../common/random-id.ts'
import { newBookingSession } from '../draft/booking-session.ts'
import type { Draft } from '../draft/draft.ts'
import { storeSession } from '../draft/session-storage.ts'

/** Opens the wizard with this trip, which is free to be changed there and costs what it costs today. */
export function useLeaveOffer(): (draft: Draft) => void {
  const navigate = useNavigate()
  return (draft) => {
    storeSession({ ...newBookingSession, id: randomId(), draft })
    void navigate({ to: '/book', search: {} })
  }
}
