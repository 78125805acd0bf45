import { Link } from '@tanstack/react-router'
import { SitePage } from '../site/site-page.tsx'
import { useSite } from '../site/use-site.ts'
import { Button } from '../ui/button.tsx'
import { ArrowRightIcon, ChevronLeftIcon } from '../ui/icons.tsx'
import { LegalContents } from './legal-contents.tsx'
import type { LegalDocument } from './legal-document.ts'
import { LegalSections } from './legal-sections.tsx'
import { legalTexts } from './legal-texts.ts'

/** A page to read: the document beside its contents, with the ways on at both ends. */
export function LegalPage({ document: { title, lead, ...document } }: { document: LegalDocument }) {
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
          <h1 className="mt-6 text-display sm:mt-10">{title}</h1>
          <p className="mt-4 max-w-2xl text-lead text-soft">{lead}</p>
          <p className="mt-6 text-sm text-accent">{legalTexts.updated}</p>
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
