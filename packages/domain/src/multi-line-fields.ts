/**
 * The fields that take several lines, each with the call that it is sent by: no box in which Enter makes a line break
 * writes any other.
 */
export const MULTI_LINE_FIELDS = [
  'addBookingNote.text',
  'changeFirm.address',
  'changeFirm.openingHours',
  'changeTripDetails.notes',
  'createBooking.notes',
  'createContactMessage.message',
  'createQuoteRequest.message',
  'driverEvent.note',
  'rateTrip.text',
  'replyToEnquiry.text',
  'takeBooking.notes',
] as const
export type MultiLineField = (typeof MULTI_LINE_FIELDS)[number]
