import { useState } from 'react'

interface LastRead {
  /** The first booking when the list was last read. */
  readonly top: unknown
  readonly total: number
}

/**
 * How many bookings have been made since the list was read, which does not update by itself. `total` is counted
 * regularly; the result is 0 while either is being read.
 */
export function useNewBookingsCount(top: unknown, total: number | undefined, isReading: boolean) {
  const [lastRead, setLastRead] = useState<LastRead>()
  const isSettled = !isReading && top !== undefined && total !== undefined
  if (isSettled && lastRead?.top !== top) setLastRead({ top, total })
  return {
    newCount: isSettled && lastRead?.top === top ? Math.max(0, total - lastRead.total) : 0,
    /** For when the list is read again. */
    reset: () => setLastRead(undefined),
  }
}
