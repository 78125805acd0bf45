import * as arrival from '@chauffeur/words/pt/arrival'
import * as journey from '@chauffeur/words/pt/journey'
import * as booking from '@chauffeur/words/pt/booking'
import * as checkout from '@chauffeur/words/pt/checkout'
import * as facts from '@chauffeur/words/pt/fact-labels'
import type { Translations } from '@chauffeur/words/words'
import { bookingSentences } from './booking-sentences.ts'

/** The words of the wizard, by subject. */
export const translations: Translations = {
  ...arrival,
  ...journey,
  ...booking,
  ...checkout,
  ...facts,
  'booking-sentences': bookingSentences,
}
