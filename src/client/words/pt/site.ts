import type { Translations } from '../../locale/words.ts'
import { navigation } from './navigation.ts'
import { refusals } from './refusals.ts'
import { sharedSentences } from './shared-sentences.ts'

/** The words of every public page, by subject. */
export const translations: Translations = { navigation, refusals, sharedSentences }
