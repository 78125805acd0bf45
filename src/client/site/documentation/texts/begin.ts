import { apiKeyScopes, type ApiKeyScope } from '@chauffeur/domain/api-keys'
import { QUOTE_LIFETIME_MINUTES } from '@chauffeur/domain/limits'
import { KEY_PLACEHOLDERS } from '@chauffeur/contract/code-samples'
import { endpoints } from '@chauffeur/contract/endpoints'
import { isPartnerCall } from '@chauffeur/contract/partner-calls'
import { list, section, table, text } from '../blocks.ts'
import { callPath, DOCS, sampleOf, type DocumentationPage, type Sources } from '../page.ts'

const group = 'Begin'

export function startPage({ document, sandboxUrl }: Sources): DocumentationPage {
  return {
    path: DOCS,
    title: 'Book your first trip in five minutes',
    label: 'Start',
    group,
    lead: 'Search a place, get a fixed price, book, and hear what becomes of it. With a key the bookings are yours: you read, change and cancel them.',
    sections: [
      {
        anchor: 'key',
        body: [
          { kind: 'key' },
          ...(sandboxUrl === null
            ? []
            : [
                text(
                  `No key yet? [Get a test key](${sandboxUrl}/partners/start) of the [sandbox](${DOCS}/sandbox), where nothing is real.`,
                ),
              ]),
        ],
      },
      {
        title: 'Find the places',
        anchor: 'search',
        step: 1,
        body: [
          text(
            'Ask while the traveller types, and send the `address` of what they choose to the other calls. An empty search answers the popular places.',
          ),
          text(`[Places and prices](${DOCS}/places-and-prices)`),
        ],
        aside: sampleOf(document, 'searchLocations', 'Find a place'),
      },
      {
        title: 'Ask for the price',
        anchor: 'quote',
        step: 2,
        body: [
          text(
            `A quote is the fixed price of one trip in one vehicle. Its \`quoteId\` keeps that price for ${QUOTE_LIFETIME_MINUTES} minutes, whatever the office changes meanwhile.`,
          ),
          text(
            'Where there is no fixed price the answer is 422 with `NO_PRICE`, and the team can be asked for one.',
          ),
        ],
        aside: sampleOf(document, 'createQuote', 'Price a trip'),
      },
      {
        title: 'Book',
        anchor: 'book',
        step: 3,
        body: [
          text(
            'Keep the `Idempotency-Key` with your own order: the same key books nothing twice. Your `reference` may be the number of that order.',
          ),
          text(
            'The booking is `pending` until the office has decided, or `confirmed` at once where the office has agreed that with you, and the guest is told by email. `decideBy` says when it is rejected by itself, if it is. With a live key **it is a real one**: try it in the [sandbox](/api/docs/sandbox).',
          ),
          text(`[Booking](${DOCS}/booking)`),
        ],
        aside: sampleOf(document, 'createPartnerBooking', 'Book the trip'),
      },
      {
        title: 'Hear what happens',
        anchor: 'hear',
        step: 4,
        body: [
          text(
            'Add a receiver, and every decision, change, cancellation, payment and step of the trip is posted to it. Or ask the events feed now and then.',
          ),
          text(
            `[Webhooks](${DOCS}/webhooks) · [Events feed](${DOCS}/events) · [The life of a booking](${DOCS}/life)`,
          ),
        ],
      },
    ],
  }
}

const SCOPES: Readonly<Record<ApiKeyScope, string>> = {
  quote: 'Ask for prices',
  book: 'Book, change and cancel',
  read: 'Read your bookings and their events',
  webhooks: 'Add and change receivers, and look at what was sent to them',
  keys: 'Renew the secret of the key itself',
  statements: 'Read what you earn, and ask about it',
}

