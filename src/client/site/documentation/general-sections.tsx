import type { ApiDocument } from '@chauffeur/contract/api-document'
import { rateLimits } from '@chauffeur/domain/rate-limits'
import type { ReactNode } from 'react'
import { STARTED, CodeBlock, type ContentsPart } from './documentation-shell.tsx'
import { json } from './curl-of.ts'
import { resolveAnswer, refName, SchemaField } from './field-list.tsx'

const part = (title: string, anchor: string): ContentsPart => ({ title, anchor, lines: [] })

export const generalParts: readonly ContentsPart[] = [
  part('How to call it', 'calling'),
  part('Errors', 'errors'),
  part('Repeating safely', 'repeating'),
  part('Limits', 'limits'),
]

const REFUSED = json({
  error: 'We could not find “Atlantis”. Please choose a place from the suggestions.',
  message: 'We could not find “Atlantis”. Please choose a place from the suggestions.',
  code: 'UNKNOWN_PLACE',
  requestId: '06908132-d1ee-426f-9aae-40b8550f2979',
  details: [
    {
      field: 'pickup',
      message: 'We could not find “Atlantis”. Please choose a place from the suggestions.',
    },
  ],
})

/** The sections that hold for every call. */
export function GeneralSections({ document }: { readonly document: ApiDocument }) {
  return (
    <div className="grid gap-10">
      <General title="How to call it" anchor="calling">
        {document.info.description.split('\n\n').map((paragraph) => (
          <p key={paragraph}>{paragraph}</p>
        ))}
        <p>
          The API is at <code className="font-mono text-sm break-all">{document.servers[0]?.url}</code> and
          speaks JSON. The calls marked “session” are the office’s, and need the cookie that signing in sets;
          those marked “API key” are the partners’, and need a key, which the office makes; all others are
          open, with a key or without. A first booking in five minutes:{' '}
          <a href={STARTED} className="link">
            getting started
          </a>
          .
        </p>
      </General>
      <General title="Errors" anchor="errors">
        <p>
          Whatever is refused is answered in one shape. Show <Code>error</Code> to a person; decide by{' '}
          <Code>code</Code>, from{' '}
          <a href="#error-codes" className="link">
            the table
          </a>
          ; tell us <Code>requestId</Code> when you ask about it. Every answer has it as the header{' '}
          <Code>x-request-id</Code>, too.
        </p>
        <CodeBlock title="422" label="A refused call" code={REFUSED} />
      </General>
      <General title="Repeating safely" anchor="repeating">
        <p>
          A call that creates something takes the header <Code>Idempotency-Key</Code>: a new random value for
          each thing. When the connection breaks, send the same request with the same key again: within 24
          hours it creates nothing and gets the first answer, marked <Code>Idempotent-Replayed: true</Code>.
          The same key with another body is refused. Calls that answer with a secret do not take it: a secret
          is told once.
        </p>
      </General>
      <General title="Limits" anchor="limits">
        <p>
          Counted for each caller’s address: {limitsOf('address')}. For each API key: {limitsOf('key')}. Every
          answer of such a call says in <Code>ratelimit-limit</Code>, <Code>ratelimit-remaining</Code> and{' '}
          <Code>ratelimit-reset</Code> what is left; a refused one (429) says in <Code>retry-after</Code> how
          many seconds to wait. A booking that is answered with 400 uses up none of the bookings, up to{' '}
          {rateLimits.invalidBooking.address[0]?.max} an hour. A body can have 64 kB.
        </p>
      </General>
    </div>
  )
}

function limitsOf(by: 'address' | 'key'): string {
  const max = (kind: 'search' | 'quote' | 'booking' | 'enquiry') => rateLimits[kind][by][0]?.max
  return `${max('search')} searches and ${max('quote')} quotes a minute, ${max('booking')} bookings and ${max('enquiry')} enquiries an hour`
}

function Code({ children }: { readonly children: ReactNode }) {
  return <code className="font-mono text-sm">{children}</code>
}

type GeneralProps = { readonly title: string; readonly anchor: string; readonly children: ReactNode }

function General({ title, anchor, children }: GeneralProps) {
  return (
    <section aria-labelledby={anchor}>
      <h2 id={anchor} className="scroll-mt-6 text-title">
        {title}
      </h2>
      <div className="mt-3 grid max-w-3xl gap-4 text-soft">{children}</div>
    </section>
  )
}

const STATUS: Readonly<Record<string, string>> = { '2XX': '200–299', default: 'other' }

/** The messages to receivers: when, with which headers and body, and what their answers do. */
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
              <SchemaField key={name} name={name} isRequired={required} schema={{ ...schema, description }} />
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
