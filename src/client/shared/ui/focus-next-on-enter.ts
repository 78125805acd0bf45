import type { KeyboardEvent } from 'react'

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
