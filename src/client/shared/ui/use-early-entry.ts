import { useEffect, useLayoutEffect, useRef, type RefObject } from 'react'

/**
 * Reports once what stood in a box before the scripts came: typed on a slow phone, or filled in by the browser. React
 * leaves it in the box and reports no change, and the next rendering would erase it.
 */
export function useEarlyEntry(
  box: RefObject<HTMLInputElement | HTMLTextAreaElement | null>,
  value: unknown,
  onEntry: (entry: string) => void,
): void {
  const entry = useRef<string>(undefined)
  // Before anything renders again.
  useLayoutEffect(() => {
    entry.current = box.current?.value
  }, [box])
  const report = useRef(() => {
    const { current } = entry
    if (typeof value === 'string' && current !== undefined && current !== value) onEntry(current)
  })
  // After the page has restored what it stored, so that what the visitor typed wins.
  useEffect(() => report.current(), [])
}
