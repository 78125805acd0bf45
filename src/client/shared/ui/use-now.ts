import { useEffect, useState } from 'react'

/** Now, read again each second, or each so many. Undefined on the server, and until the page has been taken over. */
export function useNow(everySeconds = 1): Date | undefined {
  const [now, setNow] = useState<Date>()
  useEffect(() => {
    const tick = () => setNow(new Date())
    const first = setTimeout(tick)
    const timer = setInterval(tick, everySeconds * 1000)
    return () => {
      clearTimeout(first)
      clearInterval(timer)
    }
  }, [everySeconds])
  return now
}
