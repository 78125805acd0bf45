export const CONCURRENCY = 10

/** Runs the task `count` times, ten at a time, and gives the runs per second. */
export async function runMany(act: () => Promise<void>, count: number): Promise<number> {
  let left = count
  const start = performance.now()
  await Promise.all(
    Array.from({ length: CONCURRENCY }, async () => {
      while (left-- > 0) await act()
    }),
  )
  return count / ((performance.now() - start) / 1_000)
}
