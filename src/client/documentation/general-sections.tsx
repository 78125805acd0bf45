import type { ApiDocument } from '@chauffeur/contract/api-document'
import { rateLimits } from '@chauffeur/domain/rate-limits'
import type { ReactNode } from 'react'
import { STARTED } from './addresses.ts'
import { CodeBlock } from './code-block.tsx'
import type { ContentsPart } from './contents-list.tsx'
import { json } from './curl-of.ts'

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

/** What is the same for every call. */
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
