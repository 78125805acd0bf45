import { homeV3 } from '../content/home-v3.ts'
import { SitePage } from '../site/site-page.tsx'
import { Button } from '../ui/button.tsx'
import { BookLink } from './book-link.tsx'
import { ContactCard } from './contact-card.tsx'
import { FleetSection } from './fleet-section.tsx'
import { ServiceTable } from './service-table.tsx'
import { Stats } from './stats.tsx'
import { Testimonials } from './testimonials.tsx'

/** Variant 3: the proof, from the figures to a person to talk to. */
export function ProofPage() {
  const { eyebrow, heading, text, book, talk } = homeV3
  return (
    <SitePage>
      <section data-theme="night">
        <div className="shell grid items-end gap-x-16 gap-y-8 pt-16 pb-14 lg:grid-cols-[7fr_5fr] lg:pt-28 lg:pb-24">
          <div>
            <p className="eyebrow">{eyebrow}</p>
            <h1 className="mt-5 text-hero">{heading}</h1>
          </div>
          <div className="max-w-lg lg:pb-2">
            <p className="text-lead text-soft">{text}</p>
            <div className="mt-8 flex flex-wrap gap-4">
              <BookLink>{book}</BookLink>
              <Button asChild size="large">
                <a href="#talk">{talk}</a>
              </Button>
            </div>
          </div>
        </div>
        <Stats />
      </section>
      <ServiceTable />
      <FleetSection />
      <Testimonials />
      <ContactCard />
    </SitePage>
  )
}
