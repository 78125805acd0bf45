import type { Translations } from '../../locale/words.ts'
import { bookingSentences } from './booking-sentences.ts'

/** The words of the wizard, by subject. */
export const translations: Translations = { bookingSentences }
