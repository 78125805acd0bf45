/** Work that goes on in several lanes at once until it is called off. */
export interface ConcurrentRun {
  /** Begins nothing more, and waits for what is under way. */
  readonly end: () => Promise<void>
}

/** Does the work over and over, so many at a time. A lane whose work says `over` is done. */
export function runConcurrently(
  count: number,
  work: (lane: number, turn: number) => Promise<'over' | void>,
): ConcurrentRun {
  let isOver = false
  const running = Promise.all(
    Array.from({ length: count }, async (_, lane) => {
      for (let turn = 0; !isOver; turn += 1) if ((await work(lane, turn)) === 'over') return
    }),
  )
  return {
    end: async () => {
      isOver = true
      await running
    },
  }
}
