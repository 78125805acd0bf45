import type { Translations } from '../../locale/words.ts'
import { navigation } from './navigation.ts'

/** The words of every public page, by subject. */
export const translations: Translations = { navigation }
