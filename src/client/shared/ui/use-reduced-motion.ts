import { useSyncExternalStore } from 'react'

const QUERY = '(prefers-reduced-motion: reduce)'

/** Whether the visitor prefers reduced motion. The server assumes so: nothing moves before a script runs anyway. */
export function useReducedMotion(): boolean {
  return useSyncExternalStore(watch, prefersReducedMotion, () => true)
}

export function prefersReducedMotion(): boolean {
  return window.matchMedia(QUERY).matches
}

function watch(onChange: () => void) {
  const query = window.matchMedia(QUERY)
  query.addEventListener('change', onChange)
  return () => query.removeEventListener('change', onChange)
}
