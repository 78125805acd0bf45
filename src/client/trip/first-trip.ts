import type { Trip } from '@chauffeur/contract/trip'

/** What the server has read of the booking while it rendered the page: the booking, or why it shows none. */
export type FirstTrip = { readonly trip: Trip } | { readonly code: 'NOT_FOUND' | 'LINK_ENDED' }

/** Reads the booking of this number, or the one that was opened last; undefined where that fails. */
export type ReadTrip = (bookingNumber: string | null) => Promise<FirstTrip | undefined>
