import { homeV1 } from '../content/home-v1.ts'
import { SitePage } from '../frame/site-page.tsx'
import { claims } from '../content/claims.ts'
import { ClosingCall, SectionHead } from './section.tsx'
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

const included = ['waiting', 'price', 'cancellation', 'hourly', 'invoicing', 'roundTheClock'] as const

/** The benefits that are always included, as a ledger of six. */
function BenefitCards() {
  const { eyebrow, heading } = homeV1.benefits
  return (
    <section>
      <div className="shell section">
        <SectionHead eyebrow={eyebrow} heading={heading} />
        <ul className="mt-12 grid gap-3 sm:gap-4 sm:grid-cols-2 lg:mt-16 lg:grid-cols-3 lg:gap-5">
          {included.map((claim) => (
            <li
              key={claim}
              className="flex flex-col justify-between gap-3 sm:min-h-52 sm:gap-8 rounded-card bg-raised p-6 shadow-card lg:min-h-64 lg:p-8"
            >
              <h3 className="text-heading lg:text-title">{claims[claim].title}</h3>
              <p className="text-soft">{claims[claim].text}</p>
            </li>
          ))}
        </ul>
      </div>
    </section>
  )
}
