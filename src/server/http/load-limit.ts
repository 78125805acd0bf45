/** How the process did since this was last asked. */
interface LoadFacts {
  /** Whether it cannot work faster: its processor, or its connections to the database, have no pause. */
  readonly isSaturated: boolean
  readonly elapsedMs: number
}

/** A request that was let in. */
export interface Admission {
  readonly isWaiting: boolean
  /** To be called once it is answered, or given up; it may still be waiting then. */
  leave(): void
}

/** Bounds how many requests are let in, and how many of those are worked on at once. */
export interface LoadLimit {
  hasRoom(isEssential: boolean): boolean
  /** Lets a request in unless there is no room. In a saturated process it may have to wait until `start` is called. */
  enter(isEssential: boolean, start: () => void): Admission | undefined
  /** To be called every now and then, so that the limit follows what the process can do. */
  adjust(facts: LoadFacts): void
  readonly admitted: number
}

/**
 * Who is let in waits for those before him: their number divided by the rate at which a saturated process answers. So
 * many are let in as were lately answered within this time; the rest is better sent away at once.
 */
const TARGET_WAIT_MS = 200
/** Slow requests leave a process with a low rate for a moment, which is no reason to send others away. */
const MIN_ADMITTED = 16
/** How long a rate that was seen counts, in calls of `adjust`. */
const REMEMBERED_RATES = 10
/**
 * Worked on at once in a saturated process, which answers no more of them by starting all: one that reads the database
 * ten times would wait ten times for all others.
 */
const MAX_WORKING = 6

/**
 * @param max let in at once while the process is not saturated: bounds memory when an outside service or the database
 *   makes everybody wait. Of essential requests up to twice as many are let in. 0 bounds nothing.
 */
export function createLoadLimit(max: number): LoadLimit {
  const most = max === 0 ? Number.POSITIVE_INFINITY : max
  const waiting = new Set<() => void>()
  const rates: number[] = []
  let [admitted, working, answered] = [0, 0, 0]
  let [limit, maxWorking] = [most, most]
  const startWaiting = () => {
    for (const start of waiting) {
      if (working >= maxWorking) return
      waiting.delete(start)
      working += 1
      start()
    }
  }
  const hasRoom = (isEssential: boolean) => admitted < (isEssential ? most * 2 : limit)
  return {
    hasRoom,
    enter(isEssential, start) {
      if (!hasRoom(isEssential)) return undefined
      admitted += 1
      let isWaiting = !isEssential && working >= maxWorking
      const stopWaiting = () => {
        isWaiting = false
        start()
      }
      if (isWaiting) waiting.add(stopWaiting)
      else working += 1
      return {
        get isWaiting() {
          return isWaiting
        },
        leave() {
          admitted -= 1
          if (isWaiting) {
            waiting.delete(stopWaiting)
            return
          }
          working -= 1
          answered += 1
          startWaiting()
        },
      }
    },
    adjust({ isSaturated, elapsedMs }) {
      rates.unshift(answered / elapsedMs)
      rates.splice(REMEMBERED_RATES)
      answered = 0
      const sustained = Math.round(Math.max(...rates) * TARGET_WAIT_MS)
      const isBounded = isSaturated && max !== 0
      limit = isBounded ? Math.min(most, Math.max(MIN_ADMITTED, sustained)) : most
      maxWorking = isBounded ? MAX_WORKING : most
      startWaiting()
    },
    get admitted() {
      return admitted
    },
  }
}
