import { words } from '../../shared/locale/words.ts'

/** Variant 2: the magazine. */
export const homeV2 = words('home-v2', {
  eyebrow: 'Algarve · Lisbon · Seville',
  heading: 'Luxury Redefined',
  text: 'Luxury is not the car. It is the forty minutes in which nobody asks you for anything: no queue, no meter, no map. The car merely helps.',
  note: 'Fixed pricing regardless of traffic. 60 minutes free waiting with flight tracking. Free cancellation up to 1 hour before.',
  book: 'Book Now',
  scene: 'Rock arches, a cove and a cliff road of the Algarve in the last light',
  services: { eyebrow: 'Services', heading: 'Four reasons to be driven' },
  bookService: 'Book',
  bookNamed: (title: string) => `Book ${title}`,
  closing: { heading: 'The next page is the road' },
})
