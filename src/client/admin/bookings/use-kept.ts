import type { Booking } from '@chauffeur/contract/bookings'
import { useCallback, useEffect, useRef, useState } from 'react'
import type { BookingFilters } from './filters.ts'

const NONE: ReadonlyMap<string, Booking> = new Map()

/** Told how a booking is now: decided a moment ago, or looked at once more some time after that. */
export type OnDecided = (booking: Booking, when: 'now' | 'before') => void

/**
 * What was decided while the list is looked at in one way, by id and as it is now: it keeps its place until the list
 * is looked at in another way. News of what was decided in an earlier look is left out.
 */
export function useKept(filters: BookingFilters) {
  const [refreshed, setRefreshed] = useState(0)
  const look = JSON.stringify([refreshed, filters])
  const [kept, setKept] = useState({ look, rows: NONE })
  const current = useRef(look)
  useEffect(() => {
    current.current = look
  }, [look])

  // The same one always: thousands of cards are told nothing by another look.
  const keep = useCallback<OnDecided>((booking, when) => {
    const look = current.current
    setKept((kept) => {
      const rows = kept.look === look ? kept.rows : NONE
      if (when === 'before' && !rows.has(booking.id)) return kept
      return { look, rows: new Map(rows).set(booking.id, booking) }
    })
  }, [])
  const letGo = () => setRefreshed(refreshed + 1)
  return { kept: kept.look === look ? kept.rows : NONE, keep, letGo }
}
