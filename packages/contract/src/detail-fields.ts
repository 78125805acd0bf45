import { MAX_NAME_LENGTH, MAX_PASSENGERS, MAX_SEATS_PER_KIND, MIN_PASSENGERS } from '@chauffeur/domain/limits'
import { z } from 'zod'
import { count, flightNumber, notes, text, yesNo } from './fields.ts'

/** Details of a booking that can be changed at no cost. A field that is left out stays as it is; null empties it. */
export const detailFields = {
  customerPhone: text('Phone').optional(),
  signName: text('Name on the sign', MAX_NAME_LENGTH).nullable().optional(),
  notes: notes('Special requests').nullable().optional(),
  whatsappNotifications: yesNo('The WhatsApp wish').optional(),
  luggageConfig: text('Luggage configuration').nullable().optional(),
  passengers: count('The number of passengers', MIN_PASSENGERS, MAX_PASSENGERS).optional(),
  childSeatCount: count('The number of child seats', 0, MAX_SEATS_PER_KIND).optional(),
  boosterSeatCount: count('The number of booster seats', 0, MAX_SEATS_PER_KIND).optional(),
  flightNumber: flightNumber().nullable().optional(),
}

export const bookingDetails = z.object(detailFields)
export type BookingDetails = z.output<typeof bookingDetails>
