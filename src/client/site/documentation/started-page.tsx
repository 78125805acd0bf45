import { ANNOUNCED_BEFORE_HOURS } from '@chauffeur/domain/phone-visibility'
import { DOCS, STARTED, CodeBlock, ContentsList, DocumentationShell } from './documentation-shell.tsx'
import type { PageProps } from './reference-page.tsx'

/** From nothing to a first booking. */
export function StartedPage({ document, brandName, styles }: PageProps) {
  const own = steps(document.servers[0]?.url ?? '')
  return (
    <DocumentationShell
      brandName={brandName}
      styles={styles}
      at={STARTED}
      title="Getting started"
      lead="From the search of a place to a booking, and what becomes of it: examples to be copied and run."
      contents={<ContentsList parts={own.map(({ title, anchor }) => ({ title, anchor, lines: [] }))} />}
    >
      <div className="grid gap-14">
        {own.map(({ title, anchor, text, code }) => (
          <section key={anchor} aria-labelledby={anchor}>
            <h2 id={anchor} className="scroll-mt-6 text-title">
              {title}
            </h2>
            <div className="mt-3 grid max-w-3xl gap-4 text-soft">
              {text.map((paragraph) => (
                <p key={paragraph}>{paragraph}</p>
              ))}
            </div>
            <div className="mt-5 grid max-w-3xl gap-4">
              {code.map(({ title: name, code }) => (
                <CodeBlock key={name} title={name} label={`${title}: ${name}`} code={code.trim()} />
              ))}
            </div>
          </section>
        ))}
        <p className="text-soft">
          Every call with its fields, answers and errors is in the{' '}
          <a href={DOCS} className="link">
            reference
          </a>
          .
        </p>
      </div>
    </DocumentationShell>
  )
}

/** The files of packages/examples by their names: what a reader copies is what the tests run. */
const files = import.meta.glob<string>(['../../../../packages/examples/*.{ts,sh}', '!**/api.d.ts'], {
  query: '?raw',
  import: 'default',
  eager: true,
})

function file(name: string) {
  const code = files[`../../../../packages/examples/${name}`]
  if (code === undefined) throw new Error(`There is no packages/examples/${name}`)
  return { title: name, code }
}

const TRIED_AT = 'http://localhost:3000'

/** The client with the address of this server in place of the one where the file is tried. */
function client(url: string) {
  const { title, code } = file('client.ts')
  return { title, code: code.replace(TRIED_AT, url) }
}

interface Step {
  readonly title: string
  readonly anchor: string
  readonly text: readonly string[]
  readonly code: readonly { readonly title: string; readonly code: string }[]
}

/** The steps to a first booking. */
const steps = (url: string): readonly Step[] => [
  {
    title: 'Before you begin',
    anchor: 'before',
    text: [
      'You need an API key, which the office gives you, and a way to send HTTP requests. With the key the bookings are yours: you read them and hear of them. The examples below are for a terminal with curl, and for TypeScript with types made from the API’s own description.',
    ],
    code: [
      { title: 'Terminal', code: `export API_URL=${url}\nexport API_KEY=ctk_live_…` },
      {
        title: 'Terminal: the types of every call',
        code: `npm install openapi-fetch openapi-typescript typescript@5\nnpx openapi-typescript ${url}/api/openapi.json --output api.d.ts`,
      },
      client(url),
    ],
  },
  {
    title: '1. Find the places',
    anchor: 'search',
    text: [
      'Ask while the traveller types. Send the address of what they choose to the other calls. An empty search answers the popular places.',
    ],
    code: [file('search.sh'), file('search.ts')],
  },
  {
    title: '2. Quote a price',
    anchor: 'quote',
    text: [
      'A quote is the fixed price of one trip in one vehicle. Its quoteId keeps that price for 30 minutes, whatever the office changes meanwhile.',
      'Where there is no fixed price the answer is 422 with NO_PRICE, and POST /api/quote-requests asks the team.',
    ],
    code: [file('quote.sh'), file('quote.ts')],
  },
  {
    title: '3. Book',
    anchor: 'book',
    text: [
      'Send the quoteId and the price that the traveller has agreed to, with an Idempotency-Key that you keep with your own order. The booking is pending until the office has decided; the traveller is told by email.',
      'With the payment method sumup the answer holds checkoutUrl: the page where the traveller pays.',
      'The reference is yours: you find the booking by it, and the office sees it. Until an hour before the pick-up PATCH /api/v1/bookings/{bookingNumber} changes what costs nothing, like a phone number or the passengers, and until the pick-up the flight. POST …/cancel cancels it.',
      'Below /api/v1 a field that there is none of is refused by its name, so that a misspelt one is not lost.',
    ],
    code: [file('book.sh'), file('book.ts')],
  },
  {
    title: '4. Errors and limits',
    anchor: 'errors',
    text: [
      'Decide by the code. INVALID_INPUT names the wrong fields in details. PRICE_CHANGED holds the new price and a quoteId for it: show it, and ask the traveller again. After 429, after a failure on our side, and where the connection breaks, wait and repeat the same request with the same key; anything else will be refused again.',
    ],
    code: [file('with-retries.ts')],
  },
  {
    title: '5. Hear what happens',
    anchor: 'webhooks',
    text: [
      'Your system can be told when one of your bookings is made, decided, changed, cancelled or paid, when money is refunded, and how the trip goes. With an API key that has the scope webhooks, POST /api/v1/webhooks adds an https address, at port 443, 80 or from 8443 on, and answers its secret, by which you know that a message comes from here. The office can do it for you, too. Messages keep to Standard Webhooks 1.0, for which there are packages in many languages.',
      'A receiver hears only of bookings made with the same API key. When the secret of the key is renewed its receivers stay; when the key is revoked they are switched off.',
      'What you do not answer with a status from 200 to 299 is sent again, with ever longer waits, for three days. A message can come more than once, and a later one before an earlier one: pass over a webhook-id that you have had, and a message whose updatedAt is not later than the latest that you have of that booking. Each message holds the whole booking, so the latest one says all that is so.',
      `A trip is told step by step: given to a driver, accepted, on the way, at the pick-up, on board, completed. A step is a minute old before it is told, because so long it can be taken back. Where something was said that is not so trip.corrected comes, and trip.released where nobody has the trip any more, so subscribe to both. Who drives and in which car is told and read from ${ANNOUNCED_BEFORE_HOURS} hours before the pick-up, once the driver has accepted: then trip.assigned comes with the name.`,
      'Give the receiver a contactEmail: it is told when nothing was taken for an hour, and for a day. GET /api/v1/webhooks says since when a receiver fails, and GET /api/v1/webhooks/{id}/deliveries which messages wait or were given up.',
      'Who would rather ask than be told, or was away, reads GET /api/v1/events: the same messages of the last 30 days, in order, each once. Keep next_cursor, and ask with it the next time. How bookings stand is read by GET /api/v1/bookings with updated_since: everything that a booking says moves its updatedAt, its trips included.',
    ],
    code: [
      file('add-receiver.sh'),
      { title: 'Terminal', code: 'npm install standardwebhooks\nWEBHOOK_SECRET=whsec_… node receive.ts' },
      file('receive.ts'),
    ],
  },
]
