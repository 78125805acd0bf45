import { ANSWER_HOURS } from '@chauffeur/domain/enquiry'
import { words } from '../../../shared/locale/words.ts'

/** Texts of asking the team for a price. */
export const askTexts = words('ask', {
  ask: 'Ask our team for a price',
  askFor: (vehicle: string) => `Ask our team for a price for the ${vehicle}`,
  opening: 'Opening...',
  description: `We look at this very trip and answer within ${ANSWER_HOURS} hours. Nothing is booked yet.`,
  trip: 'Your trip',
  noTime: 'No date yet',
  anyVehicle: 'Any vehicle',
  passengers: (count: number) => (count === 1 ? '1 passenger' : `${count} passengers`),
  message: 'Message (Optional)',
  messagePlaceholder: 'Anything that helps us: how flexible you are, where exactly, who travels...',
  send: 'Send request',
  sentTitle: 'We have your request',
  bookingStays: 'Your booking stays here as you filled it in.',
  back: 'Back to my booking',
  stillPossible: 'Our team can still arrange this trip for you.',
})
