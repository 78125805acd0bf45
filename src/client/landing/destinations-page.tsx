import { homeV2 } from '../content/home-v2.ts'
import { SitePage } from '../site/site-page.tsx'
import { Picture } from '../ui/picture.tsx'
import { heroScene, heroSceneTall } from './backdrop.tsx'
import { BookLink } from './book-link.tsx'
import { ClosingCall } from './closing-call.tsx'
import { Destinations } from './destinations.tsx'
import { FleetSection } from './fleet-section.tsx'
import { ServiceSpreads } from './service-spreads.tsx'

/** Variant 2, "Luxury Redefined": a magazine on sand. */
export function DestinationsPage() {
  return (
    <SitePage>
      <Masthead />
      <Destinations />
      <ServiceSpreads />
      <FleetSection />
      <ClosingCall scene="river" heading={homeV2.closing.heading} />
    </SitePage>
  )
}

function Masthead() {
  const { eyebrow, heading, text, note, book, scene } = homeV2
  return (
    <section>
      <div className="shell pt-12 pb-[clamp(3.5rem,8vw,7rem)] lg:pt-20">
        <p className="eyebrow">{eyebrow}</p>
        <h1 className="mt-5 text-[clamp(3rem,1rem+9.4vw,9.25rem)] leading-[0.95] tracking-tight">
          {heading}
        </h1>
        <div className="mt-8 grid gap-x-16 gap-y-8 lg:mt-14 lg:grid-cols-[7fr_5fr]">
          <Picture
            {...heroScene}
            tall={heroSceneTall}
            sizes="(min-width: 78rem) 42rem, (min-width: 64rem) 55vw, (orientation: portrait) 60vw, 88vw"
            alt={scene}
            isFirst
            className="aspect-4/3 h-auto w-full rounded-card bg-sunken object-cover portrait:aspect-4/5"
          />
          <div className="flex flex-col justify-end lg:pb-2">
            <p className="font-display text-title">{text}</p>
            <p className="mt-6 border-t border-line pt-5 text-soft">{note}</p>
            <BookLink className="mt-8 self-start max-sm:w-full">{book}</BookLink>
          </div>
        </div>
      </div>
    </section>
  )
}
