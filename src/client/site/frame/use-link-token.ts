import { useSyncExternalStore } from 'react'

/** The token after the # in the address, which no server has seen; undefined until the browser reads it. */
export function useLinkToken(): string | undefined {
  return useSyncExternalStore(
    (onChange) => {
      window.addEventListener('hashchange', onChange)
      return () => window.removeEventListener('hashchange', onChange)
    },
    () => location.hash.slice(1),
    () => undefined,
  )
}
