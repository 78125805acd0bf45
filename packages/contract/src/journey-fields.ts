import { bookingStates } from '@chauffeur/domain/booking-status'
import { tripEndings } from '@chauffeur/domain/trip-thanks'
import { z } from 'zod'

export const legNumber = z.int().describe('Which leg, from 1')

/** The journey of a booking as programs read it beside the booking. */
export const journeyAndLeg = z
  .object({ number: z.string().describe('Like JR-7K3Q9X'), leg: legNumber })
  .describe('Of one that was booked together with others; left out of one that was booked alone')

export const tripEnd = z
  .enum(tripEndings)
  .nullable()
  .describe(
    'driven: the journey is over. missed: none of its cars met the guest. Null while it has not ended',
  )

/** A leg as it stands beside the others of its journey. */
export const journeyLeg = z.object({
  number: z.string().describe('Its booking number'),
  leg: legNumber,
  date: z.string().describe('Of its pick-up, yyyy-MM-dd'),
  state: z.enum(bookingStates),
  end: tripEnd,
})

/** The journey that a booking is a leg of. */
export const journeyOfBooking = z.object({
  number: z.string().describe('Like JR-7K3Q9X'),
  leg: legNumber,
  discountPercent: z.number().describe('Was taken off each leg; 0 where none was'),
  legs: z.array(journeyLeg).describe('All of them, this one as well'),
})
export type JourneyOfBooking = z.infer<typeof journeyOfBooking>
