import * as legal from '@chauffeur/words/pt/legal'
import * as terms from '@chauffeur/words/pt/terms'
import * as privacy from '@chauffeur/words/pt/privacy'
import type { Translations } from '@chauffeur/words/words'

/** The words of the terms and of the privacy policy, by subject. */
export const translations: Translations = {
  ...legal,
  ...terms,
  ...privacy,
}
