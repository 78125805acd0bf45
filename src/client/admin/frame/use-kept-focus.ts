import { useEffect } from 'react'

const FOCUSABLE = ':is(a[href], button, input, select, textarea, [tabindex]):not(:disabled)'

/** Where something was in the page. */
interface Place {
  readonly parent: Node
  readonly next: Node | null
  readonly previous: Node | null
}

/**
 * Keeps the place of whoever works by keyboard: when what has the focus is removed, as an alarm that is settled or a row that
 * is deleted, the focus moves to what has taken its place, else to what stands before it or around it.
 */
export function useKeptFocus(): void {
  useEffect(() => {
    let last: Element | undefined
    let place: Place | undefined
    // What opens over the page gives the focus back to what opened it, where that is still there.
    const isInPage = (target: EventTarget | null): target is Element =>
      target instanceof Element && target.closest('main') !== null
    const remember = ({ target }: Event) => {
      if (!isInPage(target)) return
      last = target
      place = undefined
    }
    // Whoever points at something looks there.
    const forget = ({ target }: Event) => {
      if (!isInPage(target)) return
      last = undefined
      place = undefined
    }
    const observer = new MutationObserver((records) => {
      for (const { removedNodes, target, nextSibling, previousSibling } of records)
        for (const node of removedNodes)
          if (last && (node.contains(last) || (place && node.contains(place.parent))))
            place = { parent: target, next: nextSibling, previous: previousSibling }
      if (last && place && document.activeElement === document.body) refocus(last, place)
    })
    observer.observe(document.body, { childList: true, subtree: true })
    document.addEventListener('focusin', remember)
    document.addEventListener('pointerdown', forget)
    return () => {
      observer.disconnect()
      document.removeEventListener('focusin', remember)
      document.removeEventListener('pointerdown', forget)
    }
  }, [])
}

function refocus(last: Element, place: Place): void {
  if (last.isConnected) return focus(last)
  // Another page: it begins at its top.
  if (!(place.parent instanceof Element) || !place.parent.isConnected || !place.parent.closest('main')) return
  for (let node = place.next; node; node = node.nextSibling) if (focusIn(node)) return
  for (let node = place.previous; node; node = node.previousSibling) if (focusIn(node)) return
  for (let around: Element | null = place.parent; around; around = around.parentElement)
    if (focusIn(around)) return
}

/** Whether there is something in it that takes the focus. */
function focusIn(node: Node): boolean {
  if (!(node instanceof Element)) return false
  const inside = [...(node.matches(FOCUSABLE) ? [node] : []), ...node.querySelectorAll(FOCUSABLE)]
  const first = inside.find((element) => !('checkVisibility' in element) || element.checkVisibility())
  if (first) focus(first)
  return first !== undefined
}

function focus(element: Element): void {
  if (element instanceof HTMLElement) element.focus({ preventScroll: true })
}
