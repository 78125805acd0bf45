import * as payment from '@chauffeur/words/pt/payment'
import * as meeting from '@chauffeur/words/pt/meeting'
import * as trip from '@chauffeur/words/pt/trip'
import * as changes from '@chauffeur/words/pt/changes'
import type { Translations } from '@chauffeur/words/words'

/** The words of what follows a booking: payment, private page, changes, by subject. */
export const translations: Translations = {
  ...payment,
  ...meeting,
  ...trip,
  ...changes,
}
