import { useMedia } from './use-media.ts'

const QUERY = '(prefers-reduced-motion: reduce)'

/** Whether the visitor prefers reduced motion. The server assumes so: nothing moves before a script runs anyway. */
export const useReducedMotion = () => useMedia(QUERY, true)

export function prefersReducedMotion(): boolean {
  return window.matchMedia(QUERY).matches
}
