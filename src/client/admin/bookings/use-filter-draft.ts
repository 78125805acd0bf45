import { useEffect, useRef, useState } from 'react'
import { readFilters, type BookingFilters } from './filters.ts'

// Browsers stop heeding an address that changes with every key.
const WRITE_AFTER_MS = 200

/**
 * The filters as they are being typed, written into the address a moment later. What the address says otherwise
 * (a link, Back) takes their place, unless someone is typing just then.
 */
export function useFilterDraft(filters: BookingFilters, write: (filters: BookingFilters) => void) {
  const [draft, setDraft] = useState(filters)
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  const written = useRef(filters)

  useEffect(() => {
    if (timer.current !== undefined || isSame(filters, written.current)) return
    written.current = filters
    setDraft(filters)
  }, [filters])

  useEffect(() => () => clearTimeout(timer.current), [])

  function change(next: BookingFilters) {
    setDraft(next)
    clearTimeout(timer.current)
    timer.current = setTimeout(() => {
      timer.current = undefined
      written.current = readFilters(next)
      write(written.current)
    }, WRITE_AFTER_MS)
  }

  return [draft, change] as const
}

function isSame(a: BookingFilters, b: BookingFilters): boolean {
  return a.q === b.q && a.status === b.status && a.from === b.from && a.to === b.to
}
