interface Connection {
  readonly saveData?: boolean
  readonly effectiveType?: string
  /** Megabits a second, as the browser guesses. */
  readonly downlink?: number
}

declare global {
  interface Navigator {
    readonly connection?: Connection
  }
}

const WIDE = '(min-width: 64rem)'
const SAVES_DATA = '(prefers-reduced-data: reduce)'
const GOOD_MEGABITS = 5

/** Whether a film may be fetched: on a wide screen or over a good connection, and never where data are saved. */
export function affordsFilm(
  { connection }: Pick<Navigator, 'connection'> = navigator,
  matches = (query: string) => window.matchMedia(query).matches,
): boolean {
  if (connection?.saveData || matches(SAVES_DATA)) return false
  const { effectiveType, downlink = 0 } = connection ?? {}
  if (effectiveType !== undefined && effectiveType !== '4g') return false
  return matches(WIDE) || (effectiveType === '4g' && downlink >= GOOD_MEGABITS)
}
