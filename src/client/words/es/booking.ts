import * as arrival from '@chauffeur/words/es/arrival'
import * as journey from '@chauffeur/words/es/journey'
import * as booking from '@chauffeur/words/es/booking'
import * as checkout from '@chauffeur/words/es/checkout'
import * as facts from '@chauffeur/words/es/fact-labels'
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
