import { errorCodes, isErrorCode, type ErrorCode } from '@chauffeur/contract/error-codes'
import { endpoints } from '@chauffeur/contract/endpoints'
import { isPartnerCall } from '@chauffeur/contract/partner-calls'
import { json } from '@chauffeur/contract/code-samples'
import { MAX_STOPS } from '@chauffeur/domain/limits'
import {
  KEYS_OF_A_PARTNER,
  rateLimits,
  type RateLimit,
  type RateLimitKind,
} from '@chauffeur/domain/rate-limits'
import { MAX_WEBHOOKS, WEBHOOK_LOG_DAYS, WEBHOOK_TIMEOUT_MS } from '@chauffeur/domain/webhooks'
import { code, list, section, table, terms, text } from '../blocks.ts'
import { exampleFile } from '../example-files.ts'
import { callPath, DOCS, type DocumentationPage, type Sources } from '../page.ts'

const group = 'Rules'

const REFUSED = {
  error: 'We could not find “Atlantis”. Please choose a place from the suggestions.',
  message: 'We could not find “Atlantis”. Please choose a place from the suggestions.',
  code: 'UNKNOWN_PLACE',
  requestId: '06908132-d1ee-426f-9aae-40b8550f2979',
  details: [
    { field: 'pickup', message: 'We could not find “Atlantis”. Please choose a place from the suggestions.' },
  ],
  doc_url: `https://example.com${DOCS}/errors#UNKNOWN_PLACE`,
}

export function errorsPage({ document }: Sources): DocumentationPage {
  return {
    path: `${DOCS}/errors`,
    title: 'Errors',
    group,
    lead: 'Whatever is refused is answered in one shape, with a sentence for a person and a code for a program.',
    sections: [
      {
        title: 'One shape',
        anchor: 'shape',
        body: [
          list(
            'Show `error` to a person. `message` says the same.',
            'Decide by `code`. It keeps its meaning for ever; one that you do not know is treated by its status.',
            '`details` names each wrong field.',
            'Tell us `requestId` when you ask about it. Every answer has it as the header `x-request-id`, too.',
            '`doc_url` leads to the code below.',
            'With `Accept: application/problem+json` the answer has the shape of RFC 9457: `type` is the `doc_url`, `detail` the sentence, `title` the meaning of the code and `status` that of the answer. All other fields are the same, save that it has no `status` of a booking.',
          ),
        ],
        aside: [code('A refused call', { lang: '422', source: json(REFUSED) })],
      },
      {
        title: 'Repeat safely',
        anchor: 'repeat-safely',
        body: [
          text(
            'After 429, 500, 502, 503 and 504, after `REQUEST_IN_PROGRESS` and where the connection breaks, wait and send the same request again, as long as `Retry-After` says. What came of the call before nobody knows then, so a call that creates something needs its `Idempotency-Key`. Anything else would be refused again.',
          ),
        ],
        aside: [code('Repeat what passes by itself', exampleFile('with-retries.ts'))],
      },
      { title: 'Codes', anchor: 'codes', body: [terms(errorTerms(partnerCodes(document)))] },
    ],
  }
}

/** Every code that an answer of the document can have. */
function partnerCodes({ components, paths }: Sources['document']): ErrorCode[] {
  const answered = JSON.stringify([components.responses, paths])
  return Object.keys(errorCodes)
    .filter(isErrorCode)
    .filter((name) => answered.includes(`"${name}"`))
}

function errorTerms(codes: readonly ErrorCode[]) {
  return codes.map((name) => ({
    name,
    anchor: name,
    note: String(errorCodes[name].status),
    text: errorCodes[name].meaning,
  }))
}

/** The codes that no partner meets. */
export function officeErrorsPage({
  partners,
  path,
}: {
  partners: Sources['document']
  path: string
}): DocumentationPage {
  const known = new Set(partnerCodes(partners))
  const others = Object.keys(errorCodes)
    .filter(isErrorCode)
    .filter((name) => !known.has(name))
  return {
    path,
    title: 'Other errors',
    group: 'Rules',
    lead: `The codes that no call for partners answers. All others are on the [partners’ page](${DOCS}/errors).`,
    sections: [{ anchor: 'codes', body: [terms(errorTerms(others))] }],
  }
}

