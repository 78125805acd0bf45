import { useSyncExternalStore } from 'react'

/** False on the server and while its page is hydrated, true from then on. */
export function useInBrowser(): boolean {
  return useSyncExternalStore(
    () => () => {},
    () => true,
    () => false,
  )
}
