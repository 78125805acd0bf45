import type { Offer } from '@chauffeur/contract/offers'
import { OFFER_SENTENCES } from '@chauffeur/domain/offer'
import { words } from '../../../shared/locale/words.ts'

/** Texts of the wizard where it is opened by the link of an offer. */
export const offerTexts = words('offer', {
  heading: 'Book your offer',
  promise: 'Your trip and its price, as our team offered them. Only your own details remain.',
  yours: 'Your offer',
  forTrip: (vehicle: string) => `For this trip in the ${vehicle}`,
  until: (deadline: string) => `Valid until ${deadline}`,
  trip: 'The offered trip',
  fixed: 'Places, date, time and vehicle belong to the offer.',
  passengers: 'Passengers',
  change: 'Change the trip',
  changeTitle: 'Change the trip?',
  changeText:
    'The offer is for the trip as it is. If you change the trip, today’s prices apply. The link in our email brings you back to the offer.',
  changeConfirm: 'Change the trip',
  changeCancel: 'Keep the offer',
  ended: {
    booked: { heading: 'Already booked', text: OFFER_SENTENCES.booked },
    ended: { heading: 'This offer has ended', text: OFFER_SENTENCES.ended },
    withdrawn: { heading: 'This offer was withdrawn', text: OFFER_SENTENCES.withdrawn },
  } satisfies Record<Exclude<Offer['state'], 'open'>, { heading: string; text: string }>,
  bookedMail: 'Our email about the booking says how it stands, and how it is paid.',
  ask: 'Ask for a new offer',
  today: 'See today’s prices for this trip',
  broken: {
    heading: 'This link does not work',
    text: 'Please open it from our email once more, whole; or write to us, and we help you.',
  },
  failed: {
    heading: 'We could not open your offer',
    text: 'Please check your connection and try again.',
    again: 'Try Again',
  },
})
