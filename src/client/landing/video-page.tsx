import { homeV1 } from '../content/home-v1.ts'
import { SitePage } from '../site/site-page.tsx'
import { BenefitCards } from './benefit-cards.tsx'
import { ClosingCall } from './closing-call.tsx'
import { FilmHero } from './film-hero.tsx'
import { FleetSection } from './fleet-section.tsx'

/** Variant 1: the film, what is included, the cars. */
export function VideoPage() {
  return (
    <SitePage>
      <FilmHero />
      <BenefitCards />
      <FleetSection />
      <ClosingCall scene="plain" heading={homeV1.closing.heading} />
    </SitePage>
  )
}