export function keysPage({ email, mode }: Sources): DocumentationPage {
  const callsOf = (scope: ApiKeyScope) =>
    Object.entries(endpoints).flatMap(([name, endpoint]) =>
      isPartnerCall(name) && 'scope' in endpoint && endpoint.scope === scope
        ? [`[${endpoint.method} ${endpoint.path.replace(/^\/api/, '')}](${callPath(name)})`]
        : [],
    )
  return {
    path: `${DOCS}/keys`,
    title: 'Keys',
    group,
    lead: 'A key says who you are. The office makes it, with the scopes that your program needs, and shows it once.',
    sections: [
      section(
        'Get a key',
        text(
          `Write to [${email}](mailto:${email}): the name of your firm, and what your program is to do. The office makes the key and shows it once; store it as you store a password. You may have several: all of them see the same bookings and receivers, and one that is revoked takes nothing with it.`,
        ),
        text(
          `Send it with every call as \`Authorization: Bearer ${KEY_PLACEHOLDERS[mode]}\`. It belongs on a server: whoever has it books in your name, and a page of another site that calls us from a browser is refused (\`CROSS_SITE\`).`,
        ),
        ...(mode === 'test'
          ? [
              text(
                `This is the sandbox: give yourself a key that begins with \`ctk_test_\` at [/partners/start](/partners/start). What follows holds for it, too.`,
              ),
            ]
          : []),
        text(
          `A booking made with a live key reaches the office and its guest. To try, use a key of the [sandbox](${DOCS}/sandbox), which begins with \`ctk_test_\`.`,
        ),
      ),
      section(
        'Scopes',
        text('A call that needs a scope which the key lacks is answered 403 with `API_KEY_NOT_ALLOWED`.'),
        table(
          ['Scope', 'Opens', 'Calls'],
          apiKeyScopes.map((scope) => [`\`${scope}\``, SCOPES[scope], callsOf(scope).join(', ')]),
        ),
        text(
          'Places, routes and luggage need no key. With one, your limits count in place of those of your address.',
        ),
      ),
      section(
        'Renew and revoke',
        text(
          'The office can give a key a new secret. The old one goes on working for 24 hours, unless it is to end at once; bookings and receivers stay. A program does so itself with `POST /v1/keys/rotate`. A key that is revoked opens nothing any more, and takes neither bookings nor receivers with it: tell the office when a secret may be known to others.',
        ),
      ),
    ],
  }
}

export function goingLivePage(): DocumentationPage {
  return {
    path: `${DOCS}/going-live`,
    title: 'Going live',
    group,
    lead: 'What to look at before guests book through your program.',
    sections: [
      section(
        'Booking',
        list(
          'Each order has one `Idempotency-Key`, stored before the first try and sent again with every repeat.',
          '`PRICE_CHANGED` shows the new price to the guest and asks again. It never books the new price by itself.',
          '`NO_PRICE`, `NO_CAR` and `SHORT_NOTICE` have a sentence of their own in your program. Everything else shows `error`.',
          'A code that you do not know is treated by its status.',
          'Phone numbers are sent with their country code, and are those of the guest: the driver calls them.',
          `Timeouts, 429 and 5xx are repeated with pauses, as [withRetries](${DOCS}/errors#repeat-safely) does.`,
        ),
      ),
      section(
        'Hearing',
        list(
          'The signature of every message is checked before its body is read, on the text as it came.',
          'A `webhook-id` that you have had is passed over.',
          `Messages that come late or twice are passed over, [by their \`sequence\`](${DOCS}/webhooks#order-and-repeats).`,
          'Your receiver answers within 15 seconds, and does the work afterwards.',
          'It has subscribed to `trip.corrected` and `trip.released` with the other events of trips.',
          'It has a `contactEmail` that somebody reads.',
          'After an outage you read the [events feed](/api/docs/events) from your last cursor.',
        ),
      ),
      section(
        'Keys',
        list(
          'The key is on servers alone, and in no repository, page or app.',
          'It has no scope that your program does not use.',
          'You know how to change it without an outage: the old secret works for 24 hours beside the new one.',
          'Logs hold `x-request-id`, and no key.',
        ),
      ),
    ],
  }
}
