import { SENTENCES } from '@chauffeur/contract/sentences'
import type { Vehicle, VehicleId } from '@chauffeur/domain/vehicles'
import { words } from '../../../shared/locale/words.ts'

/** Texts of step 2. */
export const vehicleTexts = words('vehicle', {
  choose: 'Vehicle',
  upTo: (passengers: number) => `Up to ${passengers} passengers`,
  categories: { 'first class': 'First Class', business: 'Business' } satisfies Record<
    Vehicle['category'],
    string
  >,
  offeredPrice: 'Your offer',
  fixedPrice: 'fixed price',
  pricing: 'Working out the price',
  toBeEvaluated: SENTENCES.toBeEvaluated,
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
