const PRESSABLE = 'a[href], button, input, select, textarea, summary, [role=option], [role=slider]'
/** Parts of a page that are to be read while a toast is shown. */
const READ = '[data-keep-clear]'
/** The part of them that is never to be covered, like the number of a booking. */
const READ_FIRST = '[data-keep-clear="first"]'

/** Keeps a toast away from what can be pressed or is to be read, each time that its size changes. Ends by the function it gives. */
export function keepClear(toast: HTMLElement): () => void {
  const observer = new ResizeObserver(() => place(toast))
  observer.observe(toast)
  return () => observer.disconnect()
}

/** Keeps it clear each time that the focus moves, too: the element that has it must be seen. */
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
    // An element far away that the browser has not laid out need not be laid out now.
    if (toast.contains(element) || !isShown(element)) return []
    const box = element.getBoundingClientRect()
    if (box.bottom <= 0 || box.top >= windowHeight) return []
    const { left, top, right, bottom } = box
    return [{ left, top, right, bottom, isFirst: element.matches(READ_FIRST) }]
  })
}

/** Browsers before 2024 do not say: there every element is taken for one that is shown. */
function isShown(element: Element): boolean {
  return !('checkVisibility' in element) || element.checkVisibility({ contentVisibilityAuto: true })
}

/** A rectangle of the window, in pixels from its top left. */
export interface Box {
  readonly left: number
  readonly top: number
  readonly right: number
  readonly bottom: number
  /** Covered only where everything else would be. */
  readonly isFirst?: boolean
}

interface Size {
  readonly width: number
  readonly height: number
}

interface Place {
  readonly left: number
  readonly top: number
}

const MARGIN = 12
/** Under the page's own bar. */
const FIRST_TOP = 72
const STEP = 8
/** A toast nearer than this seems to cover its neighbour. */
const AIR = 4

/** A point of what is read first counts for as many of anything else. */
const FIRST_WEIGHT = 1000

/** Narrower than this, a toast is as wide as the window, and stands at the bottom. */
const PHONE_WIDTH = 640

/**
 * Where a toast covers nothing that can be pressed: on the right, as high as it can be; else on the left or in the
 * middle. On a phone as low as it can be. Where no place is free, the one that covers least.
 */
export function placeToast(toast: Size, window: Size, obstacles: readonly Box[]): Place {
  const lastTop = Math.max(MARGIN, window.height - toast.height - MARGIN)
  const right = Math.max(MARGIN, window.width - toast.width - MARGIN)
  const tops: number[] = []
  for (let top = Math.min(FIRST_TOP, lastTop); top < lastTop; top += STEP) tops.push(top)
  tops.push(lastTop)
  if (window.width < PHONE_WIDTH) tops.reverse()
  const columns = new Set([right, MARGIN, Math.max(MARGIN, Math.round((window.width - toast.width) / 2))])
  let best: Place = { left: right, top: tops[0] ?? lastTop }
  let leastCovered = Number.POSITIVE_INFINITY
  for (const left of columns)
    for (const top of tops) {
      const box = {
        left: left - AIR,
        top: top - AIR,
        right: left + toast.width + AIR,
        bottom: top + toast.height + AIR,
      }
      const covered = obstacles.reduce((sum, obstacle) => sum + overlap(box, obstacle), 0)
      if (covered === 0) return { left, top }
      if (covered >= leastCovered) continue
      leastCovered = covered
      best = { left, top }
    }
  return best
}

function overlap(a: Box, b: Box): number {
  const width = Math.min(a.right, b.right) - Math.max(a.left, b.left)
  const height = Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top)
  return width > 0 && height > 0 ? width * height * (b.isFirst ? FIRST_WEIGHT : 1) : 0
}
