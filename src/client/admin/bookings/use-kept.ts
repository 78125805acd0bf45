import type { Booking } from '@chauffeur/contract/bookings'
import { useCallback, useEffect, useRef, useState } from 'react'
import type { BookingFilters } from './filters.ts'

const NONE: ReadonlyMap<string, Booking> = new Map()

/**
 * What was decided while the list is looked at in one way, by id and as it is now: it keeps its place until the list
 * is looked at in another way. What comes later for an earlier look is left out.
 */
export function useKept(filters: BookingFilters) {
  const [refreshed, setRefreshed] = useState(0)
  const look = JSON.stringify([refreshed, filters])
  const [kept, setKept] = useState({ look, rows: NONE })
  const current = useRef(look)
  useEffect(() => {
    current.current = look
  }, [look])

  const keep = useCallback(
    (booking: Booking) => {
      if (current.current !== look) return
      setKept((kept) => ({
        look,
        rows: new Map(kept.look === look ? kept.rows : NONE).set(booking.id, booking),
      }))
    },
    [look],
  )
  const letGo = () => setRefreshed(refreshed + 1)
  return { kept: kept.look === look ? kept.rows : NONE, keep, letGo }
}
