import { wallTimeIn } from '@chauffeur/domain/time'

/** An instant as the office's clock shows it. */
export function clockOf(instant: string): string {
  return wallTimeIn('Europe/Lisbon', new Date(instant)).time
}
