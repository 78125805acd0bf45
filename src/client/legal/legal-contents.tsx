import { Disclosure } from '../ui/disclosure.tsx'
import type { LegalSection } from './legal-document.ts'
import { legalTexts } from './legal-texts.ts'

type LegalContentsProps = { sections: readonly LegalSection[] }

/** The sections by name: beside the text where there is room, folded before it elsewhere. */
export function LegalContents({ sections }: LegalContentsProps) {
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
