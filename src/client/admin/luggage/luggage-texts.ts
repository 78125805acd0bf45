/** Texts of the tab of luggage images. */
export const luggageTexts = {
  title: 'Luggage Images',
  what: 'luggage capacities',
  lead: 'What each vehicle’s boot takes. The booking page offers these configurations, each with its picture.',
  form: 'Add a luggage capacity',
  vehicle: 'Vehicle',
  config: 'Configuration',
  configHint: 'As the customer reads it: 2 large suitcases',
  imageUrl: 'Image URL',
  imageHint: 'An https address, or a path on this site such as /art/luggage/vito-10-cabin-bags.webp',
  newOne: 'the new configuration',
  preview: 'Preview',
  noPreview: 'The picture appears here.',
  add: 'Add Luggage Capacity',
  adding: 'Adding...',
  count: (count: number) => (count === 1 ? '1 configuration' : `${count} configurations`),
  delete: (what: string) => `Delete ${what}`,
  deleteQuestion: 'Delete this luggage capacity?',
  deleteEffect: 'It can no longer be booked. Bookings that were made with it keep it.',
  empty: {
    title: 'No luggage capacities added yet',
    text: 'What you add appears here, and on the booking page under its vehicle.',
  },
  done: {
    create: { title: 'Success', description: 'Luggage capacity added.' },
    delete: { title: 'Deleted', description: 'Luggage capacity deleted.' },
  },
  failed: {
    create: 'Failed to add luggage capacity',
    delete: 'Failed to delete luggage capacity',
  },
} as const
