import { useEffect, useRef, type RefObject } from 'react'

/**
 * Tells once of what stood in a box before the scripts came: typed on a slow phone, or filled in by the browser. React
 * leaves it there and tells nobody, and the first redraw would wipe it out.
 */
export function useEarlyEntry(
  box: RefObject<HTMLInputElement | HTMLTextAreaElement | null>,
  value: unknown,
  onEntry: (entry: string) => void,
): void {
  const tell = useRef(() => {
    const entry = box.current?.value
    if (typeof value === 'string' && entry !== undefined && entry !== value) onEntry(entry)
  })
  // After what the page restores of its own, so that the visitor's hand has the last word.
  useEffect(() => tell.current(), [])
}
