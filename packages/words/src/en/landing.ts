import { words } from '../words.ts'

/** The company's promises on its pages; no claim changes a rule (docs/decisions/017). Change the texts here. */
export const claims = words('claims', {
  waiting: {
    title: '60 minutes free waiting with flight tracking',
    text: 'At every airport pick-up: take your time with the luggage.',
  },
  hourly: {
    title: 'Hourly packages from 3 hours',
    text: 'A car and a chauffeur at your disposal. Change your mind about the route as often as you like.',
  },
  cancellation: {
    title: 'Free cancellation up to 1 hour before',
    text: 'Plans change. Cancel online up to an hour before the pick-up and pay nothing.',
  },
  price: {
    title: 'Fixed pricing regardless of traffic',
    text: 'The price you accept is the price you pay, whatever the road is doing that day.',
  },
  invoicing: {
    title: 'Monthly invoicing for corporate clients',
    text: 'One account for the whole office, one invoice a month, every journey listed.',
  },
  roundTheClock: {
    title: '24/7 Service',
    text: 'The first flight, the last table, and every hour between. Somebody is always on duty.',
  },
})

interface CarTexts {
  readonly badge?: string
  readonly description: string
  readonly features: readonly string[]
}

const cars: Readonly<Record<1 | 2 | 3 | 4, CarTexts>> = {
  1: {
    badge: 'First Class',
    description:
      'The long saloon. Reclining seats in the rear and a cabin in which nobody has to raise a voice.',
    features: ['Massage Seats', 'Executive Rear', 'Premium Audio', 'Chauffeur Mode', 'Climate Control'],
  },
  2: {
    badge: 'Business',
    description:
      'The business saloon. Composed on the motorway, easy in the old town, right for every meeting.',
    features: ['Heated Seats', 'Premium Audio', 'Navigation', 'Leather Interior', 'Sunroof'],
  },
  3: {
    badge: 'First Class',
    description: 'Seats that face each other, for a family or a board that would rather arrive together.',
    features: ['Climate Control', 'Leather Seats', 'WiFi', 'Premium Sound', 'Ambient Lighting'],
  },
  4: {
    badge: 'Business',
    description: 'Golf bags, boards and eight people in one car, and still room for your shopping.',
    features: [
      'Spacious Interior',
      'Air Conditioning',
      'Comfortable Seating',
      'Luggage Space',
      'Group Travel',
    ],
  },
}

export const fleetTexts = words('fleetTexts', {
  eyebrow: 'The fleet',
  heading: 'Four cars, one standard',
  text: 'Quiet cars, spotless before every journey. Choose by how many you are and what you carry.',
  party: 'Passengers',
  tooSmall: (count: number) => `Can be booked for up to ${count} passengers`,
  passengers: (count: number) => `${count} passengers`,
  luggage: (count: number) => `${count} pieces of luggage`,
  exteriorOf: (name: string) => `${name}, from the front and the side`,
  interiorOf: (name: string) => `The cabin of the ${name}`,
  interior: 'Interior',
  showInterior: (name: string) => `Show the interior of the ${name}`,
  reserve: 'Reserve',
  reserveNamed: (name: string) => `Reserve a journey in the ${name}`,
  larger: 'Nine to sixteen of you? We send a Sprinter, or two vans.',
  largerLink: 'Book for a larger party',
  /** Of a car that has none of its own. */
  badge: 'Premium',
  cars,
})

/** The end of a landing page, above the button to the booking. */
export const closingCall = words('closingCall', {
  heading: 'Book Your Journey',
  text: 'A fixed price for every car in under a minute. Free cancellation up to 1 hour before.',
  action: 'Book Now',
})
