import { FREE_CANCELLATION_MINUTES } from '@chauffeur/domain/cancellation'
import { INCLUDED_KM_PER_HOUR } from '@chauffeur/domain/hire'
import { FREE_WAITING, QUOTE_LIFETIME_MINUTES } from '@chauffeur/domain/limits'
import {
  MAX_METADATA_KEY_LENGTH,
  MAX_METADATA_KEYS,
  MAX_METADATA_VALUE_LENGTH,
  MAX_REFERENCE_LENGTH,
} from '@chauffeur/domain/partner-labels'
import { PAYMENT_PAGE_MINUTES } from '@chauffeur/domain/payment-checks'
import { paymentMethodLabels, paymentMethods, type PaymentMethod } from '@chauffeur/domain/payment-methods'
import { code, list, section, table, terms, text } from '../blocks.ts'
import { exampleClient, exampleFile } from '../example-files.ts'
import { heardAnytime, heardIn, partnerActs, stages } from '../life.ts'
import { callPath, DOCS, sampleOf, type DocumentationPage, type Sources } from '../page.ts'

const group = 'Book'

export function pricesPage({ document }: Sources): DocumentationPage {
  return {
    path: `${DOCS}/places-and-prices`,
    title: 'Places and prices',
    group,
    lead: 'A trip starts and ends at places. A quote is its fixed price in one vehicle.',
    sections: [
      {
        title: 'Places',
        anchor: 'places',
        body: [
          text(
            'Wherever a call takes a place it takes the `address` or the name that the search has answered. With its `id` as place id the place is meant and no other of that name.',
          ),
          list(
            'Coordinates, a link of Google Maps or Apple Maps and a plus code find that point on the map.',
            'For an address that nobody lists send latitude and longitude with a quote or a booking; the text is then what the driver reads.',
            'A point must lie on land, near a road, in the area that is served: `UNKNOWN_PLACE` says why it does not.',
          ),
        ],
        aside: sampleOf(document, 'searchLocations', 'Find a place'),
      },
      {
        title: 'Quotes',
        anchor: 'quotes',
        body: [
          text(
            `Nothing is stored, and no car is held. \`quoteId\` keeps the price for ${QUOTE_LIFETIME_MINUTES} minutes; with a day and a time \`availability\` says whether a car is free then.`,
          ),
          text(
            'Ask once for each vehicle that you offer. A hire by the hour has `isHourly` and `duration` in place of a drop-off. A day that is over is refused.',
          ),
          text(
            `With a key, [POST /v1/quotes/vehicles](${callPath('quoteFleet')}) prices the trip in every vehicle at once. It takes a place as text, \`{ "id" }\`, \`{ "iata" }\` or \`{ "lat", "lon", "label" }\`, and each of its \`quoteId\` is enough to book.`,
          ),
          text(
            `[POST /v1/quotes](${callPath('createPartnerQuote')}) prices one vehicle, takes what POST /quotes takes, and refuses a field that there is none of. [GET /v1/vehicles](${callPath('listPartnerVehicles')}) lists the vehicles with seats, luggage and a picture.`,
          ),
          text(
            `Stops on the way are those of [GET /stop-suggestions](${callPath('suggestStops')}); several trips with one discount are priced by [POST /journeys/quotes](${callPath('quoteJourney')}).`,
          ),
        ],
        aside: sampleOf(document, 'quoteFleet', 'Price a trip'),
      },
      section(
        'Where there is no price',
        text(
          `Outside the area with fixed prices the answer is 422 with \`NO_PRICE\`. [POST /quote-requests](${callPath('createQuoteRequest')}) asks the team, which answers the guest by email.`,
        ),
      ),
      section(
        'What a price includes',
        text(
          `The drive, its stops, and waiting for the guest: ${FREE_WAITING.airport} minutes at an airport and ${FREE_WAITING.elsewhere} elsewhere. Of a hire ${INCLUDED_KM_PER_HOUR} kilometres for each hour. Amounts are euros with two decimals.`,
        ),
      ),
    ],
  }
}

