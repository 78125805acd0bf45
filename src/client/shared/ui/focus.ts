import { useState, type KeyboardEvent } from 'react'
import { onRelease } from './on-release.ts'

/** Whether a box has been left, and not entered again: only then is what is odd in it pointed out. */
export function useLeft(isLeftAtFirst: boolean) {
  const [isLeft, setLeft] = useState(isLeftAtFirst)
  return {
    isLeft,
    watch: { onFocus: () => setLeft(false), onBlur: () => onRelease(() => setLeft(true)) },
  }
}

/** Enter goes on to the next text box, as the "Next" key of a phone's keyboard does; for boxes that no form sends. */
export function focusNextOnEnter(event: KeyboardEvent<HTMLElement>): void {
  const { key, target, currentTarget, nativeEvent } = event
  if (key !== 'Enter' || nativeEvent.isComposing || !(target instanceof HTMLInputElement)) return
  const boxes = [...currentTarget.querySelectorAll<HTMLElement>('input, textarea')]
  const next = boxes[boxes.indexOf(target) + 1]
  if (!next) return
  event.preventDefault()
  next.focus()
}

/** As a ref: what appears has the focus, and is scrolled to. */
export function takeFocus(box: HTMLElement | null) {
  box?.focus()
}
