import { expect, test } from 'vitest'
import { placeOf } from './office-pages.ts'

test.for([
  ['/admin', {}, 'bookings'],
  ['/admin/', { q: 'Marta' }, 'bookings'],
  ['/admin', { tab: 'pricing' }, 'settings'],
  ['/admin/bookings/TR-2B4D6F', {}, 'bookings'],
  ['/admin/today', { day: '2026-11-27' }, 'today'],
  ['/admin/enquiries', {}, 'enquiries'],
  ['/admin/webhooks/7', {}, 'settings'],
  ['/admin/settings', {}, 'settings'],
] as const)('%s with %j belongs to %s', ([pathname, search, place]) => {
  expect(placeOf({ pathname, search })).toBe(place)
})
