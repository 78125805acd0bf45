import { useEffect, useRef, useState } from 'react'
import { readListSearch, type ListSearch } from './list-search.ts'

// Browsers stop heeding an address that changes with every key.
const WRITE_AFTER_MS = 200

/**
 * The filters as they are being typed, written into the address after a pause. When the address changes otherwise (a
 * link, Back) its filters replace them, unless somebody is typing.
 */
export function useFilterDraft(search: ListSearch, write: (search: ListSearch) => void) {
  const [draft, setDraft] = useState(search)
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  const written = useRef(search)

  useEffect(() => {
    if (timer.current !== undefined || isSame(search, written.current)) return
    written.current = search
    setDraft(search)
  }, [search])

  useEffect(() => () => clearTimeout(timer.current), [])

  function change(next: ListSearch) {
    setDraft(next)
    clearTimeout(timer.current)
    timer.current = setTimeout(() => {
      timer.current = undefined
      written.current = readListSearch(next)
      write(written.current)
    }, WRITE_AFTER_MS)
  }

  return [draft, change] as const
}

function isSame(a: ListSearch, b: ListSearch): boolean {
  return JSON.stringify(readListSearch(a)) === JSON.stringify(readListSearch(b))
}
