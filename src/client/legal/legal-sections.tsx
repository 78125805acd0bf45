import { phoneLink } from '../site/phone-link.ts'
import { useSite } from '../site/use-site.ts'
import type { LegalBlock, LegalSection } from './legal-document.ts'
import { legalTexts } from './legal-texts.ts'

export function LegalSections({ sections }: { sections: readonly LegalSection[] }) {
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
      <Way label={legalTexts.email} href={`mailto:${contactEmail}`} text={contactEmail} />
      {phones.map((phone) => (
        <Way key={phone} label={legalTexts.phone} href={phoneLink(phone)} text={phone} />
      ))}
    </ul>
  )
}

function Way({ label, href, text }: { label: string; href: string; text: string }) {
  return (
    <li className="flex flex-wrap items-center gap-x-3">
      <span className="w-14 text-sm text-soft">{label}</span>
      <a href={href} className="tabular link inline-flex min-h-11 min-w-0 items-center break-all">
        {text}
      </a>
    </li>
  )
}
