import * as payment from '@chauffeur/words/es/payment'
import * as meeting from '@chauffeur/words/es/meeting'
import * as trip from '@chauffeur/words/es/trip'
import * as changes from '@chauffeur/words/es/changes'
import type { Translations } from '@chauffeur/words/words'

/** The words of what follows a booking: payment, private page, changes, by subject. */
export const translations: Translations = {
  ...payment,
  ...meeting,
  ...trip,
  ...changes,
}
