import { words } from '../../shared/locale/words.ts'

/** Popular destinations; each has its picture at /art/coast/<key>. */
export const destinations = [
  { key: 'algarve', isPopular: true },
  { key: 'lisbon', isPopular: true },
  { key: 'seville', isPopular: false },
  { key: 'faro-airport', isPopular: true },
] as const

export const destinationTexts = words('destinations', {
  eyebrow: 'Where we drive',
  heading: 'Popular destinations',
  popular: 'Popular',
  transfers: 'Transfers with their prices',
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
      text: 'Across the Guadiana for the weekend, the opera or the fair. Your chauffeur knows the way back.',
      scene: 'White houses of Seville across the river, a tall bell tower over their roofs',
    },
    'faro-airport': {
      name: 'Faro Airport',
      text: 'Met by name in arrivals, at any hour, with an hour of waiting that costs you nothing.',
      scene: 'The runway at Faro under a clear sky, an aircraft coming in',
    },
  },
})
