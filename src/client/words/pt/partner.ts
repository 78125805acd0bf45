import * as partner from '@chauffeur/words/pt/partner'
import type { Translations } from '@chauffeur/words/words'

/** The words of the page of a partner's people, by subject. */
export const translations: Translations = { ...partner }
