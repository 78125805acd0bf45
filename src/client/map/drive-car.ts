import { carAt, LOOP_MS, type Car, type Way } from './car-loop.ts'

/** Where the car waits for those who want nothing to move. */
const STANDS_AT_MS = LOOP_MS * 0.45

/**
 * Drives the car along the way, frame by frame, until the returned function is called. It stands still under
 * prefers-reduced-motion, and costs nothing while the page or the map is out of sight.
 */
export function driveCar(way: Way, view: Element, place: (car: Car) => void): () => void {
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

  const sight = new IntersectionObserver(([entry]) => {
    isInView = entry?.isIntersecting ?? true
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
