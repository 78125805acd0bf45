export interface Destination {
  readonly name: string
  readonly text: string
  readonly isPopular: boolean
  /** Of its picture at /art/coast/. */
  readonly art: string
  readonly scene: string
}

/** Popular destinations. */
export const destinations: readonly Destination[] = [
  {
    name: 'Algarve',
    text: 'Cliff hotels, golf mornings and fish restaurants at the end of a track. Home ground.',
    isPopular: true,
    art: '/art/coast/algarve',
    scene: 'Golden rock arches over turquoise water, a sandy cove beside them',
  },
  {
    name: 'Lisbon',
    text: 'Door to door in under three hours from the coast, or a week of appointments in the city.',
    isPopular: true,
    art: '/art/coast/lisbon',
    scene: 'White houses up the hills of Lisbon, a red bridge over the river before them',
  },
  {
    name: 'Seville',
    text: 'Across the Guadiana for the weekend, the opera or the fair. Your chauffeur knows the way back.',
    isPopular: false,
    art: '/art/coast/seville',
    scene: 'White houses of Seville across the river, a tall bell tower over their roofs',
  },
  {
    name: 'Faro Airport',
    text: 'Met by name in arrivals, at any hour, with an hour of waiting that costs you nothing.',
    isPopular: true,
    art: '/art/coast/faro-airport',
    scene: 'The runway at Faro under a clear sky, an aircraft coming in',
  },
]

export const destinationTexts = {
  eyebrow: 'Where we drive',
  heading: 'Popular destinations',
  popular: 'Popular',
} as const
