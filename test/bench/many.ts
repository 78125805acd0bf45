export const AT_ONCE = 10

/** Acts a second, ten at a time. */
export async function many(act: () => Promise<void>, count: number): Promise<number> {
  let left = count
  const start = performance.now()
  await Promise.all(
    Array.from({ length: AT_ONCE }, async () => {
      while (left-- > 0) await act()
    }),
  )
  return count / ((performance.now() - start) / 1_000)
}
