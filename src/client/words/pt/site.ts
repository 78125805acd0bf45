import type { Translations } from '../../locale/words.ts'
import { enquiry } from './enquiry.ts'
import { navigation } from './navigation.ts'
import { place } from './place.ts'
import { refusals } from './refusals.ts'
import { sharedSentences } from './shared-sentences.ts'

/** The words of every public page, by subject. */
export const translations: Translations = {
  enquiry,
  navigation,
  place,
  refusals,
  'shared-sentences': sharedSentences,
}
