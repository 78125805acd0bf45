import * as pin from '@chauffeur/words/es/pin'
import type { Translations } from '@chauffeur/words/words'

/** The words of choosing a place on the map, by subject. */
export const translations: Translations = { ...pin }
