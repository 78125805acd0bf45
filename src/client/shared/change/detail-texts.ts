import { takesUpTo } from '@chauffeur/domain/capacity'
import { words } from '../locale/words.ts'

export const detailTexts = words('trip-details', {
  phone: 'Phone',
  phoneMissing: 'Please give a phone number.',
  flight: 'Flight number',
  sign: 'Name on the sign',
  signHint: 'Without one, the name of the booking.',
  passengers: 'Passengers',
  capacity: (name: string, count: number) =>
    `${takesUpTo({ name, maxPassengers: count })}. A larger party needs another vehicle.`,
  childSeats: 'Child seats',
  boosterSeats: 'Booster seats',
  fewerPassengers: 'One passenger less',
  morePassengers: 'One passenger more',
  fewerChildSeats: 'One child seat less',
  moreChildSeats: 'One child seat more',
  fewerBoosterSeats: 'One booster seat less',
  moreBoosterSeats: 'One booster seat more',
  luggage: 'Luggage',
  noLuggage: 'No preference',
  notes: 'Special requests',
  whatsapp: 'WhatsApp messages about this trip',
})
