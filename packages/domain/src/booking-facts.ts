import {
  MAX_NAME_LENGTH,
  MAX_NOTES_LENGTH,
  MAX_PASSENGERS,
  MAX_SEATS_PER_KIND,
  MAX_TEXT_LENGTH,
  MIN_PASSENGERS,
} from './limits.ts'
import { LOCALES } from './locale.ts'
import { wheelchairs } from './needs.ts'

/**
 * Who reads a fact, and where it is shown. `link`: everybody with a link to the booking. `guest`: the customer alone, whose
 * link may change it. `mail`: the lines about the car in mails and calendar entries.
 * `review`: the wizard's last step. `slip`: the sheet that the office prints for a driver.
 */
export type FactReader =
  | 'office'
  | 'partner'
  | 'guest'
  | 'link'
  | 'driver'
  | 'csv'
  | 'mail'
  | 'review'
  | 'slip'

/** How a fact is read. One that is not required is null, 0 or false where nothing was given. */
type FactKind =
  | { readonly kind: 'line' | 'email' | 'phone' | 'flight' | 'lines'; readonly max: number }
  /** Of day, HH:mm. */
  | { readonly kind: 'time' }
  | { readonly kind: 'count'; readonly min: number; readonly max: number }
  | { readonly kind: 'yes-no' }
  | { readonly kind: 'choice'; readonly of: readonly string[] }

export type BookingFact = FactKind & {
  /** Its name in the sentence about a wrong value. */
  readonly name: string
  /** In the office's lists of changes, and above its column in the office's download. */
  readonly label: string
  /** Above its column, where that is called otherwise. */
  readonly column?: string
  /** For the API's description. */
  readonly about?: string
  readonly isRequired?: true
  readonly shownTo: readonly FactReader[]
  /** Says who somebody is or where they are: not logged, and not shown to a driver whose trip it is no longer. */
  readonly isPersonal?: true
  /** Deleted some time after the trip, and never written down where it would stay: needs.ts says until when. */
  readonly isForgotten?: true
  /** The act by which customer, partner and office change it; booking-acts.ts says until when. */
  readonly changedBy?: 'changeDetails' | 'changeFlight'
  /** Corrected by the office at any time; `guest`: by the guest as well, for as long as details are changed. */
  readonly correctedBy?: 'office' | 'guest'
  /** The search compares its words, or its letters and digits. */
  readonly search?: 'text' | 'number'
  /** Drivers' phones read it under this name. */
  readonly driverName?: string
}

const EVERYBODY = ['office', 'partner', 'link', 'csv', 'review'] as const
const PRIVATE = ['office', 'partner', 'guest', 'csv', 'review'] as const
const CAR = [...EVERYBODY, 'driver', 'mail', 'slip'] as const
// Not in mails, calendars and downloads: nothing deletes it there.
const NEED = {
  shownTo: ['office', 'partner', 'guest', 'driver', 'review', 'slip'],
  isPersonal: true,
  isForgotten: true,
  changedBy: 'changeDetails',
} as const

/**
 * The facts of a booking that are one value each: asked for, stored, changed and shown. The schemas of the API, the
 * presenters, lists of changes, the download and the mails follow from this table, and the types name each place that
 * draws a fact in its own way. Places, stops, times, the vehicle and the price belong to the trip; see decision 092.
 *
 * The order is that of lists of changes.
 */
