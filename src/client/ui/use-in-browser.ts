import { useSyncExternalStore } from 'react'

/** False on the server and in the drawing that takes its page over, true from then on. */
export function useInBrowser(): boolean {
  return useSyncExternalStore(
    () => () => {},
    () => true,
    () => false,
  )
}
