import type { Translations } from '../../shared/locale/words.ts'
import { arrival } from './arrival.ts'
import { ask } from './ask.ts'
import { clock } from './clock.ts'
import { itinerary } from './itinerary.ts'
import { journey } from './journey.ts'
import { offer } from './offer.ts'
import { passenger } from './passenger.ts'
import { review } from './review.ts'
import { step } from './step.ts'
import { summary } from './summary.ts'
import { vehicle } from './vehicle.ts'
import { wizard } from './wizard.ts'
import { bookingSentences } from './booking-sentences.ts'

/** The words of the wizard, by subject. */
export const translations: Translations = {
  'booking-sentences': bookingSentences,
  arrival,
  ask,
  clock,
  itinerary,
  journey,
  offer,
  passenger,
  review,
  step,
  summary,
  vehicle,
  wizard,
}
