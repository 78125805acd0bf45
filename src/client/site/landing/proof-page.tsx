import { mailLink } from '@chauffeur/domain/contact-formats'
import { whatsappLink } from '@chauffeur/domain/whatsapp'
import type { ReactNode } from 'react'
import { services } from '@chauffeur/words/en/frame'
import { homeV3, statTexts, testimonialTexts } from '@chauffeur/words/en/home-v3'
import { Button } from '../../shared/ui/button.tsx'
import { StarIcon } from '../../shared/ui/icons.tsx'
import { usePhones, useSite } from '../../shared/firm/use-site.ts'
import { SitePage } from '../frame/site-page.tsx'
import { serviceKeys } from '../content/services.ts'
import { PhoneLink } from '../frame/contact-links.tsx'
import { BookLink, Section } from './section.tsx'
import { FleetSection } from './fleet-section.tsx'

/** Quotes of guests. The owner may change them: use only those of guests who agreed. */
const testimonials = [
  { name: 'Helena M.', quote: 'assistant', rating: 5 },
  { name: 'Jonas & Ida', quote: 'wedding', rating: 5 },
  { name: 'Richard B.', quote: 'golf', rating: 5 },
] as const

type Testimonial = (typeof testimonials)[number]

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

/** The company in four figures. */
function Stats() {
  return (
    <div className="shell pb-16 lg:pb-24">
      <dl
        aria-label={homeV3.figures}
        className="grid grid-cols-2 gap-x-6 gap-y-10 border-t border-line pt-8 lg:flex lg:justify-between lg:pt-10"
      >
        {statTexts.stats.map(({ figure, label }) => (
          <div key={label} className="flex flex-col-reverse justify-end">
            <dt className="mt-3 max-w-44 text-sm text-soft">{label}</dt>
            <dd className="font-display text-hero text-accent sm:whitespace-nowrap">{figure}</dd>
          </div>
        ))}
      </dl>
    </div>
  )
}

/** The four services side by side, as text only. */
function ServiceTable() {
  return (
    <Section id="services" {...homeV3.services}>
      <ul className="mt-12 grid gap-x-8 gap-y-12 sm:grid-cols-2 lg:mt-16 lg:grid-cols-4">
        {serviceKeys.map((key) => {
          const { title, subtitle, features } = services[key]
          return (
            <li key={key} className="border-t border-accent-line pt-6">
              <h3 className="text-heading">{title}</h3>
              <p className="mt-1.5 text-soft sm:min-h-13">{subtitle}</p>
              <ul className="mt-5 text-sm">
                {features.map((feature) => (
                  <li key={feature} className="border-t border-line py-3">
                    {feature}
                  </li>
                ))}
              </ul>
            </li>
          )
        })}
      </ul>
    </Section>
  )
}

/** Quotes of guests: the first one large, the others beside it. */
function Testimonials() {
  const [first, ...others] = testimonials
  if (!first) return null
  return (
    <Section eyebrow={testimonialTexts.eyebrow} heading={testimonialTexts.heading}>
      <div className="mt-12 grid gap-x-16 gap-y-12 lg:mt-16 lg:grid-cols-[7fr_5fr]">
        <Quote {...first} className="text-title lg:text-display" />
        <div className="grid content-between gap-y-10 lg:border-l lg:border-line lg:pl-12">
          {others.map((testimonial) => (
            <Quote key={testimonial.name} {...testimonial} className="text-heading" />
          ))}
        </div>
      </div>
    </Section>
  )
}

function Quote({ name, quote, rating, className }: Testimonial & { className: string }) {
  const { role, content } = testimonialTexts.quotes[quote]
  return (
    <figure>
      <div className="flex gap-1 text-accent">
        <span className="sr-only">{testimonialTexts.rating(rating)}</span>
        {Array.from({ length: rating }, (_, star) => (
          <StarIcon key={star} className="size-4 fill-current" />
        ))}
      </div>
      <blockquote className={`mt-4 font-display text-balance ${className}`}>
        <p>{testimonialTexts.quote(content)}</p>
      </blockquote>
      <figcaption className="mt-5 text-sm">
        <span className="font-medium">{name}</span>
        <span className="block text-soft">{role}</span>
      </figcaption>
    </figure>
  )
}

const line = 'link inline-flex min-h-11 items-center break-all'

/** Whom to talk to: as many ways as the owner has set. */
function ContactCard() {
  const { contactEmail, whatsappNumber } = useSite()
  const phones = usePhones()
  const { heading, text, phone, email, chat, chatAction, opensNewTab, book } = homeV3.contact
  return (
    <section id="talk" className="shell scroll-mt-[100px] pb-[clamp(3.5rem,8vw,7rem)]">
      <div
        data-theme="night"
        className="grid gap-x-16 gap-y-10 rounded-sheet p-6 sm:p-10 lg:grid-cols-[7fr_5fr] lg:p-16"
      >
        <div>
          <h2 className="text-display">{heading}</h2>
          <p className="mt-4 max-w-lg text-lead text-soft">{text}</p>
          <BookLink className="mt-8 max-sm:w-full">{book}</BookLink>
        </div>
        <dl className="grid content-center">
          {phones.length > 0 && (
            <Way name={phone}>
              {phones.map((number) => (
                <PhoneLink key={number} number={number} className="mr-6" />
              ))}
            </Way>
          )}
          {contactEmail && (
            <Way name={email}>
              <a href={mailLink(contactEmail)} className={line}>
                {contactEmail}
              </a>
            </Way>
          )}
          {whatsappNumber && (
            <Way name={chat}>
              <a
                href={whatsappLink(whatsappNumber)}
                target="_blank"
                rel="noopener noreferrer"
                className={line}
              >
                {chatAction}
                <span className="sr-only"> {opensNewTab}</span>
              </a>
            </Way>
          )}
        </dl>
      </div>
    </section>
  )
}

function Way({ name, children }: { readonly name: string; readonly children: ReactNode }) {
  return (
    <div className="border-t border-line py-3 first:border-t-0">
      <dt className="text-sm text-soft">{name}</dt>
      <dd>{children}</dd>
    </div>
  )
}
