import type { Translations } from '../../locale/words.ts'

/** The words of what follows a booking, by subject: payment, private page, changes. */
export const translations: Translations = {}
