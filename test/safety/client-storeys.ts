import type { Storeys } from '../support/storeys.ts'

/** The storeys of src/client, from the top down: a folder imports only from those below it. */
export const clientStoreys: Storeys = [
  ['entry-client.tsx', 'entry-server.tsx', 'driver'],
  ['router.tsx', 'words'],
  ['route-tree.gen.ts'],
  ['routes'],
  ['trip'],
  // What a route shows.
  [
    'admin/booking',
    'admin/dashboard',
    'admin/new-booking',
    'booking',
    'booking/office',
    'contact',
    'documentation',
    'landing',
    'legal',
    'payment',
    'transfers',
  ],
  // The screens of the admin area, and the last step of a booking.
  [
    'admin/bookings',
    'admin/cars',
    'admin/enquiries',
    'admin/firm',
    'admin/keys',
    'admin/login',
    'admin/luggage',
    'admin/mails',
    'admin/pricing',
    'admin/regions',
    'admin/stops',
    'admin/today',
    'admin/vehicles',
    'admin/webhooks',
    'booking/review',
  ],
  // A booked trip that is being changed, by its guest or the office.
  ['change'],
  // Accepting and rejecting a booking, on several screens.
  ['admin/decision'],
  // How the office goes over what speaks against a trip.
  ['override'],
  // Beside the cars, the links of phones and the photos of drivers beside several screens.
  ['admin/capacity', 'admin/phone-link', 'admin/proofs'],
  [
    'admin/bookings/payment',
    'booking/confirmation',
    'booking/passenger',
    'booking/summary',
    'booking/trip',
    'booking/vehicle',
  ],
  ['booking/ask'],
  ['admin/frame'],
  ['admin/common', 'booking/journey', 'booking/state'],
  ['admin/session', 'booking/quotes'],
  ['booking/draft'],
  ['receipt'],
  // What several features need.
  ['enquiry', 'map', 'places', 'site'],
  ['api', 'common', 'content', 'styles.css', 'ui'],
  // The language of the page.
  ['locale'],
]
