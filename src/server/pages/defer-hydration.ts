const PRELOAD = /<link rel="modulepreload" href="([^"]+)"[^>]*>/g
const ENTRY = /<script type="module" async="" src="([^"]+)"[^>]*><\/script>/

interface When {
  /** A page to read waits until its pictures are there too; one to fill in starts once it can be seen. */
  readonly start: 'once seen' | 'once loaded'
  /** The nonce by which the page's policy allows an inline script, unless it is allowed by its contents. */
  readonly nonce?: string
}

/**
 * The page with its scripts fetched once it stands there, or as soon as somebody touches it: on a slow connection
 * they would hold up what it opens with. What is pressed before React has taken the page over, and has no effect without
 * it, is pressed again then; a box with suggestions that has the focus opens them.
 */
export function deferHydration(html: string, { start, nonce }: When): string {
  const entry = ENTRY.exec(html)?.[1]
  if (!entry) throw new Error('The page names no script to start with')
  const parts = [...html.matchAll(PRELOAD)].map(([, part]) => part)
  const attribute = nonce ? ` nonce="${nonce}"` : ''
  return html
    .replace(PRELOAD, '')
    .replace(ENTRY, () => `<script${attribute}>${starter(entry, parts, STARTS[start])}</script>`)
}

// The first frame that is asked for comes well before the first paint where fonts or pictures hold that up.
const STARTS = {
  'once seen': 'seen.then(start)',
  'once loaded':
    "addEventListener('load', () => seen.then(() => (self.requestIdleCallback ?? setTimeout)(start)))",
} as const

function starter(entry: string, parts: readonly (string | undefined)[], wait: string): string {
  return `(() => {
  const touches = ['pointerdown', 'keydown', 'focusin', 'touchstart']
  let isStarted = false
  const start = () => {
    if (isStarted) return
    isStarted = true
    for (const touch of touches) removeEventListener(touch, start, true)
    import(${JSON.stringify(entry)})
    ask(${JSON.stringify(parts)})
  }
  // Each part runs in a task of its own when it is there, not all of them in one task when the last is there.
  // A few at a time: asking for all at once keeps a slow phone from answering a touch.
  const ask = (parts) => {
    // The import of the script to start with says what could not be loaded.
    for (const part of parts.slice(0, 5)) import(part).catch(() => {})
    if (parts.length > 5) setTimeout(ask, 0, parts.slice(5))
  }
  for (const touch of touches) addEventListener(touch, start, true)
  const pressed = new Set()
  const press = ({ target }) => {
    const control = target.closest('[type=button], [role=combobox], [method=dialog] [type=submit]')
    if (control) pressed.add(control)
  }
  addEventListener('click', press, true)
  const pressAgain = () => {
    removeEventListener('click', press, true)
    if (document.activeElement?.matches('[role=combobox]')) pressed.add(document.activeElement)
    // Of what opens something only the last.
    const opens = (control) => control.matches('[aria-haspopup]')
    const last = [...pressed].filter(opens).at(-1)
    for (const control of pressed) {
      if (!control.isConnected || (opens(control) && control !== last)) continue
      control.dispatchEvent(new MouseEvent('mousedown', { bubbles: true, cancelable: true }))
      control.click()
    }
  }
  addEventListener('hydrated', () => setTimeout(pressAgain), { once: true })
  const seen = new Promise((see) => {
    // A tab in the background paints nothing.
    if (document.hidden || !self.PerformanceObserver?.supportedEntryTypes?.includes('paint')) return see()
    new PerformanceObserver((list, observer) => {
      if (list.getEntriesByName('first-contentful-paint').length === 0) return
      observer.disconnect()
      see()
    }).observe({ type: 'paint', buffered: true })
  })
  ${wait}
})()`
}
