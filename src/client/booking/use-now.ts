import { useEffect, useState } from 'react'

const TICK_MS = 30_000

/**
 * The time, by the clock of whoever rendered the page: the first drawing is the same on the server and in the
 * browser, and a visitor's clock that is wrong moves nothing.
 */
export function useNow(openedAt: number): Date {
  const [now, setNow] = useState(openedAt)
  useEffect(() => {
    const ahead = openedAt - Date.now()
    const tick = () => setNow(Date.now() + ahead)
    const timer = setInterval(tick, TICK_MS)
    document.addEventListener('visibilitychange', tick)
    return () => {
      clearInterval(timer)
      document.removeEventListener('visibilitychange', tick)
    }
  }, [openedAt])
  return new Date(now)
}