export function bookingPage({ document }: Sources): DocumentationPage {
  const [{ url } = { url: '' }] = document.servers
  return {
    path: `${DOCS}/booking`,
    title: 'Booking',
    group,
    lead: 'Send what the guest has agreed to, once, and keep the number that comes back.',
    sections: [
      {
        title: 'Book a trip',
        anchor: 'book-a-trip',
        body: [
          list(
            '`quoteId` of a quote that was asked for with a key carries the trip: places, stops, vehicle, and the time and passengers that it was asked with need not be sent again.',
            '`quoteId` and `totalPrice` are those of the quote that the guest has seen. If the price is another by now the answer is 409 with `PRICE_CHANGED`, the new price and a `quoteId` for it.',
            '`pickupDate` and `pickupTime` are those of the clock at the pick-up.',
            '`customerPhone` must be a number that can be dialled, `customerEmail` an address that mail can be sent to.',
            '`paymentMethod` is one that the place allows: [Payment](/api/docs/payment).',
            'We mail the guest the confirmation and all that follows. Under Settings on [your page](/partner) it can be in your name, or left to you.',
            'A field that there is none of is refused by its name, so that a misspelt one is not lost.',
          ),
        ],
        aside: sampleOf(document, 'createPartnerBooking', 'Book a trip'),
      },
      section(
        'Once, and not twice',
        text(
          'Send an `Idempotency-Key` with a new random value for each order, and store it before you send. Whatever happens on the way, the same request with the same key books nothing twice: within 24 hours it gets the answer of the first, marked `Idempotent-Replayed: true`; the state, price and `version` of the booking are those of now.',
        ),
      ),
      section(
        'Your own names',
        text(
          `\`reference\` is what you call the booking, with at most ${MAX_REFERENCE_LENGTH} characters: the office sees it, and you find the booking by it. \`metadata\` holds up to ${MAX_METADATA_KEYS} texts of your own, with names of at most ${MAX_METADATA_KEY_LENGTH} and values of at most ${MAX_METADATA_VALUE_LENGTH} characters. Both come back in every read and message.`,
        ),
      ),
      section(
        'Several trips',
        text(
          `[POST /journeys](${callPath('createPartnerJourney')}) books a way there and a way back, or up to six legs, with one customer and one payment. Each leg is then one of your bookings. With \`onDuplicateReference: refuse\` either call refuses a reference that another booking has.`,
        ),
      ),
      section(
        'Read',
        text(
          `[GET /bookings/{n}](${callPath('readPartnerBooking')}) answers one booking. [GET /bookings](${callPath('listPartnerBookings')}) lists them: by \`reference\` or \`state\`, or with \`updated_since\` those that have changed. Everything that a booking says moves its \`updatedAt\`, its trips included.`,
        ),
        text(
          'Booking, reading, changing and cancelling answer the same whole booking, and each message has it as its `data`. `pickup` and `dropoff`, `price`, `payment` and `cancellation` are objects; amounts in the last three are decimal text, like 49.00. `state` says in one word how it stands, `guest` who travels, `trips` what was told of its cars. Fields whose description begins with “Deprecated” stay until 27 November 2027.',
        ),
      ),
      {
        title: 'A whole program',
        anchor: 'a-whole-program',
        body: [
          text(
            'With types made from the description of the API, for Node.js 24. It quotes, books once, and says what to do when the price has changed.',
          ),
          code('Set up', {
            lang: 'Terminal',
            source: `npm install openapi-fetch openapi-typescript typescript@5\nnpx openapi-typescript ${url}/api/v1/openapi.json --output api.d.ts`,
          }),
          code('A client that knows every call', exampleClient(url)),
          code('Quote and book', exampleFile('book.ts')),
        ],
      },
    ],
  }
}

export function lifePage(): DocumentationPage {
  return {
    path: `${DOCS}/life`,
    title: 'The life of a booking',
    group,
    lead: 'Each state with its calls and messages. Dashed states are other ends.',
    sections: [
      { anchor: 'drawing', body: [{ kind: 'life' }] },
      section(
        'States',
        terms(
          stages.map(({ name, said, text }) => ({
            name,
            anchor: name,
            note: said,
            text: [text, ...heardIn(name).map((event) => `\`${event}\``)].join(' '),
          })),
        ),
        text(`In any state: ${heardAnytime.map((event) => `\`${event}\``).join(', ')}.`),
      ),
      section(
        'What you can do, and until when',
        table(
          ['Call', 'For', 'While pending', 'Once confirmed'],
          partnerActs.map(({ call, what, pending, confirmed }) => [`\`${call}\``, what, pending, confirmed]),
        ),
        text(
          '`GET /bookings/{n}` and `GET /events` answer at any time. A step of a trip is told a minute after it happened: so long the driver can take it back.',
        ),
      ),
    ],
  }
}

