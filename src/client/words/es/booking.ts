import { spanishArrivalWords as arrivalTexts } from '@chauffeur/domain/arrival-words-es'
import * as journey from '@chauffeur/words/es/journey'
import * as booking from '@chauffeur/words/es/booking'
import * as checkout from '@chauffeur/words/es/checkout'
import * as facts from '@chauffeur/words/es/fact-labels'
import type { Translations } from '@chauffeur/words/words'
import { bookingSentences } from './booking-sentences.ts'

/** The words of the wizard, by subject. */
export const translations: Translations = {
  ...journey,
  ...booking,
  ...checkout,
  ...facts,
  arrivalTexts,
  'booking-sentences': bookingSentences,
}
