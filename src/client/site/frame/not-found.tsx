import { phoneLink, mailLink } from '@chauffeur/domain/contact-formats'
import { Link } from '@tanstack/react-router'
import { notFoundTexts } from '@chauffeur/words/en/not-found'
import { ArrowRightIcon } from '../../shared/ui/icons.tsx'
import { useSite } from '../../shared/firm/use-site.ts'
import { SitePage } from './site-page.tsx'

/** Where to go instead. */
const waysOn = ['/book', '/', '/terms'] as const

/** In place of a page that does not exist: what happened, and the ways on. */
export function NotFound() {
  const { code, rest, body, ways } = notFoundTexts
  return (
    <SitePage>
      <div data-theme="night">
        <div className="shell grid min-h-[70vh] content-center items-center gap-x-20 gap-y-12 py-16 lg:grid-cols-2">
          <div>
            <h1 className="text-display">
              <span className="tabular -ml-1 block text-[clamp(6rem,20vw,12rem)] leading-none text-accent">
                {code}
              </span>{' '}
              {rest}
            </h1>
            <p className="mt-5 max-w-md text-lead text-soft">{body}</p>
          </div>
          <div>
            <nav aria-label={notFoundTexts.waysOn}>
              <ul className="divide-y divide-line border-y border-line">
                {waysOn.map((to) => (
                  <li key={to}>
                    <Link to={to} className="group flex items-center justify-between gap-6 py-5">
                      <span className="min-w-0">
                        <span className="block font-display text-heading group-hover:text-accent">
                          {ways[to].title}
                        </span>
                        <span className="mt-1 block text-sm text-soft">{ways[to].text}</span>
                      </span>
                      <ArrowRightIcon className="text-accent transition-transform group-hover:translate-x-1" />
                    </Link>
                  </li>
                ))}
              </ul>
            </nav>
            <AskAPerson />
          </div>
        </div>
      </div>
    </SitePage>
  )
}

function AskAPerson() {
  const { contactPhone, contactEmail } = useSite()
  return (
    <p className="mt-6 flex flex-wrap items-center gap-x-5 text-sm text-soft">
      {notFoundTexts.reachUs}
      {contactPhone !== null && (
        <a href={phoneLink(contactPhone)} className="tabular link inline-flex min-h-11 items-center">
          {contactPhone}
        </a>
      )}
      <a href={mailLink(contactEmail)} className="link inline-flex min-h-11 items-center break-all">
        {contactEmail}
      </a>
    </p>
  )
}