/** Of limits that no call names. */
const COUNTED: Readonly<Partial<Record<RateLimitKind, string>>> = {
  invalidBooking: 'Bookings that are answered with 400: they do not count as bookings',
  page: 'Pages of the site that are rendered for one visitor',
  wrongLink: 'Private links that open nothing',
  agent: 'Messages of agents at POST /mcp, by the Model Context Protocol',
}

export function limitsPage(): DocumentationPage {
  const kinds: RateLimitKind[] = Object.keys(rateLimits).filter(isKind)
  const rows = kinds.map((kind) => ({ kind, calls: callsOf(kind), limits: rateLimits[kind] }))
  const isOwn = (kind: RateLimitKind) => partnerCallsOf(kind).length > 0 || kind === 'invalidBooking'
  const row = ({ calls, limits }: (typeof rows)[number]) => [
    calls,
    inWords(limits.key),
    inWords(limits.address),
  ]
  const head = ['Calls', 'For each key', 'For each address, without a key']
  return {
    path: `${DOCS}/limits`,
    title: 'Limits',
    group,
    lead: `How often one caller may call. A key serves all the guests of a partner, so its limits are higher; all keys of a partner together have ${KEYS_OF_A_PARTNER} times those of one.`,
    sections: [
      section(
        'How they are told',
        text(
          'Every answer of a limited call says in `ratelimit-limit`, `ratelimit-remaining` and `ratelimit-reset` what is left; a refused one (429, `TOO_MANY_REQUESTS`) says in `Retry-After` how many seconds to wait. Where two limits stand, both apply.',
        ),
      ),
      section('Your calls', table(head, rows.filter(({ kind }) => isOwn(kind)).map(row))),
      section(
        'All others',
        text('Of the site, its guests, drivers and office. They count apart from yours.'),
        table(head, rows.filter(({ kind }) => !isOwn(kind)).map(row)),
      ),
      section(
        'Sizes',
        list(
          'A body has at most 64 kB.',
          `A trip has at most ${MAX_STOPS} stops on the way.`,
          `A key has at most ${MAX_WEBHOOKS} receivers, each with ${WEBHOOK_TIMEOUT_MS / 1000} seconds to answer. Messages are kept for ${WEBHOOK_LOG_DAYS} days.`,
          `Lists answer at most 100 at once: [GET /bookings](${callPath('listPartnerBookings')}), [GET /events](${callPath('listPartnerEvents')}).`,
        ),
      ),
    ],
  }
}

function isKind(name: string): name is RateLimitKind {
  return Object.hasOwn(rateLimits, name)
}

const limited = (kind: RateLimitKind) =>
  Object.entries(endpoints).filter(([, endpoint]) => 'limit' in endpoint && endpoint.limit === kind)

const partnerCallsOf = (kind: RateLimitKind) => limited(kind).filter(([name]) => isPartnerCall(name))

/** The calls of a kind: a partner's own by their addresses, the others in words. */
function callsOf(kind: RateLimitKind): string {
  const own = partnerCallsOf(kind)
  if (own.length > 0)
    return own
      .map(
        ([name, { method, path }]) =>
          `[${method} ${path.replace(/^\/api/, '').replace(/:(\w+)/g, '{$1}')}](${callPath(name)})`,
      )
      .join(', ')
  const others = limited(kind).map(([, { method, path }]) => `\`${method} ${path}\``)
  return COUNTED[kind] ?? others.join(', ')
}

function inWords(limits: readonly RateLimit[]): string {
  if (limits.length === 0) return '–'
  return limits.map(({ max, seconds }) => `${max} ${seconds === 60 ? 'a minute' : 'an hour'}`).join(', ')
}

