import * as partner from '@chauffeur/words/es/partner'
import * as developers from '@chauffeur/words/es/partner-developers'
import type { Translations } from '@chauffeur/words/words'

/** The words of the page of a partner's people, by subject. */
export const translations: Translations = { ...partner, ...developers }
