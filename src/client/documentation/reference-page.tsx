import type { ApiDocument } from '@chauffeur/contract/api-document'
import { DOCS } from './addresses.ts'
import { CallSection } from './call-section.tsx'
import { callsByTag, type TaggedCalls } from './calls-by-tag.ts'
import { ContentsList, type ContentsPart } from './contents-list.tsx'
import { DocumentationShell } from './documentation-shell.tsx'
import { ErrorCodes } from './error-codes.tsx'
import { FieldList } from './field-list.tsx'
import { GeneralSections, generalParts } from './general-sections.tsx'
import { WebhookSection } from './webhook-section.tsx'

export type PageProps = {
  readonly document: ApiDocument
  readonly brandName: string
  readonly styles: readonly string[]
}

/** Every call of the API, from its own description. */
export function ReferencePage({ document, brandName, styles }: PageProps) {
  const tagged = callsByTag(document)
  return (
    <DocumentationShell
      brandName={brandName}
      styles={styles}
      at={DOCS}
      title="API reference"
      lead="Search places, quote fixed prices and book chauffeured transfers from your own software."
      contents={<ContentsList parts={partsOf(tagged)} />}
    >
      <GeneralSections document={document} />
      {tagged.map(({ tag, calls }) => (
        <section key={tag.name} aria-labelledby={anchorOf(tag.name)} className="pt-12">
          <h2 id={anchorOf(tag.name)} className="scroll-mt-6 text-title">
            {tag.name}
          </h2>
          <p className="mt-2 mb-8 text-soft">{tag.description}</p>
          {calls.map((call) => (
            <CallSection key={call.operation.operationId} document={document} {...call} />
          ))}
        </section>
      ))}
      <WebhookSection document={document} />
      <section aria-labelledby="objects" className="pt-12">
        <h2 id="objects" className="scroll-mt-6 text-title">
          Objects
        </h2>
        <p className="mt-2 text-soft">What several calls answer. New fields may come.</p>
        {Object.entries(document.components.schemas).map(([name, schema]) => (
          <article key={name} id={`object-${name}`} className="scroll-mt-6 pt-10">
            <h3 className="mb-3 text-heading">{name}</h3>
            <FieldList schema={schema} />
          </article>
        ))}
      </section>
      <ErrorCodes />
    </DocumentationShell>
  )
}

function partsOf(tagged: readonly TaggedCalls[]): ContentsPart[] {
  return [
    ...generalParts,
    ...tagged.map(({ tag, calls }) => ({
      title: tag.name,
      anchor: anchorOf(tag.name),
      lines: calls.map(({ operation: { operationId, summary } }) => ({
        title: summary.split(/[;:,]/)[0] ?? summary,
        anchor: operationId,
      })),
    })),
    { title: 'Webhooks', anchor: 'webhooks', lines: [] },
    { title: 'Objects', anchor: 'objects', lines: [] },
    { title: 'Error codes', anchor: 'error-codes', lines: [] },
  ]
}

function anchorOf(tag: string): string {
  return `tag-${tag.toLowerCase().replace(/[^a-z]+/g, '-')}`
}
