import { mainPage } from '../content/home.ts'
import { SitePage } from '../site/site-page.tsx'
import { Backdrop, heroScene, heroSceneTall } from './backdrop.tsx'
import { ClosingCall } from './closing-call.tsx'
import { Excellence } from './excellence.tsx'
import { FleetSection } from './fleet-section.tsx'
import { QuoteForm } from './quote-form.tsx'
import { ServicesShowcase } from './services-showcase.tsx'

/** The main landing page: the quote first. /fleet and /services open it at their section. */
export function MainPage({ anchor }: { anchor?: 'fleet' | 'services' }) {
  return (
    <SitePage anchor={anchor}>
      <Hero />
      <ServicesShowcase {...mainPage.services} />
      <FleetSection />
      <Excellence />
      <ClosingCall />
    </SitePage>
  )
}

function Hero() {
  const { eyebrow, heading, text } = mainPage.hero
  return (
    <section data-theme="night" className="relative isolate">
      <Backdrop
        drawing={heroScene}
        tall={heroSceneTall}
        isFirst
        veil="bg-linear-to-b from-surface/50 via-surface/70 to-surface lg:bg-linear-to-r lg:from-surface lg:via-surface/55 lg:to-surface/20"
        className="max-lg:bottom-auto! max-lg:h-152"
      />
      <div className="shell grid items-center gap-x-16 gap-y-10 pt-14 pb-10 lg:min-h-184 lg:grid-cols-[minmax(0,1fr)_27rem] lg:py-20">
        <div className="max-w-2xl">
          <p className="eyebrow">{eyebrow}</p>
          <h1 className="mt-5 text-hero">{heading}</h1>
          <p className="mt-6 max-w-xl text-lead text-soft">{text}</p>
          <Badges className="mt-10 max-lg:hidden" />
        </div>
        <div data-theme="sand" className="rounded-sheet bg-raised! p-5 shadow-float sm:p-8">
          <QuoteForm />
        </div>
        <Badges className="lg:hidden" />
      </div>
    </section>
  )
}

function Badges({ className }: { className: string }) {
  return (
    <ul className={`flex flex-wrap gap-y-2 text-xs sm:text-sm ${className}`}>
      {mainPage.hero.badges.map((badge) => (
        <li
          key={badge}
          className="border-accent-line pr-3 leading-none not-first:border-l not-first:pl-3 sm:pr-5 sm:not-first:pl-5"
        >
          {badge}
        </li>
      ))}
    </ul>
  )
}
