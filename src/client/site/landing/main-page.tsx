import { ClockIcon, ShieldIcon, StarIcon } from '../../shared/ui/icons.tsx'
import { mainPage } from '../content/home.ts'
import { SitePage } from '../frame/site-page.tsx'
import { claims } from '../content/claims.ts'
import { Backdrop, heroScene, heroSceneTall, ClosingCall, SectionHead } from './section.tsx'
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

const icons = [ClockIcon, ShieldIcon, StarIcon]
const terms = ['price', 'cancellation', 'hourly', 'invoicing'] as const

/** Three promises of every journey, and the terms in one line each. */
function Excellence() {
  const { eyebrow, heading, text, promises } = mainPage.excellence
  return (
    <section>
      <div className="shell section">
        <SectionHead eyebrow={eyebrow} heading={heading}>
          <p>{text}</p>
        </SectionHead>
        <ul className="mt-12 grid gap-x-12 gap-y-10 md:grid-cols-3 lg:mt-16">
          {promises.map(({ title, text }, index) => {
            const Icon = icons[index] ?? StarIcon
            return (
              <li key={title}>
                <Icon className="size-7 text-accent" />
                <h3 className="mt-5 text-heading">{title}</h3>
                <p className="mt-2 text-soft">{text}</p>
              </li>
            )
          })}
        </ul>
        <ul className="mt-14 grid border-t border-line text-sm sm:grid-cols-2 lg:grid-cols-4">
          {terms.map((claim) => (
            <li
              key={claim}
              className="border-line py-4 pr-6 max-lg:border-b sm:max-lg:even:pl-6 lg:not-first:border-l lg:not-first:pl-6"
            >
              {claims[claim].title}
            </li>
          ))}
        </ul>
      </div>
    </section>
  )
}
