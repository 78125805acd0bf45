import { homeV4 } from '../content/home-v4.ts'
import { SitePage } from '../site/site-page.tsx'
import { ClosingCall } from './closing-call.tsx'
import { FleetSection } from './fleet-section.tsx'
import { MembershipCard } from './membership-card.tsx'
import { QuoteTeaser } from './quote-teaser.tsx'
import { ServiceExplorer } from './service-explorer.tsx'
import { ThreeSteps } from './three-steps.tsx'

/** Variant 4: exploring first. */
export function ExplorerPage() {
  return (
    <SitePage>
      <section id="services" className="scroll-mt-[100px]">
        <div className="shell pt-12 pb-[clamp(3.5rem,8vw,7rem)] lg:pt-16">
          <h1 className="max-w-4xl text-display lg:text-hero">{homeV4.heading}</h1>
          <p className="mt-4 text-lead text-soft">{homeV4.text}</p>
          <ServiceExplorer />
        </div>
      </section>
      <section className="bg-sunken">
        <div className="shell section grid gap-6 lg:grid-cols-2">
          <QuoteTeaser />
          <MembershipCard />
        </div>
      </section>
      <ThreeSteps />
      <FleetSection />
      <ClosingCall />
    </SitePage>
  )
}
