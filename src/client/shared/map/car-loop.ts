import type { Position } from './map-route.ts'

/** The time of one drive along the route. */
export const LOOP_MS = 20_000

/** A line with the distance at each of its corners, in degrees of latitude. */
export interface Way {
  readonly line: readonly Position[]
  readonly reached: readonly number[]
}

export interface MovingCar {
  readonly at: Position
  /** Degrees clockwise from north. */
  readonly bearing: number
  /** 0 to 1: it comes into sight at the start of the loop and leaves it at the end. */
  readonly presence: number
}

// The car's direction is measured this share of the route behind and ahead, so that it turns gradually.
const DIRECTION_SPAN = 0.004
const FADE = 0.03
const NOWHERE: Position = [0, 0]

/** Undefined where there is nothing to drive along. */
export function measureWay(line: readonly Position[]): Way | undefined {
  let sum = 0
  const reached = line.map((to, index) => {
    const from = line[index - 1]
    if (from) sum += Math.hypot(eastward(from, to), to[1] - from[1])
    return sum
  })
  return sum > 0 ? { line, reached } : undefined
}

/** Where the car is so many milliseconds after its start; it starts again after each loop. */
export function carAt(way: Way, ms: number): MovingCar {
  const share = (((ms % LOOP_MS) + LOOP_MS) % LOOP_MS) / LOOP_MS
  const [behind, ahead] = [positionAt(way, share - DIRECTION_SPAN), positionAt(way, share + DIRECTION_SPAN)]
  const bearing = (Math.atan2(eastward(behind, ahead), ahead[1] - behind[1]) * 180) / Math.PI
  return {
    at: positionAt(way, share),
    bearing: (bearing + 360) % 360,
    presence: Math.min(1, share / FADE, (1 - share) / FADE),
  }
}

function positionAt({ line, reached }: Way, share: number): Position {
  const goal = Math.min(1, Math.max(0, share)) * (reached.at(-1) ?? 0)
  const next = Math.max(1, cornerFrom(reached, goal))
  const from = line[next - 1] ?? NOWHERE
  const to = line[next] ?? NOWHERE
  const [start, end] = [reached[next - 1] ?? 0, reached[next] ?? 0]
  const part = end > start ? (goal - start) / (end - start) : 0
  return [from[0] + (to[0] - from[0]) * part, from[1] + (to[1] - from[1]) * part]
}

/** The first corner at least so far along, by binary search: it is needed three times a frame. */
function cornerFrom(reached: readonly number[], goal: number): number {
  let [low, high] = [0, reached.length - 1]
  while (low < high) {
    const middle = (low + high) >> 1
    if ((reached[middle] ?? 0) < goal) low = middle + 1
    else high = middle
  }
  return low
}

// A degree of longitude is shorter than one of latitude; on the map's projection the angles come out right.
function eastward(from: Position, to: Position): number {
  return (to[0] - from[0]) * Math.cos((((from[1] + to[1]) / 2) * Math.PI) / 180)
}

/** Where the car waits for those who want nothing to move. */
const STANDS_AT_MS = LOOP_MS * 0.45

/**
 * Drives the car along the way, frame by frame, until the returned function is called. It stands still under
 * prefers-reduced-motion, and costs nothing while the page or the map is out of sight.
 */
export function driveCar(way: Way, view: Element, place: (car: MovingCar) => void): () => void {
  const still = matchMedia('(prefers-reduced-motion: reduce)')
  let isInView = true
  let driven = 0
  let last: number | undefined
  let frame = 0

  function drive(now: number) {
    driven += last === undefined ? 0 : now - last
    last = now
    place(carAt(way, driven))
    frame = requestAnimationFrame(drive)
  }

  function startOrHalt() {
    cancelAnimationFrame(frame)
    last = undefined
    if (still.matches) place(carAt(way, STANDS_AT_MS))
    else if (isInView && !document.hidden) frame = requestAnimationFrame(drive)
  }

  const sight = new IntersectionObserver((entries) => {
    isInView = entries.at(-1)?.isIntersecting ?? true
    startOrHalt()
  })
  sight.observe(view)
  still.addEventListener('change', startOrHalt)
  document.addEventListener('visibilitychange', startOrHalt)
  startOrHalt()

  return () => {
    cancelAnimationFrame(frame)
    sight.disconnect()
    still.removeEventListener('change', startOrHalt)
    document.removeEventListener('visibilitychange', startOrHalt)
  }
}
