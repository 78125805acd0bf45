import { words } from '../words.ts'

/** Texts of step 1. */
export const itineraryTexts = words('itineraryTexts', {
  service: 'Service',
  airportHint: 'With your flight number, if you know it.',
  flightNumber: 'Flight Number',
  flightNumberPlaceholder: 'BA 532',
  oddFlightNumber: 'This does not look like a flight number such as BA 532. Please check it.',

  places: 'Pick-up and drop-off',
  edit: 'Edit',
  editPlaces: 'Edit pick-up and drop-off',
  pickup: 'Pick-up Location',
  dropoff: 'Drop-off Location',
  locationHint: 'Suggestions from Algarve, Lisboa & Sevilla',
  pickupPlaceholder: 'Airport, hotel, address',
  dropoffPlaceholder: 'Where are you going?',
  clearPickup: 'Clear pick-up location',
  clearDropoff: 'Clear drop-off location',
  swap: 'Swap pick-up and drop-off',

  date: 'Pick-up Date',
  time: 'Pick-up Time',
  unreadableTime: 'Please type the time like 10:30, or take it from the list.',
  shortNotice: (phone: string | null) =>
    `This is less than three hours away.${phone ? ` To be sure of a car, call us as well: ${phone}.` : ''}`,
  localTime: (zone: string) =>
    `Times are ${zone}, the clock at the pick-up place. Your device keeps another time zone.`,
  localTimeToo: (zone: string, time: string, here: string, day: string) =>
    `Times are ${zone}, the clock at the pick-up place: ${time} there is ${here} on ${day} on your device.`,

  duration: 'Duration',
  fewerHours: 'One hour less',
  moreHours: 'One hour more',

  passengers: 'Passengers',
  people: (count: number) => (count === 1 ? '1 passenger' : `${count} passengers`),
  fewerPassengers: 'One passenger less',
  morePassengers: 'One passenger more',
  seats: 'Child or booster seat',
  seatsHint: 'Free of charge, fitted before we come.',
  seatFor: (weight: string, age: string) => `${weight}, ${age}`,
  fewer: (what: string) => `One ${what.toLowerCase()} less`,
  more: (what: string) => `One ${what.toLowerCase()} more`,

  stops: 'Suggested stops',
  stopsHint: 'Worth a stop on your route. Your chauffeur waits with the car.',
  stopsLoading: 'Looking for stops along your route...',
  stopsFailed: 'Failed to fetch stop suggestions',
  tryAgain: 'Try again',
  perHour: (price: string) => `${price} per hour`,
  extraKm: (km: number) => (km === 0 ? 'On your route' : `${km > 0 ? '+' : '−'}${Math.abs(km)} km`),
  from: 'from',
  withOneHour: 'with 1 h',
  addsTo: (chosen: number) =>
    chosen === 0
      ? 'Each card says what the stop adds to the direct route'
      : `Each card says what the stop adds to your trip with the ${chosen === 1 ? 'stop' : 'stops'} above`,
  inVehicle: (vehicle: string) => `in the ${vehicle}.`,
  inAnyVehicle: 'in the car where it adds least.',
  addStop: 'Add',
  addStopNamed: (name: string) => `Add a stop at ${name}`,
  stopAddedAt: (name: string, position: number, count: number) =>
    `${name} added as stop ${position} of ${count}.`,
  stopRemoved: (name: string) => `${name} removed.`,
  moveUp: (name: string) => `Move ${name} up`,
  moveDown: (name: string) => `Move ${name} down`,
  isFirstStop: 'This is the first stop.',
  isLastStop: 'This is the last stop.',
  stopMoved: (name: string, position: number, count: number) =>
    `${name} is now stop ${position} of ${count}.`,
  moreStops: 'More Suggested Stops',
  chosenStops: 'Your stops',
  stay: 'Stay',
  stayAt: (name: string) => `Stay at ${name}`,
  shorterStay: 'One hour less',
  longerStay: 'One hour more',
  remove: 'Remove',
  removeStopNamed: (name: string) => `Remove the stop at ${name}`,
  stopsFull: (max: number) => `A trip can have at most ${max} stops.`,

  route: 'Your route',
  distance: 'Distance',
  drivingTime: 'Estimated time',
  plusStays: (stays: string) => `plus ${stays} of stops`,
  mapOfRoute: (from: string, to: string, stops: number) =>
    `Map of the route from ${from} to ${to}${stops === 0 ? '' : stops === 1 ? ', with one stop' : `, with ${stops} stops`}`,
  mapOfPickup: (place: string) => `Map of the pick-up at ${place}`,
  noRouteFigures: 'We could not work out the route. Please try other places, or call us.',

  hire: 'Your hire',
  included: 'Included distance',
  destination: 'Route',
})

/** Texts of a journey, wherever it is shown. */
export const journeyTexts = words('journeyTexts', {
  hours: (hours: number) => (hours === 1 ? '1 hour' : `${hours} hours`),
  kilometres: (km: string, miles: string) => `${km} km (${miles} mi)`,
  routePoints: 'Route points',
  stopPoint: (stay: string) => `Stop, ${stay}`,
  byDriver: 'To be defined with the driver',
})

/** Why there is no price, where that has nothing to do with the trip. */
export const noPriceTexts = words('noPriceTexts', {
  unreached: 'We could not reach our prices. Please check your connection and try again.',
  fault: 'Something went wrong on our side. Please try again in a moment.',
  again: 'Try again',
})

/** Why a step of the wizard cannot be left yet. */
export const stepTexts = words('stepTexts', {
  tripFields: {
    pickupLocation: 'a pick-up location',
    dropoffLocation: 'a drop-off location',
    pickupDate: 'a date',
    pickupTime: 'a time',
  },
  passengerFields: { passengerName: 'full name', email: 'email', phone: 'phone' },
  and: 'and',
  stillToChoose: (what: string) => `To continue, choose ${what}.`,
  stillToChooseBack: (what: string) => `To continue, choose ${what} for the way back.`,
  stillToFillIn: (what: string) => `To continue, fill in your ${what}.`,
})

/** Why a day or a time cannot be chosen. */
export const clockTexts = words('clockTexts', {
  dayIsPast: 'This day is past. Please choose another one.',
  timeIsPast: 'This pick-up time is past. Please choose a later one.',
  timeIsSkipped: (time: string, next: string) =>
    `The clocks go forward that night: ${time} does not exist. The next time available is ${next}.`,
})

/** The seats for children, and for which age they are. */
export const seatTexts = words('seatTexts', {
  childSeatCount: { name: 'Child seat', age: 'about 0-4 years' },
  boosterSeatCount: { name: 'Booster seat', age: 'about 4-10 years' },
})

/** The two ways of a journey there and back. */
export const legTexts = words('legTexts', {
  there: 'The way there',
  back: 'The way back',
  both: 'Both ways',
  /** A sentence about one of them. */
  of: (leg: string, sentence: string) => `${leg}: ${sentence}`,
  tooEarly: 'The way back begins before the way there has ended. Please choose a later time.',
  add: 'Add the way back',
  addHint: 'One booking, one payment.',
  edit: 'Edit the way there',
})
