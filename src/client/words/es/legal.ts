import * as legal from '@chauffeur/words/es/legal'
import * as terms from '@chauffeur/words/es/terms'
import * as privacy from '@chauffeur/words/es/privacy'
import type { Translations } from '@chauffeur/words/words'

/** The words of the terms and of the privacy policy, by subject. */
export const translations: Translations = {
  ...legal,
  ...terms,
  ...privacy,
}
