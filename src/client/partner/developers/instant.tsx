import { wallTimeIn } from '@chauffeur/domain/time'
import { wallTimeText } from '../../shared/locale/formats.ts'

/** An instant in Portugal, as people read it. */
export function instantText(at: string): string {
  return wallTimeText(wallTimeIn('Europe/Lisbon', new Date(at)), 'Europe/Lisbon')
}
