import * as partner from '@chauffeur/words/es/partner'
import * as money from '@chauffeur/words/es/partner-statements'
import * as developers from '@chauffeur/words/es/partner-developers'
import { partnerReasons } from '@chauffeur/words/es/partner-reasons'
import type { Translations } from '@chauffeur/words/words'

/** The words of the page of a partner's people, by subject. */
export const translations: Translations = { ...partner, ...developers, ...money, partnerReasons }
