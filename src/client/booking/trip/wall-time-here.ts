import type { WallTime } from '@chauffeur/domain/wall-time'

/** What the visitor's own clock shows at the instant. */
export function wallTimeHere(instant: Date): WallTime {
  const two = (part: number) => String(part).padStart(2, '0')
  return {
    date: `${instant.getFullYear()}-${two(instant.getMonth() + 1)}-${two(instant.getDate())}`,
    time: `${two(instant.getHours())}:${two(instant.getMinutes())}`,
  }
}
