import { flightPromise, flightService, type LandingsFrom } from '@chauffeur/domain/arrival'
import { FREE_WAITING, MAX_SEATS_PER_KIND, MAX_STOPS, QUOTE_LIFETIME_MINUTES } from '@chauffeur/domain/limits'
import { INCLUDED_KM_PER_HOUR } from '@chauffeur/domain/hire'
import { describeOwner, type LegalDocument, type LegalSection } from '../legal-document.ts'
import { words } from '../words.ts'
import { flight } from './arrival.ts'

/** The terms and conditions. The facts are the company's and the product's; the wording is ours. */
export const terms = words<LegalDocument>('terms', {
  lead: 'Who does what, when a booking binds, what it costs and how to cancel it: the rules under which we arrange your journey.',
  sections: (facts) => [
    parties(describeOwner(facts)),
    booking,
    prices,
    payment(facts.onlinePayment),
    ...journey(facts.landingsFrom),
    cancellation,
    ...responsibility,
    ...law,
    contact,
  ],
})

const parties = (owner: string): LegalSection => ({
  id: 'who-we-are',
  title: 'Who we are and what we arrange',
  blocks: [
    `This site is run by ${owner}. In these terms that is “we”; “you” are the person who books, also on behalf of those who travel.`,
    'We are an intermediary. We arrange one-way transfers and hourly bookings between you and independent service providers: licensed companies with their own vehicles and chauffeurs. The service provider who accepts your journey carries it out; we find that provider, agree the price and pass on what they need to know.',
    'By sending a booking you accept these terms. Please send one only if you are at least 18 years old and may decide for everybody in your party.',
  ],
})

const booking: LegalSection = {
  id: 'booking',
  title: 'How a booking comes about',
  blocks: [
    'Completing a reservation on the site sends us a request. It has a booking number and reaches us at once, but it does not bind either side yet.',
    'The agreement exists when we confirm it by email to the address you gave. If we cannot find a service provider, we will tell you by email, too, and there is nothing to pay.',
    'Please read the confirmation. If the place, the time, the vehicle or the party is not what you meant, tell us straight away. We are not answerable for a journey that was booked with wrong details.',
  ],
}

const prices: LegalSection = {
  id: 'prices',
  title: 'Prices',
  blocks: [
    'All prices are in euros. The price you see before you complete the reservation is the price of the journey as booked, and it is fixed: traffic, roadworks or a longer route do not change it.',
    {
      list: [
        'A transfer is charged by the road distance between your places, stops included, with a minimum fare for each vehicle.',
        `An hourly booking is charged by the hour and includes ${INCLUDED_KM_PER_HOUR} km for each hour booked.`,
        `Up to ${MAX_STOPS} stops can be added to a transfer. Each has its price by the hour, shown before you add it. In an hourly booking, stops cost nothing extra.`,
        `A quoted price is kept for ${QUOTE_LIFETIME_MINUTES} minutes. If it has run out before you complete the reservation and the price has changed, we show you the new one and ask you to confirm it.`,
      ],
    },
    'A vehicle marked “To be evaluated by our Team” has no fixed price for that journey and cannot be reserved until we have given you one.',
    'What you ask of the chauffeur beyond the booking, such as more time, more kilometres or another destination, is agreed with the service provider on the way and paid in addition.',
  ],
}

const payment = (isOnline: boolean): LegalSection => ({
  id: 'payment',
  title: 'Payment',
  blocks: [
    'The site shows which ways of paying are open to your journey before you reserve it:',
    {
      list: [
        'in cash, in euros, to the chauffeur',
        'by card, to the chauffeur, when you are picked up',
        `online, by card or Google Pay, through a payment provider${isOnline ? '' : ' (not offered at the moment)'}`,
      ],
    },
    'Cash and card on pick-up are open to journeys that start in the Algarve. Journeys that start elsewhere are paid online.',
    'For an invoice to a company, fill in the billing address when you book.',
  ],
})

