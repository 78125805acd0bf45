import { useEffect } from 'react'

/** The heading of a list that takes the focus itself. */
const HEADING = ':is(h2, h3)[tabindex="-1"]'
const FOCUSABLE = ':is(a[href], button, input, select, textarea, [tabindex]):not(:disabled)'

/** Where something was in the page. */
interface Place {
  readonly parent: Node
  readonly next: Node | null
  readonly previous: Node | null
}

/**
 * Keeps the place of whoever works by keyboard. When the element with the focus is removed, as a row that is deleted or an
 * alarm that is settled, the focus moves to the heading of its list where that takes it, else to the element that has taken
 * its place, else to one before it or around it.
 */
export function useKeptFocus(): void {
  useEffect(() => {
    /** Wherever the focus was last, a dialog over the page included, and where it was last in the page itself. */
    let focused: Element | undefined
    let last: Element | undefined
    let place: Place | undefined
    // A dialog gives the focus back to its trigger, where that is still there.
    const isInPage = (target: EventTarget | null): target is Element =>
      target instanceof Element && target.closest('main') !== null
    const remember = ({ target }: Event) => {
      focused = target instanceof Element ? target : undefined
      if (!isInPage(target)) return
      last = target
      place = undefined
    }
    // Whoever points at something looks there. Pressed again, a control that has the focus does not get it anew.
    const forget = ({ target }: Event) => {
      const { activeElement, body } = document
      if (!isInPage(target) || (activeElement !== body && activeElement?.contains(target))) return
      last = undefined
      place = undefined
    }
    const observer = new MutationObserver((records) => {
      for (const { removedNodes, target, nextSibling, previousSibling } of records)
        for (const node of removedNodes)
          if (last && (node.contains(last) || (place && node.contains(place.parent))))
            place = { parent: target, next: nextSibling, previous: previousSibling }
      const isLost = focused?.isConnected === false && document.activeElement === document.body
      if (isLost && last) refocus(last, place)
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

function refocus(last: Element, place: Place | undefined): void {
  if (last.isConnected) return focus(last)
  // Another page: it begins at its top.
  const parent = place?.parent
  if (!place || !(parent instanceof Element) || !parent.isConnected || !parent.closest('main')) return
  const heading = parent.closest('section, main')?.querySelector(HEADING)
  if (heading) return focus(heading)
  for (let node = place.next; node; node = node.nextSibling) if (focusIn(node)) return
  for (let node = place.previous; node; node = node.previousSibling) if (focusIn(node)) return
  for (let around: Element | null = parent; around; around = around.parentElement) if (focusIn(around)) return
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
