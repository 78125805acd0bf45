import * as needs from '@chauffeur/words/pt/needs'
import type { Translations } from '@chauffeur/words/words'

/** The words of children, a wheelchair and dogs, by subject. */
export const translations: Translations = { ...needs }