const journey = (from: LandingsFrom): readonly LegalSection[] => [
  {
    id: 'pick-up',
    title: 'Pick-up and waiting',
    blocks: [
      'The time of pick-up is that of the clock at the pick-up place. Please be there on time and reachable on the phone number you gave.',
      `At an airport your chauffeur meets you in the arrivals hall. ${flightPromise(flight, flightService(from)).promise}`,
      `Elsewhere, the chauffeur waits ${FREE_WAITING.elsewhere} minutes from the pick-up time free of charge and tries to call you before leaving. If nobody has come or called by then, this counts as a no-show, and the price of the journey may be charged in full.`,
    ],
  },
  {
    id: 'party',
    title: 'Passengers, luggage and child seats',
    blocks: [
      'No more passengers can travel than you booked for and than the vehicle is licensed to carry. Small children count, too.',
      'Choose a vehicle that holds your luggage; the site shows what fits into each. Tell us in the special requests about anything bulky, such as golf bags, surfboards or a wheelchair. The chauffeur may refuse what cannot be carried safely.',
      `Child seats (0-18 kg) and booster seats (15-36 kg) are free of charge, up to ${MAX_SEATS_PER_KIND} of each. Book them with the journey: the law does not let children travel without them.`,
      'Seat belts are worn throughout, and nobody smokes in the vehicle. The chauffeur may end a journey that would be unsafe or unlawful to continue. Whoever damages or soils a vehicle pays for putting it right.',
    ],
  },
]

const cancellation: LegalSection = {
  id: 'cancellation',
  title: 'Cancellation and changes',
  blocks: [
    'A booking is cancelled only through this site: by you, on the page of its own that every email about it links to, or by us, where you have asked us to. A call alone, or a word to the chauffeur, does not cancel it. In either case an email confirms the cancellation; what counts is when it was made.',
    'Cancelling is free of charge while the booking is not confirmed, and then up to 1 hour before the time of pick-up; what you have paid is refunded. After that, nothing of what you have paid is refunded, and the price may be charged in full.',
    'Phone number, name on the sign, passengers, luggage, child seats and special requests can be changed on the same page until 1 hour before the pick-up, the flight until the pick-up, and take effect at once. Date, time, places, stops, hours and vehicle can be changed there until 3 hours before the pick-up, as it is and as it would be. While your booking is not confirmed, such a change takes effect at once; afterwards it does so when we have confirmed it by email, and until then the booking stays as it is. Another date or time costs nothing; anything else has the price of that day, which you see before you ask. If you have paid online, you pay a difference first, and it is refunded if the change is not made; if the journey becomes cheaper, the difference is refunded. As long as a journey that is to be paid online is not paid, only its date and time can be changed. For other changes write to us: they take effect when we have confirmed them by email.',
    'If a service provider drops out, we will look for another of the same standard. If there is none, we will tell you without delay and refund what you have paid.',
    'European law gives no fourteen-day right of withdrawal for the carriage of passengers. The free cancellation above takes its place.',
  ],
}

const responsibility: readonly LegalSection[] = [
  {
    id: 'liability',
    title: 'Who answers for what',
    blocks: [
      'The service provider answers for the journey: the vehicle, the chauffeur, safety, punctuality and your luggage. It is insured for the carriage of passengers as the law requires.',
      'We answer for arranging it with care: for the site, for passing on your details as you gave them, for the price we quoted.',
      'Neither of us answers for what nobody could have prevented, such as closed roads, strikes, severe weather or orders of the authorities, nor for consequences that could not be foreseen, such as a missed flight after a delay on the road. Please allow enough time.',
      'Nothing here limits liability for intent, gross negligence, injury or death, or any right that the law does not allow to be limited.',
    ],
  },
  {
    id: 'complaints',
    title: 'Complaints',
    blocks: [
      'If something was not right, write to us with the booking number, ideally within 14 days, while everybody remembers. We will take it up with the service provider and reply by email.',
      'Consumers may also use the Portuguese complaints book at www.livroreclamacoes.pt or a recognised body for resolving consumer disputes.',
    ],
  },
]

const law: readonly LegalSection[] = [
  {
    id: 'assignment',
    title: 'Assignment and changes to these terms',
    blocks: [
      'Either side may assign its rights and duties under a booking to somebody else with four weeks’ notice, given by email. If we assign yours, you may cancel it free of charge until the assignment takes effect.',
      'The terms that stood on this page when you sent a booking are those that apply to it. Later versions apply to later bookings.',
    ],
  },
  {
    id: 'law',
    title: 'Language, law and venue',
    blocks: [
      'The language of the agreement is English. Translations are for convenience only.',
      'Portuguese law applies, and the courts of Portugal decide. Consumers keep the protection and the courts that the law of their own country grants them and that cannot be agreed away.',
      'If a part of these terms is not valid, the rest stands.',
    ],
  },
]

const contact: LegalSection = {
  id: 'contact',
  title: 'Contact',
  blocks: ['For anything about a booking, please have its number at hand.', { contacts: true }],
}
