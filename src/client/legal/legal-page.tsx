import { DEFAULT_LOCALE, LANGUAGE_TAGS } from '@chauffeur/domain/locale'
import { Link } from '@tanstack/react-router'
import { currentLocale } from '../locale/current-locale.ts'
import { SitePage } from '../site/site-page.tsx'
import { useSite } from '../site/use-site.ts'
import { Button } from '../ui/button.tsx'
import { ArrowRightIcon, ChevronLeftIcon } from '../ui/icons.tsx'
import { LegalContents } from './legal-contents.tsx'
import type { LegalDocument } from './legal-document.ts'
import { legalHeads } from './legal-heads.ts'
import { LegalSections } from './legal-sections.tsx'
import { legalTexts } from './legal-texts.ts'

type LegalPageProps = { page: keyof typeof legalHeads; document: LegalDocument }

/** A page to read: the document beside its contents, with the ways on at both ends. */
export function LegalPage({ page, document }: LegalPageProps) {
  const sections = document.sections(useSite())
  return (
    <SitePage>
      <div data-theme="night" className="pt-6 pb-12 sm:pt-8 sm:pb-16">
        <div className="shell">
          <Link
            to="/"
            className="-ml-1.5 inline-flex min-h-11 items-center gap-1.5 text-sm text-soft hover:text-accent"
          >
            <ChevronLeftIcon className="size-4.5" />
            {legalTexts.home}
          </Link>
          <h1 className="mt-6 text-display sm:mt-10">{legalHeads[page].title}</h1>
          <p className="mt-4 max-w-2xl text-lead text-soft">{document.lead}</p>
          <p className="mt-6 text-sm text-accent">{legalTexts.updated}</p>
          {currentLocale() !== DEFAULT_LOCALE && <TranslationNote page={page} />}
        </div>
      </div>
      <div className="shell grid items-start gap-x-16 gap-y-10 py-10 sm:py-16 lg:grid-cols-[17rem_minmax(0,1fr)]">
        <LegalContents sections={sections} />
        <div className="min-w-0">
          <LegalSections sections={sections} />
          <div className="mt-14 flex flex-wrap items-center gap-x-6 gap-y-3 border-t border-line pt-8">
            <Button asChild variant="primary" size="large">
              <Link to="/book">
                {legalTexts.bookNow}
                <ArrowRightIcon className="size-4.5" />
              </Link>
            </Button>
            <Button asChild variant="ghost" size="large">
              <Link to="/">{legalTexts.home}</Link>
            </Button>
          </div>
        </div>
      </div>
    </SitePage>
  )
}

/** Which text counts, and the way to it. */
function TranslationNote({ page }: Pick<LegalPageProps, 'page'>) {
  const english = LANGUAGE_TAGS[DEFAULT_LOCALE]
  return (
    <p className="mt-4 flex max-w-2xl flex-wrap items-center gap-x-2">
      {legalTexts.translation}
      <a href={`/${page}`} hrefLang={english} className="link inline-flex min-h-11 items-center">
        {legalTexts.original}
      </a>
    </p>
  )
}
