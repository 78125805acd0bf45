import type { Site } from '@chauffeur/contract/site'
import { readBookingSearch } from './booking-search.ts'
import { wizardTexts } from './wizard-texts.ts'

/** What the wizard's two addresses have in common. */
export const bookingRoute = {
  validateSearch: readBookingSearch,
  // The time of opening is that of the first drawing: walking through the steps opens nothing anew.
  staleTime: Infinity,
}

export function openBooking({ brandName }: Site) {
  return { openedAt: Date.now(), brandName }
}

export function bookingHead(brandName = '') {
  return {
    meta: [
      { title: `${wizardTexts.heading} | ${brandName}` },
      { name: 'description', content: wizardTexts.description },
    ],
    links: [{ rel: 'canonical', href: '/book' }],
  }
}
