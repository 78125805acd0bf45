import { useEffect, useState } from 'react'

/** Which of so many is in turn; the next one comes every `milliseconds`, while it runs. */
export function useTurn(count: number, milliseconds: number, isRunning: boolean): number {
  const [turn, setTurn] = useState(0)
  useEffect(() => {
    if (!isRunning) return undefined
    const timer = setInterval(() => setTurn((current) => (current + 1) % count), milliseconds)
    return () => clearInterval(timer)
  }, [count, milliseconds, isRunning])
  return turn
}
