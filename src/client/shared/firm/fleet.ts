import { FLEET, type VehicleId } from '@chauffeur/domain/vehicles'
import { words } from '../locale/words.ts'
import { vehicleArt } from './vehicle-art.ts'

const advertised = [1, 2, 3, 4] as const satisfies readonly VehicleId[]

/** A vehicle as the landing pages advertise it; the seats of a booking are the domain's (docs/decisions/032). */
export interface FleetCardFacts {
  readonly id: (typeof advertised)[number]
  readonly name: string
  /** Of its pictures: /art/vehicles/<art>-exterior and -interior. */
  readonly art: string
  readonly capacity: number
  readonly luggage: number
}

/** The vehicles that the landing pages show. The figures are the domain's. */
export const fleetCards: readonly FleetCardFacts[] = advertised.flatMap((id) => {
  const vehicle = FLEET.find((vehicle) => vehicle.id === id)
  return vehicle?.landing ? [{ id, art: vehicleArt[id], name: vehicle.name, ...vehicle.landing }] : []
})

interface CarTexts {
  readonly badge?: string
  readonly description: string
  readonly features: readonly string[]
}

const cars: Readonly<Record<FleetCardFacts['id'], CarTexts>> = {
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
    description: 'Golf bags, boards and eight people in one car, and still room for what you buy on the way.',
    features: [
      'Spacious Interior',
      'Air Conditioning',
      'Comfortable Seating',
      'Luggage Space',
      'Group Travel',
    ],
  },
}

export const fleetTexts = words('fleet', {
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
  /** Of a car that has none of its own. */
  badge: 'Premium',
  cars,
})