export function changesPage({ document }: Sources): DocumentationPage {
  return {
    path: `${DOCS}/changes`,
    title: 'Changes and cancellation',
    group,
    lead: 'What costs nothing is changed at once, another trip is priced first. Cancelling is free until an hour before the pick-up.',
    sections: [
      {
        title: 'Change what costs nothing',
        anchor: 'change',
        body: [
          text(
            'The guest’s name, email, phone and language, sign, wishes, seats, luggage, passengers, your `reference` and `metadata`; and the flight. A field that is left out stays as it is, null empties it. The same request again changes nothing. The office is told at once.',
          ),
          text(
            'Send the `version` that you have read as `If-Match`, and nothing is changed of a booking that somebody else has changed meanwhile: 412 `VERSION_CHANGED` says which version it has now.',
          ),
          table(
            ['Act', 'While pending', 'Once confirmed'],
            partnerActs.map(({ what, pending, confirmed }) => [what, pending, confirmed]),
          ),
        ],
        aside: sampleOf(document, 'changePartnerBooking', 'Change a booking'),
      },
      {
        title: 'Another time, place or vehicle',
        anchor: 'another-time-place-or-vehicle',
        body: [
          text(
            `[POST …/changes/quote](${callPath('quotePartnerChange')}) says what it would cost, how the difference is settled, and until when it can be asked for. Send its \`totalPrice\` as \`expectedTotal\` with [POST …/changes](${callPath('requestPartnerChange')}): if it is not that any more nothing is done, and 409 \`PRICE_CHANGED\` says what it is now. Another time or date alone costs nothing.`,
          ),
          table(
            ['The booking', 'Then'],
            [
              ['pending', 'The change is made at once. The answer is the changed booking.'],
              [
                'confirmed',
                'It waits for the office; `change` says what is asked for, and `endsAt` until when.',
              ],
              [
                'paid online, and it gets dearer',
                `The guest pays the difference first, at \`checkoutUrl\` or by the link in a mail, within ${PAYMENT_PAGE_MINUTES} minutes. Then it is made, or waits for the office.`,
              ],
              ['paid online, and it gets cheaper', 'What is saved is refunded once the change is made.'],
              ['to be paid online, and not paid yet', 'Its price stays: 409 `PAYMENT_OPEN`.'],
            ],
          ),
          text(
            'Where every car is taken, 409 `NO_CAR` has the `nearestTimes`. Less than three hours before the pick-up, as it is or as it would be, 409 `TOO_LATE` has the office’s `phone`. A leg of a journey stays between the others, and keeps its discount. More passengers than the vehicle takes need the larger vehicle first, and then a PATCH.',
          ),
          text(
            `One change is open at a time; [DELETE …/changes](${callPath('withdrawPartnerChange')}) withdraws it, and the guest is told by mail. The guest can ask for changes, too, on the private page. You hear of each by \`change.requested\`, and of its end by \`change.accepted\`, \`change.declined\`, \`change.withdrawn\` or \`change.expired\`; \`by\` says who has asked. What was made comes as \`booking.changed\`, whose \`changes\` names each field.`,
          ),
        ],
        aside: sampleOf(document, 'requestPartnerChange', 'Change the time'),
      },
      {
        title: 'Cancel',
        anchor: 'cancel',
        body: [
          text(
            `Free while the booking is pending, and until ${FREE_CANCELLATION_MINUTES} minutes before the pick-up, to the second. After that nothing of what was paid online is returned.`,
          ),
          text(
            '`GET /bookings/{n}/cancellation` says what cancelling would cost now. Send its `refund` as `expectedRefund`: if it is not that any more nothing is cancelled, and 409 `REFUND_CHANGED` says in `refund` what it is now.',
          ),
          text(
            'Its `state` is `cancelled` then, and its `status` stays what it was; `cancelledAt`, `cancelledBy` and `cancelReason` say when, by whom and why, `cancelFee` what is kept. One that is cancelled already is answered as it is, so that a repeat does no harm.',
          ),
        ],
        aside: sampleOf(document, 'cancelPartnerBooking', 'Cancel a booking'),
      },
      section(
        'When the guest or the office acts',
        text(
          'The guest can change and cancel on the private page, and so can the office. You hear of it by `booking.changed` and `booking.cancelled`, and `cancelledBy` says who it was. Whatever the office cancels is refunded in full.',
        ),
      ),
    ],
  }
}

const METHODS: Readonly<Record<PaymentMethod, string>> = {
  cash: 'The guest pays the driver, in cash. For trips that start in the Algarve.',
  sumup: 'The guest pays online, on the page that `checkoutUrl` leads to.',
  card_on_pickup: 'The guest pays the driver, by card. For trips that start in the Algarve.',
  account: 'You pay, by your statement. Always with net terms, and never without: [Account](#account).',
}

