import { todayIn } from '@chauffeur/domain/time'
import { useSyncExternalStore, useCallback } from 'react'

const LOOK_EVERY_MS = 30_000

/** Today in the office, also after midnight. */
export function useToday(): string {
  return useSyncExternalStore(everySoOften, today)
}

function today(): string {
  return todayIn('Europe/Lisbon', new Date())
}

/** The present minute. */
export function useMinute(): Date {
  const minute = useSyncExternalStore(everySoOften, thisMinute)
  return new Date(minute)
}

function thisMinute(): number {
  return Math.floor(Date.now() / 60_000) * 60_000
}

function everySoOften(look: () => void): () => void {
  const timer = setInterval(look, LOOK_EVERY_MS)
  return () => clearInterval(timer)
}

/** Whether an instant has passed, also when it passes while the page is open. */
export function useIsPast(at: number): boolean {
  const wait = useCallback(
    (look: () => void) => {
      const timer = setTimeout(look, Math.max(0, at - Date.now()))
      return () => clearTimeout(timer)
    },
    [at],
  )
  return useSyncExternalStore(wait, () => Date.now() >= at)
}
