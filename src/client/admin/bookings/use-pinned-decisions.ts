import type { Booking } from '@chauffeur/contract/bookings'
import { useCallback, useEffect, useRef, useState } from 'react'
import type { BookingFilters } from './filters.ts'

const NONE: ReadonlyMap<string, Booking> = new Map()

/** Gets a booking as it is now: decided a moment ago, or read again some time after that. */
export type OnDecided = (booking: Booking, when: 'now' | 'before') => void

/**
 * The bookings that were decided under these filters, by id and as they are now: each stays in its place until the
 * filters change or the list is read anew. What was decided under earlier filters is left out.
 */
export function usePinnedDecisions(filters: BookingFilters) {
  const [refreshed, setRefreshed] = useState(0)
  const look = JSON.stringify([refreshed, filters])
  const [pinned, setPinned] = useState({ look, rows: NONE })
  const current = useRef(look)
  useEffect(() => {
    current.current = look
  }, [look])

  // Always the same function, so that thousands of cards are not rendered again.
  const pin = useCallback<OnDecided>((booking, when) => {
    const look = current.current
    setPinned((pinned) => {
      const rows = pinned.look === look ? pinned.rows : NONE
      if (when === 'before' && !rows.has(booking.id)) return pinned
      return { look, rows: new Map(rows).set(booking.id, booking) }
    })
  }, [])
  const reset = () => setRefreshed(refreshed + 1)
  return { pinned: pinned.look === look ? pinned.rows : NONE, pin, reset }
}