export function paymentPage(): DocumentationPage {
  return {
    path: `${DOCS}/payment`,
    title: 'Payment and account',
    group,
    lead: 'The guest pays us, online or in the car, the price that you have shown, or you pay on account. What you earn and owe stands in your account.',
    sections: [
      section(
        'Methods',
        table(
          ['paymentMethod', 'Is', 'How'],
          paymentMethods.map((method) => [`\`${method}\``, paymentMethodLabels[method], METHODS[method]]),
        ),
        text(
          `A method that a trip cannot be paid by is refused with \`PAYMENT_METHOD_NOT_ALLOWED\`. [GET /check-region](${callPath('checkRegion')}) says whether a pick-up lies in the Algarve.`,
        ),
      ),
      section(
        'Online',
        text(
          'The answer to the booking holds `checkoutUrl`: send the guest there. A booking that was paid is told by `payment.completed`, one that was not paid in time by `payment.failed`. The guest gets a link to pay by mail, too.',
        ),
        text(
          `For a guest who is to come back to your site, [POST /bookings/{n}/checkout](${callPath('openPartnerCheckout')}) takes a \`returnUrl\` and answers our page to pay on. Once the booking is paid, it leads there, with the number as \`bookingNumber\`. Whoever owns your team keeps the sites at which that may be on [/partner](/partner/settings). It proves no payment: read the booking.`,
        ),
        text(
          'Where the provider gives no page the answer is 502 with `PAYMENT_UNAVAILABLE`, and the booking is kept: repeat the request with its `Idempotency-Key`.',
        ),
      ),
      section(
        'Refunds',
        text(
          'What was paid online goes back by itself when a booking is rejected, cancelled in time, or becomes cheaper. `payment.refund` says what is to go back in all (`due`), what has gone back (`done`) and whether it is under way (`state`). Each refund is told by `payment.refunded`. `payment.state` stays `completed`.',
        ),
      ),
      section(
        'What you earn',
        text(
          'Agree on it with the office. By default it is nothing; with a commission it is a part of what we keep of each booking. A booking keeps the terms that it was made with.',
        ),
        list(
          'It is entered when the trip has been driven: of what was paid online and what the driver takes, less what goes back. Of the VAT within that nothing is earned, where we have set its rate: `price.vat` of the booking and `vat` of the line have it.',
          'Of a trip that is cancelled, or whose guest does not come, it is of the fee that we keep.',
          'Where money goes back later, its part of the commission is taken back by an entry of its own. No entry is ever changed.',
        ),
      ),
      section(
        'Account',
        text(
          'With net terms you have a price of your own, below the price list, and pay it by your statement. Ask for it with your key: [POST /quotes](/api/docs/reference/createPartnerQuote) answers it, and nobody else can book with that quote. The payment method is `account`, and no other. [GET /me](/api/docs/reference/readMe) has your `terms` and your `credit`.',
        ),
        list(
          'Your guest pays nothing, and reads no price in mails or on the page of the booking. Changing the trip and cancelling it are yours alone.',
          'What you book must fit into what is left of your credit, else it is refused with `CREDIT_EXCEEDED`, and `available` says how much is left: the limit, with the balance of your account, less the bookings that wait to be confirmed. That holds for a change that costs more, too.',
          'A booking on account counts as paid: `paymentStatus` is `completed`.',
          'A `sale` is entered once a booking is confirmed. A dearer change adds another one; a cheaper one, a cancellation and what the office gives back are a `refund`. Of a booking that is cancelled while it waits, a `fee` is what is kept, where anything is.',
          'A booking keeps the terms that it was made with, also for its changes.',
        ),
      ),
      section(
        'Statements',
        text(
          `On the 2nd of each month the entries of the month before become a statement: the balance before them, their sum, and the balance after them. More than nothing is what we owe you. The office looks at it and sends it: \`statement.sent\` tells you, with a mail to your contact; \`statement.settled\` says that it is paid. A statement is not a tax document.`,
        ),
        text(
          `With the scope \`statements\` you read [your statements](${callPath('listStatements')}) and [their lines](${callPath('listStatementLines')}); \`GET /v1/statements/{id}/lines.csv\` is a file for a spreadsheet, whose last columns are the day of the trip and the guest.`,
        ),
        text(
          `[Say which line is not right](${callPath('disputeStatementLine')}), and the office decides. What it agrees to is a line of the next statement. What happens after the end of a month is in the next one, too.`,
        ),
      ),
    ],
  }
}
