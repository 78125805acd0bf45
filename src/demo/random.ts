/** Numbers that seem random, and are the same ones for the same seed. */
interface Random {
  /** At least 0 and below 1. */
  next(): number
  /** A whole number, both ends included. */
  between(least: number, most: number): number
  of<T>(list: readonly T[]): T
  /** Whether it happens, of something that happens so often of a hundred times. */
  isOf(percent: number): boolean
}

export function seededRandom(seed: number): Random {
  let state = seed
  const next = () => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32
  }
  const between = (least: number, most: number) => least + Math.floor(next() * (most - least + 1))
  return {
    next,
    between,
    of(list) {
      const [first] = list
      if (first === undefined) throw new Error('There is nothing to choose from')
      return list[between(0, list.length - 1)] ?? first
    },
    isOf: (percent) => next() * 100 < percent,
  }
}
