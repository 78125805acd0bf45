import { FLEET, type VehicleId } from '@chauffeur/domain/vehicles'

interface FleetTexts {
  readonly id: VehicleId
  /** Of its pictures: /art/vehicles/<art>-exterior and -interior. */
  readonly art: string
  readonly description: string
  readonly features: readonly string[]
  readonly badge?: string
}

/** A vehicle as the landing pages advertise it; the seats of a booking are the domain's (docs/decisions/032). */
export interface FleetCardFacts extends Omit<FleetTexts, 'badge'> {
  readonly name: string
  readonly badge: string
  readonly capacity: number
  readonly luggage: number
}

const DEFAULT_BADGE = 'Premium'

const texts: readonly FleetTexts[] = [
  {
    id: 1,
    art: 's-class',
    badge: 'First Class',
    description:
      'The long saloon. Reclining seats in the rear and a cabin in which nobody has to raise a voice.',
    features: ['Massage Seats', 'Executive Rear', 'Premium Audio', 'Chauffeur Mode', 'Climate Control'],
  },
  {
    id: 2,
    art: 'e-class',
    badge: 'Business',
    description:
      'The business saloon. Composed on the motorway, easy in the old town, right for every meeting.',
    features: ['Heated Seats', 'Premium Audio', 'Navigation', 'Leather Interior', 'Sunroof'],
  },
  {
    id: 3,
    art: 'v-class',
    badge: 'First Class',
    description: 'Seats that face each other, for a family or a board that would rather arrive together.',
    features: ['Climate Control', 'Leather Seats', 'WiFi', 'Premium Sound', 'Ambient Lighting'],
  },
  {
    id: 4,
    art: 'vito',
    badge: 'Business',
    description: 'Golf bags, boards and eight people in one car, and still room for what you buy on the way.',
    features: [
      'Spacious Interior',
      'Air Conditioning',
      'Comfortable Seating',
      'Luggage Space',
      'Group Travel',
    ],
  },
]

/** The vehicles that the landing pages show. The figures are the domain's. */
export const fleetCards: readonly FleetCardFacts[] = texts.flatMap((entry) => {
  const vehicle = FLEET.find(({ id }) => id === entry.id)
  if (!vehicle?.landing) return []
  return [{ ...entry, ...vehicle.landing, name: vehicle.name, badge: entry.badge ?? DEFAULT_BADGE }]
})

export const fleetTexts = {
  eyebrow: 'The fleet',
  heading: 'Four cars, one standard',
  text: 'Quiet cars, spotless before every journey. Choose by how many you are and what you carry.',
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
} as const
