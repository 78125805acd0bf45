import { loadSite, pageHead } from '../frame/page-head.ts'
import type { LandingPage } from './landing-heads.ts'

type Loaded = Awaited<ReturnType<ReturnType<typeof landingRoute>['loader']>>

/** Shared by the routes of the landing pages. Their heads are no part of the scripts that every page loads. */
export function landingRoute(page: LandingPage) {
  return {
    loader: async (match: Parameters<typeof loadSite>[0]) => {
      const [site, { landingHead }] = await Promise.all([loadSite(match), import('./landing-heads.ts')])
      return { site, head: landingHead(page) }
    },
  }
}

export function headOfLanding(loaded: Loaded | undefined) {
  return loaded ? pageHead(loaded.site, loaded.head) : {}
}
