import { useState } from 'react'

interface Seen {
  /** What stood on top when the list was last read. */
  readonly top: unknown
  readonly total: number
}

/**
 * How many bookings have come since the list was read: it does not move under the eye by itself. `total` is counted
 * again and again; nothing is told while either is being read.
 */
export function useNewBookingsCount(top: unknown, total: number | undefined, isReading: boolean) {
  const [seen, setSeen] = useState<Seen>()
  const isSettled = !isReading && top !== undefined && total !== undefined
  if (isSettled && seen?.top !== top) setSeen({ top, total })
  return {
    came: isSettled && seen?.top === top ? Math.max(0, total - seen.total) : 0,
    /** The list is read again: what has come until then is no news. */
    forget: () => setSeen(undefined),
  }
}
