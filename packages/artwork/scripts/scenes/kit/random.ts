export type Random = (from: number, to: number) => number

/** A repeatable source of chance (mulberry32), so that the same scene is drawn every time. */
export function seeded(seed: number): Random {
  let state = seed >>> 0
  return (from, to) => {
    state = (state + 0x6d2b79f5) >>> 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return from + (((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296) * (to - from)
  }
}
