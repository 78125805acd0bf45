const ROW = '[data-row]'
const FOCUSABLE = 'button, a[href], [tabindex]'

/** Whether what is typed there is text, or chooses in a list of the browser. */
export function takesText(target: EventTarget | null): boolean {
  if (!(target instanceof HTMLElement)) return false
  if (target instanceof HTMLInputElement) return !['checkbox', 'radio', 'button'].includes(target.type)
  return target.isContentEditable || target.matches('textarea, select, [role=combobox], [role=spinbutton]')
}

/** Whether a dialog is open, which has its own keys. */
export function isDialogOpen(): boolean {
  return document.querySelector('[role=dialog], [role=alertdialog]') !== null
}

/** Moves the focus so many rows on in the lists of the page, in the order in which they stand there. */
export function moveRow(by: 1 | -1): void {
  const rows = [...document.querySelectorAll<HTMLElement>(`main ${ROW}`)].filter(isShown)
  const at = rows.findIndex((row) => row === currentRow())
  const next = at === -1 ? rows.find((row) => row.getBoundingClientRect().bottom > 0) : rows[at + by]
  if (!next) return
  const main = next.hasAttribute('tabindex') ? next : next.querySelector(FOCUSABLE)
  if (main instanceof HTMLElement) main.focus()
}

/** Opens the row that has the focus itself: follows its first link. */
export function openRow(): boolean {
  const row = currentRow()
  if (!row || row !== document.activeElement) return false
  row.querySelector<HTMLElement>('a[href]')?.click()
  return true
}

/**
 * Presses what has this key (`aria-keyshortcuts`): what acts on all that is chosen, else in the row that has the focus, else
 * outside of rows. A text field gets the focus.
 */
export function pressKey(key: string): boolean {
  const all = [...document.querySelectorAll<HTMLElement>(`[aria-keyshortcuts~="${CSS.escape(key)}"]`)]
  const shown = all.filter(isShown)
  const row = currentRow()
  const found =
    shown.find((element) => element.hasAttribute('data-of-chosen')) ??
    (row && shown.find((element) => row.contains(element))) ??
    shown.find((element) => element.closest(ROW) === null)
  if (!found) return false
  if (found instanceof HTMLInputElement && found.type !== 'checkbox') {
    found.focus()
    found.select()
  } else found.click()
  return true
}

function currentRow(): HTMLElement | null {
  return document.activeElement?.closest<HTMLElement>(ROW) ?? null
}

function isShown(element: Element): boolean {
  return !('checkVisibility' in element) || element.checkVisibility()
}
