/** A rectangle of the window, in pixels from its top left. */
export interface Box {
  readonly left: number
  readonly top: number
  readonly right: number
  readonly bottom: number
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
/** What is nearer than this looks covered. */
const AIR = 4

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
  return width > 0 && height > 0 ? width * height : 0
}
