/** The parts of the API, in the order of its documentation. A name that is not here has no words of its own. */
export const tags: Readonly<Record<string, string>> = {
  Places: 'Where trips start and end.',
  'Routes and stops': 'The way between two places, and what is worth a halt on it.',
  Vehicles: 'What the vehicles take along.',
  Booking: 'From a price to a booking.',
  Payment: 'How an online payment stands.',
  Site: 'What the website shows of its owner, and how to write to them.',
  'Office: session': 'Signing in and out. Every call of the office needs the session cookie.',
  'Office: bookings': 'What customers have asked for, and the decision on it.',
  'Office: calendar': 'The confirmed bookings in a calendar program.',
  'Office: payments': 'The attempts to pay a booking online, and what the office settles by hand.',
  'Office: enquiries': 'Requests for a price, and messages.',
  'Office: stops': 'The stops that customers can choose.',
  'Office: routes': 'Regions, and the routes that stops are offered on.',
  'Office: pricing': 'What each vehicle costs.',
  'Office: luggage': 'What luggage each vehicle takes.',
  'Office: mails': 'Mails that were not delivered.',
}
