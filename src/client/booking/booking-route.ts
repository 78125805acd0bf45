import type { Site } from '@chauffeur/contract/site'
import { pageHeads } from '../content/page-heads.ts'
import { pageHead } from '../site/page-head.ts'
import { loadSite } from '../site/site-loader.ts'
import { readBookingSearch } from './booking-search.ts'

/** What the wizard's two addresses have in common. */
export const bookingRoute = {
  validateSearch: readBookingSearch,
  // Loaded once: going through the steps must not change the time of opening.
  staleTime: Infinity,
}

export async function openBooking(parent: Parameters<typeof loadSite>[0]) {
  return { openedAt: Date.now(), site: await loadSite(parent) }
}

export function bookingHead(site: Site | undefined) {
  return pageHead(site, { ...pageHeads.booking, path: '/book', image: '/art/coast/og-book.jpg' })
}
