import type { ApiDocument, HttpMethod } from '@chauffeur/contract/api-document'
import { errorCodes } from '@chauffeur/contract/error-codes'
import { DOCS, ContentsList, DocumentationShell, type ContentsPart } from './documentation-shell.tsx'
import { CallSection, type DocumentedCall } from './call-section.tsx'
import { FieldList } from './field-list.tsx'
import { GeneralSections, generalParts, WebhookSection } from './general-sections.tsx'

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

interface TaggedCalls {
  readonly tag: ApiDocument['tags'][number]
  readonly calls: readonly DocumentedCall[]
}

const METHODS = ['get', 'post', 'patch', 'delete'] as const satisfies readonly HttpMethod[]

/** The calls in the order in which the description has their tags. */
function callsByTag({ tags, paths }: ApiDocument): TaggedCalls[] {
  const all = Object.entries(paths).flatMap(([path, calls]) =>
    METHODS.flatMap((method) => {
      const operation = calls[method]
      return operation ? [{ path, method, operation }] : []
    }),
  )
  return tags.map((tag) => ({ tag, calls: all.filter(({ operation }) => operation.tags[0] === tag.name) }))
}

/** Every code with its status, and what a caller does about it. */
function ErrorCodes() {
  return (
    <section aria-labelledby="error-codes" className="pt-12">
      <h2 id="error-codes" className="scroll-mt-6 text-title">
        Error codes
      </h2>
      <p className="mt-2 mb-4 text-soft">
        A code keeps its meaning for ever. One that you do not know is to be treated by its status.
      </p>
      <dl className="divide-y divide-line border-y border-line">
        {Object.entries(errorCodes).map(([code, { status, meaning }]) => (
          <div
            key={code}
            id={`error-${code}`}
            className="grid scroll-mt-6 gap-x-6 gap-y-1 py-3 target:bg-accent-wash sm:grid-cols-[17rem_minmax(0,1fr)]"
          >
            <dt className="flex items-baseline gap-x-3">
              <span className="tabular font-mono text-sm text-faint">{status}</span>
              <code translate="no" className="font-mono text-xs font-semibold break-all">
                {code}
              </code>
            </dt>
            <dd className="text-sm text-soft">{meaning}</dd>
          </div>
        ))}
      </dl>
    </section>
  )
}
