import type { ApiDocument } from '@chauffeur/contract/api-document'
import { STARTED } from './addresses.ts'
import { CodeBlock } from './code-block.tsx'
import { json } from './curl-of.ts'
import { resolveAnswer } from './examples-of.ts'
import { Field } from './field-list.tsx'
import { refName } from './describe-schema.ts'

const STATUS: Readonly<Record<string, string>> = { '2XX': '200–299', default: 'other' }

/** What is sent to receivers: when, with which headers and body, and what their answers do. */
export function WebhookSection({ document }: { readonly document: ApiDocument }) {
  const events = Object.entries(document.webhooks).map(([name, { post }]) => {
    const { schema, examples = {} } = post.requestBody?.content['application/json'] ?? { schema: {} }
    return { ...post, name, object: refName(schema), examples: Object.values(examples) }
  })
  const [{ parameters = [], responses } = { responses: {} }] = events
  const sent = events.flatMap(({ examples, name }) => examples.map(({ value }) => ({ name, value })))
  return (
    <section aria-labelledby="webhooks" className="pt-12">
      <h2 id="webhooks" className="scroll-mt-6 text-title">
        Webhooks
      </h2>
      <p className="mt-2 mb-8 text-soft">
        What we post to an address of yours about the bookings that were made with your API key. You enter it
        with <code className="font-mono text-sm">POST /api/v1/webhooks</code>, or the office does. How to
        check and take a message:{' '}
        <a href={`${STARTED}#webhooks`} className="link">
          getting started
        </a>
        .
      </p>
      <div className="grid gap-x-10 gap-y-6 border-t border-line py-10 xl:grid-cols-[minmax(0,1fr)_minmax(0,28rem)]">
        <div className="min-w-0">
          <h3 className="mb-2 font-sans text-sm font-semibold">Types</h3>
          <dl className="divide-y divide-line border-y border-line">
            {events.map(({ name, operationId, summary, object }) => (
              <div key={name} id={operationId} className="scroll-mt-6 py-3">
                <dt className="flex flex-wrap items-baseline gap-x-3">
                  <code translate="no" className="font-mono text-sm font-semibold">
                    {name}
                  </code>
                  <a href={`#object-${object}`} className="link text-sm">
                    {object}
                  </a>
                </dt>
                <dd className="mt-1 text-sm text-soft">{summary}</dd>
              </div>
            ))}
          </dl>
          <h3 className="mt-6 mb-2 font-sans text-sm font-semibold">Headers</h3>
          <ul className="divide-y divide-line border-y border-line">
            {parameters.map(({ name, required, description = '', schema }) => (
              <Field key={name} name={name} isRequired={required} schema={{ ...schema, description }} />
            ))}
          </ul>
          <h3 className="mt-6 mb-2 font-sans text-sm font-semibold">Your answer</h3>
          <dl className="divide-y divide-line border-y border-line">
            {Object.entries(responses).map(([status, answer]) => (
              <div key={status} className="grid gap-x-4 py-2 text-sm sm:grid-cols-[5rem_minmax(0,1fr)]">
                <dt className="font-mono font-semibold">{STATUS[status] ?? status}</dt>
                <dd className="text-soft">{resolveAnswer(answer, document)?.description}</dd>
              </div>
            ))}
          </dl>
        </div>
        <div className="min-w-0 space-y-6">
          {sent.map(({ name, value }) => (
            <CodeBlock key={name} title={name} label={`A message: ${name}`} code={json(value)} />
          ))}
        </div>
      </div>
    </section>
  )
}
