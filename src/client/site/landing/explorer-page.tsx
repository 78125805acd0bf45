import { mailLink } from '@chauffeur/domain/contact-formats'
import { Link } from '@tanstack/react-router'
import { useState } from 'react'
import { services } from '@chauffeur/words/en/frame'
import { explainer, homeV4, membership } from '@chauffeur/words/en/home-v4'
import { Button } from '../../shared/ui/button.tsx'
import { classNames } from '../../shared/ui/class-names.ts'
import { ArrowRightIcon, CheckIcon } from '../../shared/ui/icons.tsx'
import { TabCard, TabCardList, TabCardPanel, TabCards } from '../../shared/ui/tab-cards.tsx'
import { useSite } from '../../shared/firm/use-site.ts'
import { SitePage } from '../frame/site-page.tsx'
import { FIRST_SERVICE, serviceKeys, type ServiceKey } from '../content/services.ts'
import { ClosingCall, BookLink, Section } from './section.tsx'
import { ServicePicture } from './service-picture.tsx'
import { FleetSection } from './fleet-section.tsx'

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

/** One stage, four scenes: the tabs change what stands on it. */
function ServiceExplorer() {
  const [chosen, setChosen] = useState<ServiceKey>(FIRST_SERVICE)
  // The opening of the page does not fade in: a visitor waits for it.
  const [isOpening, setIsOpening] = useState(true)
  return (
    <TabCards
      value={chosen}
      values={serviceKeys}
      onValueChange={(service) => {
        setChosen(service)
        setIsOpening(false)
      }}
      className="mt-9 lg:mt-12"
    >
      <TabCardList label={homeV4.tabList} className="grid grid-cols-2 gap-2 sm:flex sm:flex-wrap">
        {serviceKeys.map((key) => (
          <TabCard
            key={key}
            value={key}
            className={
              'min-h-11 rounded-full border border-line-strong px-6 py-2 font-medium text-soft transition-colors hover:border-ink hover:text-ink ' +
              'data-[state=active]:border-ink data-[state=active]:bg-ink data-[state=active]:text-surface'
            }
          >
            {homeV4.tabs[key]}
          </TabCard>
        ))}
      </TabCardList>
      <div className="mt-6 grid gap-6">
        {serviceKeys.map((key) => (
          <Scene key={key} service={key} fadesIn={!isOpening} />
        ))}
      </div>
    </TabCards>
  )
}

function Scene({ service, fadesIn }: { service: ServiceKey; fadesIn: boolean }) {
  const { title, subtitle, features } = services[service]
  return (
    <TabCardPanel value={service} className={classNames('rounded-sheet', fadesIn && 'animate-fade-in')}>
      <div data-theme="night" className="grid overflow-hidden rounded-sheet lg:grid-cols-[7fr_5fr]">
        <ServicePicture
          service={service}
          sizes="(min-width: 78rem) 43rem, (min-width: 64rem) 58vw, 88vw"
          isFirst={service === FIRST_SERVICE}
          className="aspect-4/3 lg:aspect-auto lg:h-full! lg:min-h-124"
        />
        <div className="flex flex-col p-6 sm:p-10 lg:p-12">
          <h2 className="text-title">{title}</h2>
          <p className="mt-2 text-lead text-soft">{subtitle}</p>
          <ul className="mt-6 mb-8 border-t border-line">
            {features.map((feature) => (
              <li key={feature} className="border-b border-line py-3">
                {feature}
              </li>
            ))}
          </ul>
          <Button asChild variant="primary" size="large" className="mt-auto self-start max-sm:w-full">
            <Link
              to="/book"
              search={service === 'hourly' ? { serviceType: 'hourly' } : { isAirport: service === 'airport' }}
            >
              {homeV4.bookService}
              <ArrowRightIcon className="size-4.5" />
            </Link>
          </Button>
        </div>
      </div>
    </TabCardPanel>
  )
}

/** The quote form as a picture of itself: its button leads to the booking. */
function QuoteTeaser() {
  const { heading, lines, text, example, action } = homeV4.teaser
  return (
    <div className="flex flex-col rounded-sheet bg-raised p-6 shadow-card sm:p-10">
      <h2 className="text-title">{heading}</h2>
      <p className="mt-3 text-soft">{text}</p>
      <p className="eyebrow mt-8">{example}</p>
      <dl className="mt-3 mb-9 border-t border-line">
        {lines.map(({ label, value }) => (
          <div key={label} className="flex items-baseline gap-4 border-b border-line py-3.5">
            <dt className="w-16 text-sm text-soft">{label}</dt>
            <dd className="font-display text-heading">{value}</dd>
          </div>
        ))}
      </dl>
      <BookLink className="mt-auto self-start max-sm:w-full">{action}</BookLink>
    </div>
  )
}

/** How it goes: the way of a journey, with three halts. */
function ThreeSteps() {
  const { eyebrow, heading, steps } = explainer
  return (
    <Section eyebrow={eyebrow} heading={heading}>
      <ol className="mt-12 grid gap-y-10 md:grid-cols-3 lg:mt-16">
        {steps.map(({ title, text }, index) => (
          <li
            key={title}
            className={
              'relative pb-1 pl-10 md:pt-10 md:pr-12 md:pl-0 ' +
              'before:absolute before:top-2.5 before:left-0 before:size-3 before:rounded-full before:border-2 before:border-accent-line before:bg-surface before:z-1 md:before:top-0 ' +
              'after:absolute after:top-4 after:-bottom-12 after:left-1.25 after:w-px after:bg-accent-line last:after:hidden ' +
              'md:after:top-1.25 md:after:right-0 md:after:bottom-auto md:after:left-0 md:after:h-px md:after:w-full'
            }
          >
            <h3 className="text-title">
              <span className="sr-only">{index + 1}. </span>
              {title}
            </h3>
            <p className="mt-2 max-w-sm text-soft">{text}</p>
          </li>
        ))}
      </ol>
    </Section>
  )
}

/** The Elite membership, as advertised. Its button has no action, as agreed; who wants it writes to the address below. */
function MembershipCard() {
  const { contactEmail } = useSite()
  const { eyebrow, heading, price, period, benefits, join } = membership
  return (
    <div data-theme="night" className="flex flex-col rounded-sheet p-6 shadow-card sm:p-10">
      <p className="eyebrow">{eyebrow}</p>
      <h2 className="mt-4 text-title">{heading}</h2>
      <p className="mt-6 flex flex-wrap items-baseline gap-x-3">
        <span className="tabular font-display text-display text-accent">{price}</span>
        <span className="text-soft">{period}</span>
      </p>
      <ul className="mt-6 mb-9 grid gap-3">
        {benefits.map((benefit) => (
          <li key={benefit} className="flex gap-3">
            <CheckIcon className="mt-0.5 size-5 text-accent" />
            <span className="min-w-0">{benefit}</span>
          </li>
        ))}
      </ul>
      <Button size="large" className="mt-auto self-start max-sm:w-full">
        {join}
      </Button>
      {contactEmail && (
        <p className="mt-4 text-sm text-soft">
          {homeV4.membershipContact}{' '}
          <a href={mailLink(contactEmail)} className="link break-all">
            {contactEmail}
          </a>
        </p>
      )}
    </div>
  )
}
