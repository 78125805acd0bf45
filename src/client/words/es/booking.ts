import * as arrival from '@chauffeur/words/es/arrival'
import * as journey from '@chauffeur/words/es/journey'
import * as booking from '@chauffeur/words/es/booking'
import * as checkout from '@chauffeur/words/es/checkout'
import * as flightTimes from '@chauffeur/words/es/flight-times'
import * as facts from '@chauffeur/words/es/fact-labels'
import * as wayBack from '@chauffeur/words/es/way-back'
import { luggageNames, stopNames } from '@chauffeur/words/es/booking-names'
import { guestReasons } from '@chauffeur/words/es/guest-reasons'
import { journeyReasons } from '@chauffeur/words/es/journey-reasons'
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