export const bookingFacts = {
  customerName: {
    kind: 'line',
    name: 'Full name',
    label: 'Name',
    column: 'Customer',
    max: MAX_NAME_LENGTH,
    isRequired: true,
    shownTo: PRIVATE,
    isPersonal: true,
    correctedBy: 'guest',
    search: 'text',
  },
  customerEmail: {
    kind: 'email',
    name: 'Email',
    label: 'Email',
    max: MAX_TEXT_LENGTH,
    isRequired: true,
    shownTo: PRIVATE,
    isPersonal: true,
    correctedBy: 'guest',
    search: 'text',
  },
  customerPhone: {
    kind: 'phone',
    name: 'Phone',
    label: 'Phone',
    max: MAX_TEXT_LENGTH,
    isRequired: true,
    shownTo: PRIVATE,
    isPersonal: true,
    changedBy: 'changeDetails',
    correctedBy: 'office',
    search: 'number',
  },
  locale: {
    kind: 'choice',
    of: LOCALES,
    name: 'Locale',
    label: 'Language',
    about: 'The language of the customer’s emails',
    isRequired: true,
    shownTo: ['office', 'partner'],
    correctedBy: 'office',
  },
  travellerName: {
    kind: 'line',
    name: 'Passenger name',
    label: 'Traveller',
    about: 'Who travels, where it is not the customer',
    max: MAX_NAME_LENGTH,
    shownTo: ['office', 'partner', 'csv', 'review', 'mail'],
    isPersonal: true,
  },
  travellerPhone: {
    kind: 'phone',
    name: 'Passenger phone',
    label: 'Traveller’s phone',
    about: 'Of whoever travels, where it is not the customer',
    max: MAX_TEXT_LENGTH,
    shownTo: ['office', 'partner', 'csv', 'review', 'mail'],
    isPersonal: true,
  },
  signName: {
    kind: 'line',
    name: 'Name on the sign',
    label: 'Name on the sign',
    about: 'On the chauffeur’s sign at an airport',
    max: MAX_NAME_LENGTH,
    shownTo: [...PRIVATE, 'mail', 'slip'],
    isPersonal: true,
    changedBy: 'changeDetails',
  },
  pickupNote: {
    kind: 'line',
    name: 'Pick-up note',
    label: 'Pick-up note',
    about: 'At the pick-up: the name of the house, and how to find it',
    max: MAX_TEXT_LENGTH,
    shownTo: [...PRIVATE, 'driver', 'mail', 'slip'],
    isPersonal: true,
    changedBy: 'changeDetails',
    search: 'text',
  },
  dropoffNote: {
    kind: 'line',
    name: 'Drop-off note',
    label: 'Drop-off note',
    about: 'At the drop-off: the name of the house, and how to find it',
    max: MAX_TEXT_LENGTH,
    shownTo: [...PRIVATE, 'driver', 'mail', 'slip'],
    isPersonal: true,
    changedBy: 'changeDetails',
    search: 'text',
  },
  notes: {
    kind: 'lines',
    name: 'Special requests',
    label: 'Special requests',
    column: 'Notes',
    max: MAX_NOTES_LENGTH,
    shownTo: [...PRIVATE, 'driver', 'mail', 'slip'],
    isPersonal: true,
    changedBy: 'changeDetails',
  },
  whatsappNotifications: {
    kind: 'yes-no',
    name: 'The WhatsApp wish',
    label: 'WhatsApp updates',
    shownTo: [...PRIVATE, 'slip'],
    changedBy: 'changeDetails',
  },
  luggageConfig: {
    kind: 'line',
    name: 'Luggage configuration',
    label: 'Luggage',
    max: MAX_TEXT_LENGTH,
    shownTo: CAR,
    changedBy: 'changeDetails',
    driverName: 'luggage',
  },
  passengers: {
    kind: 'count',
    name: 'The number of passengers',
    label: 'Passengers',
    min: MIN_PASSENGERS,
    max: MAX_PASSENGERS,
    isRequired: true,
    shownTo: CAR,
    changedBy: 'changeDetails',
  },
  childSeatCount: {
    kind: 'count',
    name: 'The number of child seats',
    label: 'Child seats',
    min: 0,
    max: MAX_SEATS_PER_KIND,
    shownTo: CAR,
    changedBy: 'changeDetails',
    driverName: 'childSeats',
  },
  boosterSeatCount: {
    kind: 'count',
    name: 'The number of booster seats',
    label: 'Booster seats',
    min: 0,
    max: MAX_SEATS_PER_KIND,
    shownTo: CAR,
    changedBy: 'changeDetails',
    driverName: 'boosterSeats',
  },
  wheelchair: {
    kind: 'choice',
    of: wheelchairs,
    name: 'Wheelchair',
    label: 'Wheelchair',
    about:
      'folds: it goes with the luggage, where it takes the room of a large suitcase. stays_seated: no car of the fleet carries it. Deleted 30 days after the pick-up, as the other needs are',
    ...NEED,
  },
  assistanceDog: {
    kind: 'yes-no',
    name: 'The assistance dog',
    label: 'Assistance dog',
    about: 'Free of charge, and without papers',
    ...NEED,
  },
  pet: { kind: 'yes-no', name: 'The pet', label: 'Pet', ...NEED },
  helpToCar: {
    kind: 'yes-no',
    name: 'The help to the car',
    label: 'Help to the car',
    about: 'From the meeting point to the car, and at the drop-off',
    ...NEED,
  },
  flightNumber: {
    kind: 'flight',
    name: 'Flight number',
    label: 'Flight',
    max: MAX_TEXT_LENGTH,
    shownTo: CAR,
    changedBy: 'changeFlight',
    search: 'number',
  },
  flightDepartsAt: {
    kind: 'time',
    name: 'Flight leaves at',
    label: 'Flight leaves at',
    about: 'Of a trip to an airport, on the clock there, HH:mm',
    shownTo: CAR,
    changedBy: 'changeFlight',
  },
  isAirportService: {
    kind: 'yes-no',
    name: 'Airport service',
    label: 'Airport service',
    shownTo: EVERYBODY,
  },
} as const satisfies Readonly<Record<string, BookingFact>>