export function versionsPage(): DocumentationPage {
  return {
    path: `${DOCS}/versions`,
    title: 'Versions and changelog',
    group,
    lead: 'The version is in the address: /api/v1. What is there stays, and more may come.',
    sections: [
      section(
        'What may come at any time',
        list(
          'New calls, new fields that may be left out, and new fields in answers and messages.',
          'New types of messages, new states and new error codes.',
          'A client passes over what it does not know, and treats a code that it does not know by its status.',
        ),
      ),
      section(
        'What stays',
        list(
          'A path, a field and a code keep their meaning. One that is deprecated stays for twelve months, until the day that the changelog names.',
          'Whatever would break a client that follows these rules gets another address.',
        ),
      ),
      section(
        'The description',
        text(
          '[/api/v1/openapi.json](/api/v1/openapi.json) describes every call for partners in OpenAPI 3.1, with its examples in four languages: types and clients are made from it. [/.well-known/api-catalog](/.well-known/api-catalog) leads programs to it, [/llms.txt](/llms.txt) lists these pages. Each page is Markdown, too: add `.md` to its address.',
        ),
      ),
      section('Changelog', terms(CHANGES)),
    ],
  }
}

/** The changes for partners, the latest first. */
const CHANGES = [
  {
    name: '28 November 2026',
    text: 'A booking has `pickup`, `dropoff`, `price`, `payment` and `cancellation` as objects, in reads and messages. `pickup.meetAt` says when the guest of a late flight is met; `booking.changed` tells it. New calls: [POST /v1/quotes/vehicles](/api/docs/reference/quoteFleet) prices a trip in every vehicle, [POST /v1/bookings/{n}/checkout](/api/docs/reference/openPartnerCheckout) leads a guest who has paid back to your site. A `quoteId` that was asked for with a key is enough to book, and has up to 8000 characters.',
  },
  {
    name: '27 November 2026',
    text: 'One shape: [POST /bookings](/api/docs/reference/createPartnerBooking) answers the whole booking, and messages have every field of a read. New in both are `state`, `guest`, `booker`, `vehicle`, `hours` and `minutes` of stops; GET /bookings takes `state`. Reads say of trips what messages have told. A message of more than 20 kB leaves out what was before, then is cut and says `shortened`. New calls: [GET /v1/vehicles](/api/docs/reference/listPartnerVehicles), [POST /v1/quotes](/api/docs/reference/createPartnerQuote). `REFUND_CHANGED` has `fee` and `refund` in euros, `TOO_MANY_OPEN` a Retry-After, POST /journeys `onDuplicateReference`.',
  },
  {
    name: 'Deprecated until 28 November 2027',
    text: 'Read `pickup` and `dropoff` in place of `pickupAt`, `pickupDate`, `pickupTime`, `pickupZone`, `pickupLocation`, `dropoffLocation` and `flightNumber`; `price` in place of `totalPrice` and `currency`; `payment` in place of `paymentMethod`, `paymentStatus`, `paidAmount`, `refundStatus`, `refundAmount` and `refundedAmount`; `cancellation` in place of `cancelledAt`, `cancelledBy`, `cancelReason` and `cancelFee`. Calls take the names that they took.',
  },
  {
    name: 'Deprecated until 27 November 2027',
    text: 'Read `guest` and `booker` in place of `customerName`, `customerEmail`, `customerPhone`, `travellerName`, `travellerPhone`, `locale` and, in messages, `passengerName` and `passengerPhone`; `hours` in place of `serviceDuration`, `vehicle` in place of `vehicleId` and `vehicleName`, `minutes` in place of `duration` of stops. Of `REFUND_CHANGED` read `fee` and `refund` in place of `feeCents` and `refundCents`. Calls take the names that they took.',
  },
  {
    name: 'November 2026',
    text: '[GET /events](/api/docs/events) answers what has happened, in order and without a gap. [POST /journeys](/api/docs/reference/createPartnerJourney) books several trips at once, and each booking says of which `journey` it is a leg. Trips are told by `trip.*`, with `trip.corrected` and `trip.released` where something was taken back; who drives is told from 12 hours before the pick-up. Receivers have a `contactEmail`. Below /api/v1 a field that there is none of is refused.',
  },
]
