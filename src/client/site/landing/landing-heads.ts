import { landingHeadTexts } from '@chauffeur/words/en/landing-heads'
import type { PageFacts } from '../frame/page-head.ts'

const paths = { main: '/', v1: '/home-v1', v2: '/home-v2', v3: '/home-v3', v4: '/home-v4' } as const

export type LandingPage = keyof typeof paths

/** The facts of a landing page for search engines and shares. */
export function landingHead(page: LandingPage): PageFacts {
  return { ...landingHeadTexts[page], path: paths[page] }
}
