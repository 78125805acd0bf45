/** As a ref: what appears has the focus, and is scrolled to. */
export function takeFocus(box: HTMLElement | null) {
  box?.focus()
}
