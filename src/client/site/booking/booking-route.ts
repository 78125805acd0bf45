import type { Site } from '@chauffeur/contract/site'
import { pageHeads } from '@chauffeur/words/en/frame'
import {
  isStep,
  type Prefill,
  readPrefill,
  type WizardStep,
} from '../../shared/journey/draft/wizard-search.ts'
import { loadSite, pageHead } from '../frame/page-head.ts'

/** Shared by the wizard's two addresses. */
export const bookingRoute = {
  validateSearch: readBookingSearch,
  // Loaded once: going through the steps must not change the time of opening.
  staleTime: Infinity,
}

export async function openBooking(parent: Parameters<typeof loadSite>[0]) {
  return { openedAt: Date.now(), site: await loadSite(parent) }
}

export function bookingHead(site: Site | undefined) {
  return pageHead(site, { ...pageHeads.booking, path: '/book' })
}

/** The wizard's address: the step, and on arrival what a link has filled in. */
export interface WizardSearch extends Prefill {
  /** Absent on the first step. */
  readonly step?: Exclude<WizardStep, 1>
  /** The token of an offer's link. The router hands it through, and booking-screen.tsx reads it. */
  readonly offer?: string
}

/** Reads the query of /book and /booking. Never throws: a throw would be a broken page on the server. */
export function readBookingSearch(query: Record<string, unknown>): WizardSearch {
  return { ...atStep(query['step']), ...readPrefill(query) }
}

export function atStep(step: unknown): Pick<WizardSearch, 'step'> {
  return isStep(step) && step !== 1 ? { step } : {}
}

/** The entries of the query, without the step. */
export function prefillOf(search: WizardSearch): Prefill {
  const { step: _, ...prefill } = search
  return prefill
}

/** Whether the address brings all places of its trip. */
export function bringsPlaces({ serviceType, pickup, dropoff }: Prefill): boolean {
  return pickup !== undefined && (serviceType === 'hourly' || dropoff !== undefined)
}
