import { phoneLink, mailLink } from '@chauffeur/domain/contact-formats'
import { DEFAULT_LOCALE, LANGUAGE_TAGS } from '@chauffeur/domain/locale'
import { Link } from '@tanstack/react-router'
import { currentLocale } from '@chauffeur/words/current-locale'
import { legalHeads } from '@chauffeur/words/en/frame'
import { legalTexts } from '@chauffeur/words/en/legal'
import type { LegalBlock, LegalDocument, LegalSection } from '@chauffeur/words/legal-document'
import { useSite } from '../../shared/firm/use-site.ts'
import { Button } from '../../shared/ui/button.tsx'
import { ArrowRightIcon, ChevronLeftIcon } from '../../shared/ui/icons.tsx'
import { Disclosure } from '../../shared/ui/disclosure.tsx'
import { SitePage } from '../frame/site-page.tsx'

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

type LegalContentsProps = { sections: readonly LegalSection[] }

/** The sections by name: beside the text where there is room, folded before it elsewhere. */
function LegalContents({ sections }: LegalContentsProps) {
  return (
    <>
      <nav aria-label={legalTexts.contents} className="border-t border-line lg:hidden">
        <Disclosure title={legalTexts.contents}>
          <Links sections={sections} />
        </Disclosure>
      </nav>
      <nav aria-label={legalTexts.contents} className="sticky top-28 max-lg:hidden">
        <p className="eyebrow mb-3">{legalTexts.contents}</p>
        <Links sections={sections} />
      </nav>
    </>
  )
}

function Links({ sections }: LegalContentsProps) {
  return (
    <ol className="lg:border-l lg:border-line">
      {sections.map(({ id, title }) => (
        <li key={id}>
          <a
            href={`#${id}`}
            className="flex min-h-11 items-center py-1.5 text-sm leading-snug text-soft hover:text-accent lg:min-h-9 lg:pl-5"
          >
            {title}
          </a>
        </li>
      ))}
    </ol>
  )
}

function LegalSections({ sections }: { sections: readonly LegalSection[] }) {
  return (
    <div className="grid max-w-[42rem] gap-12">
      {sections.map(({ id, title, blocks }, index) => (
        <section key={id} id={id} aria-labelledby={`${id}-title`} className="scroll-mt-24">
          <p aria-hidden="true" className="tabular mb-1.5 text-sm text-accent">
            {String(index + 1).padStart(2, '0')}
          </p>
          <h2 id={`${id}-title`} className="text-title">
            {title}
          </h2>
          <div className="mt-4 grid gap-4">
            {blocks.map((block) => (
              <Block key={JSON.stringify(block)} block={block} />
            ))}
          </div>
        </section>
      ))}
    </div>
  )
}

function Block({ block }: { block: LegalBlock }) {
  if (typeof block === 'string') return <p>{block}</p>
  if ('list' in block)
    return (
      <ul className="grid list-disc gap-2 pl-5 marker:text-accent-line">
        {block.list.map((item) => (
          <li key={item} className="pl-1">
            {item}
          </li>
        ))}
      </ul>
    )
  if ('terms' in block)
    return (
      <dl className="grid divide-y divide-line border-y border-line">
        {block.terms.map(([name, text]) => (
          <div key={name} className="grid gap-x-6 gap-y-1 py-4 sm:grid-cols-[11rem_minmax(0,1fr)]">
            <dt className="leading-snug font-medium sm:pt-0.5">{name}</dt>
            <dd>{text}</dd>
          </div>
        ))}
      </dl>
    )
  return <Contacts />
}

function Contacts() {
  const { contactPhone, contactPhone2, contactEmail } = useSite()
  const phones = [contactPhone, contactPhone2].filter((phone) => phone !== null)
  return (
    <ul className="grid gap-1">
      <Way label={legalTexts.email} href={mailLink(contactEmail)} text={contactEmail} />
      {phones.map((phone) => (
        <Way key={phone} label={legalTexts.phone} href={phoneLink(phone)} text={phone} />
      ))}
    </ul>
  )
}

function Way({ label, href, text }: { label: string; href: string | undefined; text: string }) {
  return (
    <li className="flex flex-wrap items-center gap-x-3">
      <span className="w-14 text-sm text-soft">{label}</span>
      <a href={href} className="tabular link inline-flex min-h-11 min-w-0 items-center break-all">
        {text}
      </a>
    </li>
  )
}