type Facts = typeof bookingFacts
export type FactName = keyof Facts

/** The names of the facts whose row is of this shape. */
export type FactsWith<Shape> = { [Name in FactName]: Facts[Name] extends Shape ? Name : never }[FactName]

/** The facts that somebody reads, or that are shown somewhere. */
export type FactsFor<Reader extends FactReader> = {
  [Name in FactName]: Reader extends Facts[Name]['shownTo'][number] ? Name : never
}[FactName]

/** Its name on drivers' phones. */
export type DriverKey<Name extends FactName> = Name extends FactName
  ? Facts[Name] extends { readonly driverName: infer Key extends string }
    ? Key
    : Name
  : never

/** Those that customer, partner and office change while the trip stays what it is. */
export type DetailName = FactsWith<{ readonly changedBy: string }>
/** Those that the office corrects. */
type CorrectedName = FactsWith<{ readonly correctedBy: string }>
/** Those that the guest corrects, too. */
export type GuestCorrectedName = FactsWith<{ readonly correctedBy: 'guest' }>

export const factNames = Object.keys(bookingFacts).filter((name): name is FactName => name in bookingFacts)

export function factOf(name: FactName): BookingFact {
  return bookingFacts[name]
}

export function factsFor<Reader extends FactReader>(reader: Reader): FactsFor<Reader>[] {
  return factNames.filter((name): name is FactsFor<Reader> => factOf(name).shownTo.includes(reader))
}

export const detailNames = factNames.filter(
  (name): name is DetailName => factOf(name).changedBy !== undefined,
)
/** Those that can change while the trip stays what it is. */
export const changeableNames = factNames.filter(
  (name): name is DetailName | CorrectedName =>
    factOf(name).changedBy !== undefined || factOf(name).correctedBy !== undefined,
)

/** Those that are deleted some time after the trip. */
export const forgottenNames: ReadonlySet<string> = new Set(
  factNames.filter((name) => factOf(name).isForgotten),
)

/** The labels of some facts, in this order. */
export function labelsOf<Name extends FactName>(names: readonly Name[]): Readonly<Record<Name, string>>
export function labelsOf(names: readonly FactName[]): object {
  return Object.fromEntries(names.map((name) => [name, factOf(name).label]))
}

type FactValues = Readonly<Partial<Record<FactName, unknown>>>

/** Facts under the names by which drivers' phones read them. */
export function forDriver<Values extends FactValues>(
  values: Values,
): { [Name in keyof Values & FactName as DriverKey<Name>]: Values[Name] }
export function forDriver(values: FactValues): object {
  const given = factNames.filter((name) => name in values)
  return Object.fromEntries(given.map((name) => [factOf(name).driverName ?? name, values[name]]))
}

/** Some fields of an object, in this order. */
export function pick<Fields extends object, Name extends keyof Fields>(
  fields: Fields,
  names: readonly Name[],
): Pick<Fields, Name>
export function pick(fields: Readonly<Record<string, unknown>>, names: readonly string[]): object {
  return Object.fromEntries(names.map((name) => [name, fields[name]]))
}

/** The fields of an object but for these. */
export function omit<Fields extends object, Name extends keyof Fields>(
  fields: Fields,
  names: readonly Name[],
): Omit<Fields, Name>
export function omit(fields: Readonly<Record<string, unknown>>, names: readonly string[]): object {
  return Object.fromEntries(Object.entries(fields).filter(([name]) => !names.includes(name)))
}
