import { useEffect, useState } from 'react'

const TICK_MS = 30_000

/**
 * The current time by the clock that rendered the page: the first rendering is the same on the server and in the
 * browser, and a visitor's wrong clock has no effect.
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
