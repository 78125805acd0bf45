import { placeToast, type Box } from './toast-place.ts'

const PRESSABLE = 'a[href], button, input, select, textarea, summary, [role=option], [role=slider]'
/** What a page wants to be read while a toast is shown. */
const READ = '[data-keep-clear]'

/** Keeps a toast away from what can be pressed or is to be read, each time that its size changes. Ends by the function it gives. */
export function keepClear(toast: HTMLElement): () => void {
  const observer = new ResizeObserver(() => place(toast))
  observer.observe(toast)
  return () => observer.disconnect()
}

/** The same, and each time that the focus moves: what has it must be seen. */
export function keepClearOfFocus(toast: HTMLElement): () => void {
  const stop = keepClear(toast)
  const moving = new AbortController()
  for (const move of ['focusin', 'scrollend'])
    document.addEventListener(move, () => place(toast), { signal: moving.signal })
  return () => {
    moving.abort()
    stop()
  }
}

function place(toast: HTMLElement): void {
  const { offsetWidth: width, offsetHeight: height } = toast
  if (height === 0) return
  const { clientWidth, clientHeight } = document.documentElement
  const { left, top } = placeToast(
    { width, height },
    { width: clientWidth, height: clientHeight },
    obstacleBoxes(toast, clientHeight),
  )
  // Before the browser paints: a state would show it once in its old place.
  Object.assign(toast.style, { left: `${left}px`, top: `${top}px` })
}

function obstacleBoxes(toast: HTMLElement, windowHeight: number): Box[] {
  return [...document.querySelectorAll(`${PRESSABLE}, ${READ}`)].flatMap((element) => {
    // What the browser has not laid out, being far away, need not be laid out now.
    if (toast.contains(element) || !isShown(element)) return []
    const box = element.getBoundingClientRect()
    return box.bottom > 0 && box.top < windowHeight ? [box] : []
  })
}

/** Browsers before 2024 do not say: there every element is taken for one that is shown. */
function isShown(element: Element): boolean {
  return !('checkVisibility' in element) || element.checkVisibility({ contentVisibilityAuto: true })
}
