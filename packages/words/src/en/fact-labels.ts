import type { FactsFor } from '@chauffeur/domain/booking-facts'
import { words } from '../words.ts'

/** The labels of a booking's facts for guests and drivers, by their names in the table. */
export const factLabels = {
  customerPhone: 'Phone',
  passengers: 'Passengers',
  signName: 'Name on the sign',
  pickupNote: 'Pick-up note',
  dropoffNote: 'Drop-off note',
  luggageConfig: 'Luggage',
  childSeatCount: 'Child seats',
  boosterSeatCount: 'Booster seats',
  wheelchair: 'Wheelchair',
  assistanceDog: 'Assistance dog',
  pet: 'Pet',
  helpToCar: 'Help to the car',
  flightNumber: 'Flight',
  flightDepartsAt: 'Flight leaves at',
  notes: 'Special requests',
} satisfies Readonly<Record<FactsFor<'driver'> | 'customerPhone' | 'signName', string>>

/** These labels in the language of the page. */
export const factTexts = words('factTexts', factLabels)

/** The values of needs, some of which say more than yes. */
export const needValues = {
  folds: 'Folds, and goes with the luggage',
  stays_seated: 'Its guest stays in it',
  yes: 'Yes',
}
export const needTexts = words('needTexts', needValues)
