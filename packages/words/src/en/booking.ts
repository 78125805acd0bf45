import { SENTENCES } from '@chauffeur/contract/sentences'
import { ANSWER_HOURS } from '@chauffeur/domain/enquiry'
import type { Vehicle, VehicleId } from '@chauffeur/domain/vehicles'
import { words } from '../words.ts'

/** Texts of the wizard's frame: its heading and its steps. */
export const wizardTexts = words('wizardTexts', {
  promise: 'A fixed price for every vehicle before you confirm anything.',
  progress: 'Booking steps',
  steps: ['Service Details', 'Select Your Vehicle', 'Passenger Information', 'Review & Confirm'],
  stepOf: (step: number, all: number) => `Step ${step} of ${all}`,
  back: 'Back',
  next: 'Next',
  opening: 'Opening your booking',
  withoutScripts:
    'Booking here needs JavaScript, which is switched off in your browser. Allow it for this site and load the page again.',
  bookByPhone: 'Or let us take your booking:',
})

/** Texts of the summary that stays in view. */
export const summaryTexts = words('summaryTexts', {
  toBeEvaluated: SENTENCES.toBeEvaluated,
  mostPopular: 'Most Popular',
  title: 'Your journey',
  noRoute: 'Choose where the journey starts and we price it for every vehicle.',
  noTime: 'No date chosen yet',
  noVehicle: 'No vehicle chosen yet',
  from: (price: string) => `from ${price}`,
  pricing: 'Pricing...',
  show: 'Show your journey',
  people: (count: number) => (count === 1 ? '1 passenger' : `${count} passengers`),
  price: 'Fixed price',
})

/** Texts of step 2. */
export const vehicleTexts = words('vehicleTexts', {
  choose: 'Vehicle',
  upTo: (passengers: number) => `Up to ${passengers} passengers`,
  categories: { 'first class': 'First Class', business: 'Business' } satisfies Record<
    Vehicle['category'],
    string
  >,
  offeredPrice: 'Your offer',
  fixedPrice: 'fixed price',
  together: (percent: string) => `Fixed prices. Both ways together cost ${percent} less.`,
  pricing: 'Working out the price',
  tooSmall: 'Insufficient Capacity',
  notOnline:
    'There is no fixed price for this trip in this vehicle, so it cannot be reserved here. Another vehicle may have one.',
  noneOnline: 'We could not work out a price for this trip.',
  checkAgain: 'Ask for the prices again',
  callUs: 'Or reach us:',
  askTeam: 'Ask our team',
  askTeamFor: (name: string) => `Ask our team for the ${name}`,
  call: (phone: string) => `Call ${phone}`,
  takeTime: (time: string) => `Take ${time}`,
  takeTimeFor: (time: string, name: string) => `Take ${time} in the ${name}`,
  pricesReady: (count: number, from: string) =>
    count === 1 ? `1 vehicle priced, at ${from}` : `${count} vehicles priced, from ${from}`,
  luggage: 'Luggage',
  capacity: 'capacity',
  pieces: (count: number) => `${count} pieces of luggage`,
  luggageOf: (name: string) => `Luggage in the ${name}`,
  noPreference: 'Not sure yet',
  descriptions: {
    1: 'The quietest way to arrive: reclining rear seats, a long wheelbase and room to think.',
    2: 'Composed and unhurried. The right car for two or three, from the terminal to the door.',
    3: 'Lounge seating for the whole party, with space between you and everything you packed.',
    4: 'Eight seats and a deep hold: golf bags, prams and cases travel together.',
    5: 'For larger groups we send one Sprinter or two vans, so that everybody leaves together.',
  } satisfies Record<VehicleId, string>,
})

/** Texts of asking the team for a price. */
export const askTexts = words('askTexts', {
  ask: 'Ask our team for a price',
  askFor: (vehicle: string) => `Ask our team for a price for the ${vehicle}`,
  opening: 'Opening...',
  description: `We will look at this trip and reply within ${ANSWER_HOURS} hours. Nothing is booked yet.`,
  trip: 'Your trip',
  noTime: 'No date yet',
  anyVehicle: 'Any vehicle',
  passengers: (count: number) => (count === 1 ? '1 passenger' : `${count} passengers`),
  noPickup: 'Please say where the journey starts.',
  placePlaceholder: 'A house name, a street, a village',
  message: 'Message (Optional)',
  messagePlaceholder: 'Anything that helps us: how flexible you are, where exactly, who travels...',
  send: 'Send request',
  sentTitle: 'We have your request',
  bookingStays: 'Your booking stays here as you filled it in.',
  back: 'Back to my booking',
  stillPossible: 'Our team can still arrange this trip for you.',
})
