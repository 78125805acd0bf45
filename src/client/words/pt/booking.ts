import type { Translations } from '../../locale/words.ts'

/** The words of the wizard, by subject. */
export const translations: Translations = {}
