import { words } from '../words.ts'

/** Variant 2: the magazine. */
export const homeV2 = words('homeV2', {
  eyebrow: 'Algarve · Lisbon · Seville',
  heading: 'Luxury Redefined',
  text: 'Luxury is not the car. It is the forty minutes in which nobody asks you for anything: no queue, no meter, no map.',
  note: 'Fixed pricing regardless of traffic. 60 minutes free waiting with flight tracking. Free cancellation up to 1 hour before.',
  book: 'Book Now',
  scene: 'Rock arches, a cove and a cliff road of the Algarve in the last light',
  services: { eyebrow: 'Services', heading: 'Four reasons to let us drive' },
  bookService: 'Book',
  bookNamed: (title: string) => `Book ${title}`,
  closing: { heading: 'All that is left is the journey' },
})

export const destinationTexts = words('destinationTexts', {
  eyebrow: 'Where we operate',
  heading: 'Popular destinations',
  popular: 'Popular',
  transfers: 'Transfers and prices',
  places: {
    algarve: {
      name: 'Algarve',
      text: 'Cliff hotels, golf mornings and fish restaurants at the end of a track. Home ground.',
      scene: 'Golden rock arches over turquoise water, a sandy cove beside them',
    },
    lisbon: {
      name: 'Lisbon',
      text: 'Door to door in under three hours from the coast, or a week of appointments in the city.',
      scene: 'White houses up the hills of Lisbon, a red bridge over the river before them',
    },
    seville: {
      name: 'Seville',
      text: 'Across the Guadiana for the weekend, the opera or the fair. Your chauffeur takes care of the return, too.',
      scene: 'Map of the way from Faro Airport to Seville',
    },
    'faro-airport': {
      name: 'Faro Airport',
      text: 'Met by name in arrivals, at any hour, with 60 minutes of waiting included.',
      scene: 'Map of the coast by Faro Airport',
    },
  },
})
