import type { FactName } from '@chauffeur/domain/booking-facts'

/** A value of each fact, and the text by which a page that shows it is recognised. */
const FACTS = {
  customerName: ['Berta Lima', 'Berta Lima'],
  customerEmail: ['berta@example.com', 'berta@example.com'],
  customerPhone: ['+351 912 345 678', '+351 912 345 678'],
  locale: ['pt', 'pt'],
  travellerName: ['Rui Costa', 'Rui Costa'],
  travellerPhone: ['+351 913 000 000', '+351 913 000 000'],
  signName: ['Costa Group', 'Costa Group'],
  pickupNote: ['Blue gate past the mill', 'Blue gate past the mill'],
  dropoffNote: ['Casa Rosa, ring twice', 'Casa Rosa, ring twice'],
  notes: ['Two surfboards', 'Two surfboards'],
  whatsappNotifications: [true, 'WhatsApp'],
  luggageConfig: ['3 cabin bags', '3 cabin bags'],
  passengers: [7, '7'],
  childSeatCount: [4, '4'],
  boosterSeatCount: [3, '3'],
  wheelchair: ['folds', 'Folds, and goes with the luggage'],
  assistanceDog: [true, 'Assistance dog'],
  pet: [true, 'Pet'],
  helpToCar: [true, 'Help to the car'],
  flightNumber: ['TP 1901', 'TP 1901'],
  flightDepartsAt: ['18:20', '18:20'],
  isAirportService: [true, 'Airport transfer'],
} as const satisfies Readonly<Record<FactName, readonly [value: string | number | boolean, text: string]>>

type Values = { readonly [Name in FactName]: (typeof FACTS)[Name][0] }

function valuesOf(): Values
function valuesOf(): object {
  return Object.fromEntries(Object.entries(FACTS).map(([name, [value]]) => [name, value]))
}

export const bookedFacts = valuesOf()

/** Those of these facts whose text is not to be found. */
export function missingFacts(names: readonly FactName[], text: string): FactName[] {
  return names.filter((name) => !text.includes(FACTS[name][1]))
}
