export interface Hours {
  readonly needed: number
  readonly there: number
}

interface Day {
  readonly needed: readonly number[]
  readonly there: readonly number[]
}

export type Level = 'none' | 'free' | 'full' | 'short'

/** Of some hours that follow each other, the one with the fewest cars left; of those, the one that needs most. */
export function tightestHours({ needed, there }: Day, from: number, count: number): Hours {
  const hours = Array.from({ length: count }, (_, index) => ({
    needed: needed[from + index] ?? 0,
    there: there[from + index] ?? 0,
  }))
  const left = (hour: Hours) => (hour.needed === 0 ? Number.POSITIVE_INFINITY : hour.there - hour.needed)
  const [tightest = { needed: 0, there: 0 }] = hours.toSorted(
    (a, b) => Math.sign(left(a) - left(b)) || b.needed - a.needed,
  )
  return tightest
}

export function levelOf({ needed, there }: Hours): Level {
  if (needed === 0) return 'none'
  if (needed < there) return 'free'
  return needed === there ? 'full' : 'short'
}
