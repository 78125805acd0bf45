import { useCallback, useSyncExternalStore } from 'react'

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
