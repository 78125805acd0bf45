import { memberLists } from '@chauffeur/domain/partner-members'
import { oneOf, optionalDay, optionalText } from './fields.ts'

/** Which bookings of a partner its people list, or take along as a file. */
export const memberBookingFilter = {
  list: oneOf('List', memberLists)
    .default('coming')
    .describe(
      'coming and past stand; waiting: those of coming that are not decided; off: rejected or cancelled',
    ),
  q: optionalText('Search').describe('In numbers, references and names'),
  from: optionalDay('The first day').describe('First pick-up day, yyyy-MM-dd'),
  to: optionalDay('The last day').describe('Last pick-up day, yyyy-MM-dd'),
}
