import { words } from '../../shared/locale/words.ts'

export const serviceKeys = ['airport', 'business', 'events', 'hourly'] as const

export type ServiceKey = (typeof serviceKeys)[number]

export const FIRST_SERVICE: ServiceKey = 'airport'

/** The four services; each has its picture at /art/services/<key>, of what the scene says. */
export const services = words('services', {
  airport: {
    title: 'Airport Excellence',
    subtitle: 'From the arrivals hall to your door',
    features: [
      '60 minutes free waiting with flight tracking',
      'Met in the arrivals hall, by name',
      'Fixed pricing regardless of traffic',
      'Help with every piece of luggage',
    ],
    scene: 'A black car at the kerb of a terminal, two suitcases, and a plane climbing above',
  },
  business: {
    title: 'Corporate Travel',
    subtitle: 'A quiet room between two meetings',
    features: [
      'Monthly invoicing for corporate clients',
      'Discreet chauffeurs, used to directors and delegations',
      'WiFi and charging where the vehicle has them',
      'Several cars and stops under one booking contact',
    ],
    scene: 'A silver car before a colonnade with tall warm windows, a tree in a pot and a briefcase',
  },
  events: {
    title: 'Special Occasions',
    subtitle: 'Weddings, galas and evenings worth arriving at',
    features: [
      'A spotless car, timed to the minute',
      'One chauffeur for the whole evening',
      'Room for dress, family and flowers',
      'The way home is already arranged',
    ],
    scene: 'A car before a white house, flowers round its door and lights strung across',
  },
  hourly: {
    title: 'As Directed',
    subtitle: 'Your car and chauffeur, by the hour',
    features: [
      'Hourly packages from 3 hours',
      'No route to fix beforehand',
      'Your chauffeur waits wherever you stop',
      'Distance included with every hour',
    ],
    scene: 'A dark blue people carrier before a great ochre clock, and an umbrella pine',
  },
})
