import { mailLink } from '@chauffeur/domain/contact-formats'
import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { footerTexts, services } from '@chauffeur/words/en/frame'
import { serviceKeys } from '../content/services.ts'
import { LanguageSwitch } from '../../shared/firm/language-switch.tsx'
import { PhoneLink } from './contact-links.tsx'
import { usePhones, useSite } from '../../shared/firm/use-site.ts'

const quickLinks = ['/', '/fleet', '/services', '/transfers', '/book', '/trip', '/contact'] as const

const legalLinks = ['/privacy', '/terms'] as const

const line = 'inline-flex min-h-11 items-center text-soft transition-colors hover:text-ink md:min-h-9'

/** The foot of every public page: where to go, what there is, how to reach us. The wizard needs the room. */
export function SiteFooter({ isBooking }: { isBooking: boolean }) {
  return isBooking ? <ShortFooter /> : <WholeFooter />
}

function ShortFooter() {
  return (
    <footer data-theme="night" className="border-t border-line">
      <LastLine links={['/contact', ...legalLinks]} className="py-3" />
    </footer>
  )
}

function WholeFooter() {
  const { brandName } = useSite()
  return (
    <footer data-theme="night" className="border-t border-line">
      <div className="shell grid grid-cols-2 gap-x-6 gap-y-10 pt-14 pb-12 *:first:col-span-2 *:last:max-sm:col-span-2 sm:gap-x-10 lg:pt-20 lg:*:first:col-span-1 lg:grid-cols-[1.6fr_1fr_1fr_1.3fr]">
        <div className="max-w-72">
          <p className="font-display text-title">{brandName}</p>
          <p className="mt-3 text-sm text-soft">{footerTexts.claim}</p>
        </div>
        <Column title={footerTexts.links}>
          {quickLinks.map((to) => (
            <li key={to}>
              <Link to={to} className={line}>
                {footerTexts.pages[to]}
              </Link>
            </li>
          ))}
          <li>
            <a href="/api/docs" className={line}>
              {footerTexts.partners}
            </a>
          </li>
        </Column>
        <Column title={footerTexts.services}>
          {serviceKeys.map((key) => (
            <li key={key}>
              <Link to="/services" hash={key} className={line}>
                {services[key].title}
              </Link>
            </li>
          ))}
        </Column>
        <ContactColumn />
      </div>
      <LastLine links={legalLinks} className="pb-24 sm:pb-10" />
    </footer>
  )
}

type LastLineProps = {
  links: readonly ('/contact' | (typeof legalLinks)[number])[]
  className: string
}

function LastLine({ links, className }: LastLineProps) {
  const { brandName, legalName, taxNumber, licenceNumber } = useSite()
  const registrations = [
    legalName,
    taxNumber && footerTexts.taxNumber(taxNumber),
    licenceNumber && footerTexts.licence(licenceNumber),
  ].filter((text) => text !== null)
  return (
    <div
      className={`shell flex flex-wrap items-center justify-between gap-x-8 gap-y-1 border-line text-sm text-soft ${className}`}
    >
      <p className="min-w-0 wrap-anywhere">{[`© ${brandName}`, ...registrations].join(' · ')}</p>
      <LanguageSwitch />
      <ul className="flex flex-wrap gap-x-6">
        {links.map((to) => (
          <li key={to}>
            <Link to={to} className={line}>
              {footerTexts.pages[to]}
            </Link>
          </li>
        ))}
      </ul>
    </div>
  )
}

function ContactColumn() {
  const { contactEmail, address, openingHours, profiles } = useSite()
  const phones = usePhones()
  return (
    <Column title={footerTexts.contact}>
      {phones.map((phone) => (
        <li key={phone}>
          <PhoneLink number={phone} className="md:min-h-9!" />
        </li>
      ))}
      {contactEmail && (
        <li>
          <a href={mailLink(contactEmail)} className={`${line} max-w-full break-all`}>
            {contactEmail}
          </a>
        </li>
      )}
      {[address, openingHours].map(
        (text) =>
          text !== null && (
            <li key={text} className="pt-2 wrap-anywhere whitespace-pre-line text-soft">
              {text}
            </li>
          ),
      )}
      {profiles.length > 0 && (
        <li className="pt-3">
          <h3 className="sr-only">{footerTexts.social}</h3>
          <ul className="flex flex-wrap gap-x-5">
            {profiles.map(({ name, url }) => (
              <li key={name}>
                <a href={url} target="_blank" rel="noopener noreferrer" className={line}>
                  {name}
                  <span className="sr-only"> {footerTexts.opensNewTab}</span>
                </a>
              </li>
            ))}
          </ul>
        </li>
      )}
    </Column>
  )
}

function Column({ title, children }: { readonly title: string; readonly children: ReactNode }) {
  return (
    <section aria-label={title}>
      <h2 className="mb-2 font-sans text-sm font-semibold">{title}</h2>
      <ul className="text-sm">{children}</ul>
    </section>
  )
}
