import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import {
  contactPage,
  footerTexts,
  legalLinks,
  quickLinks,
  serviceList,
  socialProfiles,
} from '../content/footer.ts'
import { PhoneLink } from './phone-link.tsx'
import { usePhones, useSite } from './use-site.ts'

const line = 'inline-flex min-h-11 items-center text-soft transition-colors hover:text-ink md:min-h-9'

/** The foot of every public page: where to go, what there is, how to reach us. */
export function SiteFooter() {
  const { brandName } = useSite()
  return (
    <footer data-theme="night" className="border-t border-line">
      <div className="shell grid grid-cols-2 gap-x-6 gap-y-10 pt-14 pb-12 *:first:col-span-2 *:last:max-sm:col-span-2 sm:gap-x-10 lg:pt-20 lg:*:first:col-span-1 lg:grid-cols-[1.6fr_1fr_1fr_1.3fr]">
        <div className="max-w-72">
          <p className="font-display text-title">{brandName}</p>
          <p className="mt-3 text-sm text-soft">{footerTexts.claim}</p>
        </div>
        <Column title={footerTexts.links}>
          {quickLinks.map(({ label, to }) => (
            <li key={to}>
              <Link to={to} className={line}>
                {label}
              </Link>
            </li>
          ))}
          <li>
            <Link to={contactPage.to} className={line}>
              {contactPage.label}
            </Link>
          </li>
        </Column>
        <Column title={footerTexts.services}>
          {serviceList.map((service) => (
            <li key={service}>
              <Link to="/services" className={line}>
                {service}
              </Link>
            </li>
          ))}
        </Column>
        <ContactColumn />
      </div>
      <div className="shell flex flex-wrap items-center justify-between gap-x-8 gap-y-1 border-line pb-24 text-sm text-soft sm:pb-10">
        <p>© {brandName}</p>
        <ul className="flex gap-x-6">
          {legalLinks.map(({ label, to }) => (
            <li key={to}>
              <Link to={to} className={line}>
                {label}
              </Link>
            </li>
          ))}
        </ul>
      </div>
    </footer>
  )
}

function ContactColumn() {
  const { contactEmail } = useSite()
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
          <a href={`mailto:${contactEmail}`} className={`${line} max-w-full break-all`}>
            {contactEmail}
          </a>
        </li>
      )}
      {socialProfiles.length > 0 && (
        <li className="pt-3">
          <h3 className="sr-only">{footerTexts.social}</h3>
          <ul className="flex flex-wrap gap-x-5">
            {socialProfiles.map(({ name, href }) => (
              <li key={name}>
                <a href={href} target="_blank" rel="noopener noreferrer" className={line}>
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
