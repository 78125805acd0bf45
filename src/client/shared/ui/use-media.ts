import { useCallback, useSyncExternalStore } from 'react'

/** Whether a media query matches; `onServer` is what is taken to be before the browser can say. */
export function useMedia(media: string, onServer: boolean): boolean {
  const watch = useCallback(
    (onChange: () => void) => {
      const query = window.matchMedia(media)
      query.addEventListener('change', onChange)
      return () => query.removeEventListener('change', onChange)
    },
    [media],
  )
  return useSyncExternalStore(
    watch,
    () => window.matchMedia(media).matches,
    () => onServer,
  )
}
