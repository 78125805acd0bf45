import type { Booking } from '@chauffeur/contract/bookings'
import { useCallback, useEffect, useRef, useState } from 'react'
import type { OnDecided } from '../decision/use-decision.ts'
import type { BookingQuery } from './filters.ts'

const NONE: ReadonlyMap<string, Booking> = new Map()

/**
 * The bookings that were decided under these filters, by id and as they are now. Each stays in its position until the
 * filters change or the list is read again. Those decided under earlier filters are left out.
 */
export function usePinnedDecisions(query: BookingQuery) {
  const [refreshed, setRefreshed] = useState(0)
  const look = JSON.stringify([refreshed, query])
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
