import { useEffect, useState } from 'react'

/** Renders again each second, or each so many. */
export function useSeconds(every = 1): void {
  const [, setTick] = useState(0)
  useEffect(() => {
    const timer = setInterval(() => setTick((tick) => tick + 1), every * 1000)
    return () => clearInterval(timer)
  }, [every])
}
