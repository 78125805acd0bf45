import { OFFER_SENTENCES } from '@chauffeur/domain/offer'

const offers: Readonly<Record<keyof typeof OFFER_SENTENCES, string>> = OFFER_SENTENCES

/** What stands around every mail to a guest. */
export const frame = {
  greeting: (name: string) => `Dear ${name},`,
  preheader: (time: string, place: string) => `${time}, from ${place}`,
  request: (number: string) => `Request ${number}`,
  contacts: 'Here for you',
  phone: 'Phone',
  email: 'E-mail',
  whyYou: (number: string) =>
    `You receive this e-mail because this address was given for ${number}. If that was not you, please tell us.`,
  isChanged: 'Has something changed?',
  seeOrChange: 'See, change or cancel your booking',
  everything: 'Everything about it',
  see: 'See your booking',
  calendarEntry: (brand: string, place: string) => `${brand}: pick-up at ${place}`,
  /** Around a reply to an enquiry, in the office’s own words. */
  yourRequest: (reference: string) => `Your request ${reference}`,
  yourMessage: (reference: string) => `Your message ${reference}`,
  youWrote: 'You wrote',
  yourPrice: 'Your price',
  validUntil: 'Valid until',
  book: 'Book this offer',
  /** Of one that cannot be booked any more. */
  offers,
  priceHolds:
    'The price holds for this trip as it is: its places, vehicle, day and time. It can be booked once.',
}
