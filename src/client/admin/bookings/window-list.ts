import {
  defaultRangeExtractor,
  measureElement,
  useWindowVirtualizer,
  type Range,
} from '@tanstack/react-virtual'
import { useCallback, useLayoutEffect, useRef, useState, type FocusEvent, createContext, use } from 'react'

// Whoever comes back from a booking's page finds the list scrolled as it was: that needs the heights of before.
const heights = new Map<string, number>()

interface WindowList {
  readonly keys: readonly string[]
  /** How high a line is before it has been measured, in pixels. */
  readonly estimate: (index: number) => number
  /** How many lines beyond each end of the window are drawn. */
  readonly overscan: number
}

/**
 * The part of a long list that is near the window: the rest is kept as height only. The line that has the focus stays in
 * the page wherever it is, so that scrolling never loses it.
 */
export function useWindowList({ keys, estimate, overscan }: WindowList) {
  const list = useRef<HTMLUListElement>(null)
  const focused = useRef<number>(undefined)
  const top = useTop(list)
  const rangeExtractor = useCallback((range: Range) => {
    const lines = defaultRangeExtractor(range)
    const at = focused.current
    if (at === undefined || at >= range.count || lines.includes(at)) return lines
    return [...lines, at].toSorted((a, b) => a - b)
  }, [])
  // oxlint-disable-next-line react/incompatible-library -- what it gives is used here only and never memoised
  const virtualizer = useWindowVirtualizer({
    count: keys.length,
    estimateSize: (index) => heights.get(keys[index] ?? '') ?? estimate(index),
    measureElement(element, entry, instance) {
      const height = measureElement(element, entry, instance)
      heights.set(keys[instance.indexFromElement(element)] ?? '', height)
      return height
    },
    getItemKey: (index) => keys[index] ?? index,
    overscan,
    scrollMargin: top,
    rangeExtractor,
    useFlushSync: false,
  })
  return {
    list,
    listProps: {
      ref: list,
      style: { height: virtualizer.getTotalSize() },
      onFocus({ target }: FocusEvent) {
        const line = target.closest<HTMLElement>('[data-index]')?.dataset['index']
        focused.current = line === undefined ? undefined : Number(line)
      },
      onBlur({ relatedTarget, currentTarget }: FocusEvent) {
        // A window that is left keeps its focus; a dialog of the line gives it back.
        if (relatedTarget && !currentTarget.contains(relatedTarget)) focused.current = undefined
      },
    },
    lines: virtualizer.getVirtualItems().map(({ index, key, start }) => ({
      index,
      key,
      props: {
        ref: virtualizer.measureElement,
        'data-index': index,
        style: { transform: `translateY(${start - top}px)` },
      },
    })),
  }
}

/** How far the element is from the top of the page; what stands above it comes and goes. */
function useTop(element: React.RefObject<HTMLElement | null>): number {
  const [top, setTop] = useState(0)
  useLayoutEffect(() => {
    const measure = () => {
      if (element.current) setTop(Math.round(element.current.getBoundingClientRect().top + window.scrollY))
    }
    measure()
    const observer = new ResizeObserver(measure)
    observer.observe(document.body)
    return () => observer.disconnect()
  }, [element])
  return top
}

/** The rows that were opened in a list, whose rows leave the page while they are out of sight. */
export const KeptOpen = createContext<Map<string, boolean> | null>(null)

/** Whether a part is open; in a list it is so again when it comes back into sight. */
export function useKeptOpen(id: string): readonly [boolean, (isOpen: boolean) => void] {
  const kept = use(KeptOpen)
  const [isOpen, setOpen] = useState(kept?.get(id) ?? false)
  const change = (isOpen: boolean) => {
    kept?.set(id, isOpen)
    setOpen(isOpen)
  }
  return [isOpen, change] as const
}
