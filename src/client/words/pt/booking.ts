import * as arrival from '@chauffeur/words/pt/arrival'
import * as journey from '@chauffeur/words/pt/journey'
import * as booking from '@chauffeur/words/pt/booking'
import * as checkout from '@chauffeur/words/pt/checkout'
import * as flightTimes from '@chauffeur/words/pt/flight-times'
import * as facts from '@chauffeur/words/pt/fact-labels'
import * as wayBack from '@chauffeur/words/pt/way-back'
import { luggageNames, stopNames } from '@chauffeur/words/pt/booking-names'
import { guestReasons } from '@chauffeur/words/pt/guest-reasons'
import { journeyReasons } from '@chauffeur/words/pt/journey-reasons'
import type { Translations } from '@chauffeur/words/words'

/** The words of the wizard, by subject. */
export const translations: Translations = {
  ...arrival,
  ...journey,
  ...booking,
  ...checkout,
  ...facts,
  ...flightTimes,
  ...wayBack,
  guestReasons,
  journeyReasons,
  bookingNames: { by: { ...luggageNames, ...stopNames } },
}
