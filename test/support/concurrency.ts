/** Work that goes on in several loops at once until it is ended. */
interface ConcurrentRun {
  /** Begins nothing more, and waits for what is under way. */
  readonly end: () => Promise<void>
}

/** Does the work over and over, so many at a time. A loop whose work says `over` is done. */
export function runConcurrently(
  count: number,
  work: (index: number, turn: number) => Promise<'over' | void>,
): ConcurrentRun {
  let isOver = false
  const running = Promise.all(
    Array.from({ length: count }, async (_, index) => {
      for (let turn = 0; !isOver; turn += 1) if ((await work(index, turn)) === 'over') return
    }),
  )
  return {
    end: async () => {
      isOver = true
      await running
    },
  }
}
