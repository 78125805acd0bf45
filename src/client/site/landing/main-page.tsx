import { useRouter } from '@tanstack/react-router'
import { useEffect, useState } from 'react'
import { services } from '@chauffeur/words/en/frame'
import { mainPage } from '@chauffeur/words/en/home'
import { claims } from '@chauffeur/words/en/landing'
import { CalendarIcon, CheckIcon, ClockIcon, StarIcon, stroke } from '../../shared/ui/icons.tsx'
import { SitePage } from '../frame/site-page.tsx'
import { ClosingCall, heroScene, heroSceneTall, Section, Shore } from './section.tsx'
import { ServicePicture } from './service-picture.tsx'
import { FleetSection } from './fleet-section.tsx'
import { QuoteForm } from './quote-form.tsx'
import { FIRST_SERVICE, type ServiceKey, serviceKeys } from '../content/services.ts'
import { TabCard, TabCardList, TabCardPanel, TabCards } from '../../shared/ui/tab-cards.tsx'

const ShieldIcon = stroke('M12 3.5 5 6v5.5c0 4.3 2.8 7.4 7 9 4.2-1.6 7-4.7 7-9V6z', 'm9 12 2.2 2.2L15.2 10')

/** The main landing page: the quote first. /fleet and /services open it at their section. */
export function MainPage({ anchor }: { anchor?: 'fleet' | 'services' }) {
  return (
    <SitePage anchor={anchor} keepsClear>
      <Hero />
      <ServicesShowcase {...mainPage.services} />
      <FleetSection />
      <Excellence />
      <ClosingCall />
    </SitePage>
  )
}

function Hero() {
  const { heading, text } = mainPage.hero
  return (
    <>
      <Shore
        drawing={heroScene}
        tall={heroSceneTall}
        isFirst
        className="pt-44 pb-3 sm:pt-56 lg:pb-9"
        text={
          <div className="shell pt-3 pb-6 lg:pt-8">
            <h1 className="max-w-4xl text-[clamp(2rem,1.35rem+3.9vw,4rem)] leading-[1.07] tracking-tight">
              {heading}
            </h1>
            <p className="mt-2.5 text-lead text-soft sm:mt-3.5">{text}</p>
            <Badges />
          </div>
        }
      >
        <div className="shell max-sm:px-3!">
          <div className="rounded-sheet bg-raised px-4 pb-4 shadow-float sm:px-6 sm:pb-6">
            <QuoteForm />
          </div>
        </div>
      </Shore>
      <Facts />
    </>
  )
}

const facts = [
  ['price', ShieldIcon],
  ['waiting', ClockIcon],
  ['cancellation', CalendarIcon],
] as const

/** The benefits that every price includes, under the form that asks for one. */
function Facts() {
  return (
    <ul className="shell grid gap-x-14 gap-y-5 pt-7 md:grid-cols-3">
      {facts.map(([claim, Icon]) => (
        <li key={claim} className="flex gap-3.5 text-sm text-soft">
          <Icon className="mt-0.5 size-6 text-accent" />
          <span className="min-w-0">
            <span className="block text-base leading-snug font-medium text-ink">{claims[claim].title}</span>
            {claims[claim].text}
          </span>
        </li>
      ))}
    </ul>
  )
}

function Badges() {
  return (
    <ul className="mt-3.5 flex flex-wrap gap-y-2 overflow-x-clip text-xs sm:text-sm">
      {mainPage.hero.badges.map((badge) => (
        <li
          key={badge}
          // The bar before the first of a line is beyond its edge.
          className="relative right-3.25 border-l border-accent-line px-3 leading-none sm:right-5.25 sm:px-5"
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
    <Section eyebrow={eyebrow} heading={heading} text={text}>
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
    </Section>
  )
}

/** The four services, one of them open (anchor `services`); each has its key as its own anchor. */
function ServicesShowcase({ eyebrow, heading }: { eyebrow: string; heading: string }) {
  const [chosen, setChosen] = useChosenService()
  return (
    <Section id="services" eyebrow={eyebrow} heading={heading}>
      <TabCards
        value={chosen}
        values={serviceKeys}
        onValueChange={setChosen}
        orientation="vertical"
        className="mt-10 grid gap-x-16 gap-y-8 lg:mt-14 lg:grid-cols-[5fr_7fr]"
      >
        <TabCardList label={heading} className="grid grid-cols-2 content-start gap-x-4 lg:grid-cols-1">
          {serviceKeys.map((key) => (
            <TabCard
              key={key}
              value={key}
              className={
                'group relative flex min-h-16 flex-col justify-center border-t border-line py-4 text-left lg:last:border-b ' +
                'before:absolute before:-top-px before:left-0 before:h-px before:w-full before:origin-left before:scale-x-0 ' +
                'before:bg-accent-line before:transition-transform before:duration-250 data-[state=active]:before:scale-x-100 ' +
                'lg:min-h-28 lg:py-6'
              }
            >
              <span className="font-display text-heading text-soft transition-colors group-hover:text-ink group-data-[state=active]:text-ink lg:text-title">
                {services[key].title}
              </span>
              <span className="mt-1 text-sm text-soft max-lg:hidden">{services[key].subtitle}</span>
            </TabCard>
          ))}
        </TabCardList>
        <div className="grid gap-14 noscript:md:grid-cols-2 noscript:lg:col-span-2">
          {serviceKeys.map((key) => (
            <ServicePanel key={key} service={key} />
          ))}
        </div>
      </TabCards>
    </Section>
  )
}

/** The airport at first, and what the address names after the # at each visit of it. */
function useChosenService() {
  const router = useRouter()
  const [chosen, setChosen] = useState<ServiceKey>(FIRST_SERVICE)
  useEffect(() => {
    const open = () =>
      setChosen((current) => serviceKeys.find((key) => key === router.latestLocation.hash) ?? current)
    open()
    return router.subscribe('onRendered', open)
  }, [router])
  return [chosen, setChosen] as const
}

function ServicePanel({ service }: { service: ServiceKey }) {
  const { title, subtitle, features } = services[service]
  return (
    <TabCardPanel value={service} className="animate-fade-in rounded-card">
      <div id={service} className="scroll-mt-[100px]" />
      <ServicePicture
        service={service}
        sizes="(min-width: 78rem) 41rem, (min-width: 64rem) 55vw, 88vw"
        className="aspect-4/3 rounded-card lg:aspect-16/10"
      />
      <h3 className="mt-6 text-heading lg:scripted:sr-only">
        {title}
        <span className="mt-1 block font-sans text-base text-soft">{subtitle}</span>
      </h3>
      <ul className="mt-5 grid gap-x-8 gap-y-3 sm:grid-cols-2">
        {features.map((feature) => (
          <li key={feature} className="flex gap-3">
            <CheckIcon className="mt-0.5 size-5 text-accent" />
            <span className="min-w-0">{feature}</span>
          </li>
        ))}
      </ul>
    </TabCardPanel>
  )
}
