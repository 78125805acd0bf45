/**
 * Acts now, or, while a mouse button or finger is down, once it is up again. For what a blur shows: a sentence
 * that appears under the pressed mouse moves its button away, and the click is lost.
 */
export function onRelease(act: () => void): void {
  if (document.querySelector(':active') === null) {
    act()
    return
  }
  const waiting = new AbortController()
  for (const end of ['pointerup', 'pointercancel', 'mouseup'])
    document.addEventListener(
      end,
      () => {
        waiting.abort()
        // The click comes right after.
        setTimeout(act)
      },
      { capture: true, signal: waiting.signal },
    )
}
