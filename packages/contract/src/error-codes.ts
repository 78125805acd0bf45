/** One way in which a call can be refused. */
export interface ErrorKind {
  readonly status: number
  /** The cause, and how a caller can react. */
  readonly meaning: string
  /** JSON Schemas of the fields that the error body has in addition. */
  readonly extraFields?: Readonly<Record<string, ExtraFieldSchema>>
}

interface ExtraFieldSchema {
  readonly type: 'string' | 'number' | 'integer' | 'array' | 'object' | readonly ['string', 'null']
  readonly description: string
  readonly items?: object
}

const kind = (status: number, meaning: string, extraFields?: ErrorKind['extraFields']): ErrorKind =>
  extraFields ? { status, meaning, extraFields } : { status, meaning }

/** Every code of an error body, over REST and tRPC alike. A code keeps its meaning; new ones may be added. */
export const errorCodes = {
  INVALID_INPUT: kind(400, 'A field is missing or wrong; details names each one. Correct it and send again.'),
  INVALID_JSON: kind(400, 'The body is not JSON.'),
  INVALID_LENGTH: kind(400, 'The body is shorter or longer than its Content-Length says.'),
  BAD_ADDRESS: kind(400, 'The address holds an escape that cannot be read.'),
  UNREADABLE: kind(400, 'The request is not HTTP that can be read.'),
  QUOTE_INVALID: kind(400, 'The quoteId was not given out here, or for another trip. Ask for a new quote.'),
  UNAUTHENTICATED: kind(401, 'Nobody is signed in, or the session has ended. Sign in and send again.'),
  WRONG_LOGIN: kind(401, 'Username or password is wrong.'),
  WRONG_API_KEY: kind(
    401,
    'An API key is needed and missing, or the one sent is unknown, revoked, expired, replaced and ended, or of the sandbox where this is the live server, or the reverse. Send one that works.',
  ),
  API_KEY_NOT_ALLOWED: kind(
    403,
    'The API key lacks the scope of this call or may not be used from this address, or no key opens the call. Ask the office for a key that may.',
  ),
  TEST_ONLY: kind(
    403,
    'The call is for the sandbox, and this is the live server. Call the sandbox, with a key of the sandbox.',
  ),
  PARTNER_SUSPENDED: kind(
    403,
    'The office has suspended the partner. Its bookings stand. Ask the office, and send again then.',
  ),
  PARTNER_ENDED: kind(
    403,
    'The partner of this API key has ended: for 90 days its bookings can still be read, and nothing else is done.',
  ),
  MEMBER_NOT_ALLOWED: kind(
    403,
    'The role in the team of the partner does not allow this. An owner can change it.',
  ),
  OTHER_PARTNER: kind(
    409,
    'The page was opened for another partner than the one that this browser is signed in for by now. Nothing was done: load the page anew.',
  ),
  CROSS_SITE: kind(403, 'A page of another site made this call. Call from a server, or from this site.'),
  LINK_ONLY_SHOWS: kind(403, 'The link was made to show the journey; nothing can be done by it.'),
  NOTE_OF_ANOTHER: kind(403, 'Only who wrote the note can remove it.'),
  NOT_FOUND: kind(404, 'There is nothing at this address, or no longer.'),
  METHOD_NOT_ALLOWED: kind(405, 'This address takes other methods; the Allow header names them.'),
  TOO_SLOW: kind(408, 'The request took too long to arrive.'),
  ALREADY_DECIDED: kind(409, 'The booking has been accepted or rejected before.', {
    status: { type: 'string', description: 'How the booking stands' },
  }),
  ALREADY_CANCELLED: kind(409, 'The booking has been cancelled before.', {
    status: { type: 'string', description: 'cancelled' },
  }),
  CHANGE_OPEN: kind(409, 'A change of this booking waits already. Withdraw it, or wait until it is decided.'),
  CHANGE_ENDED: kind(
    409,
    'The change has been decided, withdrawn or has ended before. Read the booking again.',
    {
      state: { type: 'string', description: 'How the change stands; none where there is none' },
    },
  ),
  PAYMENT_OPEN: kind(
    409,
    'The booking is to be paid online and is not paid yet, so its price cannot change now. Pay it first.',
  ),
  TOO_EARLY: kind(409, 'The time for this has not come yet. The sentence says from when on it will have.'),
  ALREADY_RATED: kind(409, 'The trip has been rated before, which is possible once.'),
  TOO_LATE: kind(409, 'The time for this has passed. The office can still be called.', {
    phone: { type: ['string', 'null'], description: 'Of a partner’s call: the phone of the office' },
  }),
  REFUND_CHANGED: kind(
    409,
    'A cancellation no longer returns what the request says. Nothing was done: show the new amount and ask again.',
    {
      freeUntil: { type: ['string', 'null'], description: 'Until when it was or is free' },
      fee: { type: 'number', description: 'So much would be kept, in euros' },
      refund: { type: 'number', description: 'So much would be returned, in euros' },
      feeCents: { type: 'integer', description: 'Deprecated: read fee. The same in cents' },
      refundCents: { type: 'integer', description: 'Deprecated: read refund. The same in cents' },
    },
  ),
  EVENTS_DELETED: kind(
    410,
    'The events after this cursor are too old to be kept. Read your bookings, and begin again without a cursor.',
  ),
  DUPLICATE_REFERENCE: kind(
    409,
    'One of your bookings has this reference already. Read that one, or send another reference.',
    { bookingNumber: { type: 'string', description: 'The booking that has it' } },
  ),
  STATEMENT_MOVED_ON: kind(
    409,
    'The statement is not one that this can be done to now: it was not sent yet, is disputed, or is settled. Read it again.',
    { state: { type: 'string', description: 'How the statement stands' } },
  ),
  DISPUTE_OPEN: kind(409, 'You have asked about this line already. Wait until the office has decided.'),
  DISPUTE_DECIDED: kind(409, 'The office has decided about this before.'),
  PARTNER_OVER: kind(409, 'The partner has ended, or is part of another one. Choose another partner.'),
  PARTNERS_DIFFER: kind(
    409,
    'One of the two partners is suspended and the other one is not. Suspend or resume one of them first.',
  ),
  API_KEY_REVOKED: kind(409, 'The API key has been revoked before. Make a new one.'),
  ALREADY_EXISTS: kind(409, 'There is one like this already. Change that one instead.'),
  CHANGED_MEANWHILE: kind(
    409,
    'The row is no longer as it was when this version was read. Nothing was done: look at it again.',
    {
      current: { type: 'object', description: 'The row as it is now' },
      changedBy: {
        type: ['string', 'null'],
        description: 'The administrator who changed it last, where that is known',
      },
      changedAt: { type: ['string', 'null'], description: 'When that was' },
    },
  ),
  PLAN_OUTDATED: kind(
    409,
    'Some of the trips are no longer as they were when the plan was made. Nothing was done: plan the day again.',
    {
      trips: {
        type: 'array',
        description: 'The trips that have changed',
        items: {
          type: 'object',
          properties: {
            bookingId: { type: 'string' },
            bookingNumber: { type: 'string' },
            carNo: { type: 'integer' },
          },
          required: ['bookingId', 'bookingNumber', 'carNo'],
        },
      },
    },
  ),
  ROUTE_IN_USE: kind(409, 'A stop has no other route. Give it one, or delete it first.', {
    stops: {
      type: 'array',
      description: 'The stops that would be left without a route',
      items: {
        type: 'object',
        properties: { id: { type: 'string' }, name: { type: 'string' } },
        required: ['id', 'name'],
      },
    },
  }),
  MAIL_UNDER_WAY: kind(409, 'The mail is being sent at this moment, or has been.'),
  MAIL_OUTDATED: kind(409, 'What the mail says is no longer true of its booking. Read the booking again.'),
  TOO_MANY_WEBHOOKS: kind(409, 'There are as many webhooks as there can be. Remove one first.'),
  WEBHOOK_OFF: kind(409, 'The webhook is switched off. Switch it on first.'),
  DELIVERY_UNDER_WAY: kind(
    409,
    'The message is being delivered at this moment. Wait a moment, then read it again.',
  ),
  NO_SERVICE: kind(
    409,
    'Nothing is driven at that time; the sentence says why. Choose a time after it, or ask the team.',
    {
      untilDate: { type: 'string', description: 'When it ends on the pick-up’s clock, yyyy-MM-dd' },
      untilTime: { type: 'string', description: 'HH:mm' },
    },
  ),
  SHORT_NOTICE: kind(
    409,
    'The pick-up is so soon that it cannot be booked here. Choose a later one, or have the customer call.',
    {
      earliestDate: {
        type: 'string',
        description: 'The earliest pick-up that can be booked now, on its own clock, yyyy-MM-dd',
      },
      earliestTime: { type: 'string', description: 'HH:mm' },
    },
  ),
  NO_CAR: kind(
    409,
    'Every car of this class is taken at that time. Choose another time or class, or ask the team.',
    {
      nearestTimes: {
        type: 'array',
        description: 'The nearest times of that day at which one is free, HH:mm on the pick-up’s clock',
        items: { type: 'string' },
      },
    },
  ),
  NOT_CONFIRMED: kind(409, 'Only accepted bookings are given to drivers. Accept it first.'),
  CAR_TOO_SMALL: kind(409, 'The car has too little room for the party. Choose a larger one.', {
    shortage: {
      type: 'object',
      description: 'What it lacks: too_few_seats or too_few_child_seats, how many there are, and are needed',
    },
  }),
  CAR_TAKEN: kind(409, 'The car has another trip at that time. Choose another one, or swap the two.'),
  DRIVER_TAKEN: kind(409, 'The driver has another trip at that time. Choose another one.'),
  NEEDS_REASON: kind(
    409,
    'Something speaks against this. Send it again with a reason in override, or choose differently.',
    {
      warnings: {
        type: 'array',
        description: 'What speaks against it, a sentence for each',
        items: { type: 'string' },
      },
    },
  ),
  TRIP_CHANGED: kind(
    409,
    'The trip has changed since the sender read it, or is somebody else’s. The event was kept, and nothing was done.',
    {
      state: { type: 'string', description: 'How the trip stands' },
      version: { type: 'integer', description: 'The version now' },
    },
  ),
  TRIP_MOVED_ON: kind(409, 'The trip is in another state than this is for. Read it again.', {
    state: { type: 'string', description: 'How the trip stands' },
  }),
  CAR_IN_USE: kind(
    409,
    'The car, or the driver, still has trips on days without them. Give those to others first.',
    {
      trips: {
        type: 'array',
        description: 'The trips, by pick-up time',
        items: { type: 'string' },
      },
    },
  ),
  PRICE_CHANGED: kind(409, 'The price is no longer what the request says. Show the new one and ask again.', {
    totalPrice: { type: 'number', description: 'The price now, in euros' },
    quoteId: {
      type: ['string', 'null'],
      description: 'Keeps this price for 30 minutes; null of a change, which needs none',
    },
  }),
  QUOTE_EXPIRED: kind(
    409,
    'The quote is older than 30 minutes, and its price is not today’s or was not sent along. Confirm the new one.',
  ),
  OFFER_BOOKED: kind(409, 'The offer has been booked before, and can be booked once.'),
  OFFER_ENDED: kind(409, 'The offer has ended or was withdrawn. Ask the office for a new one.'),
  PAYMENT_MOVED_ON: kind(409, 'The payment is no longer in the state that this act is for. Read it again.', {
    state: { type: 'string', description: 'How the payment stands' },
  }),
  NOTHING_TO_PAY: kind(
    409,
    'The booking is paid, or nothing is to be paid online for it any more. Read it again.',
  ),
  REQUEST_IN_PROGRESS: kind(
    409,
    'The same request is still being worked on. Wait as long as Retry-After says, then repeat it.',
    { retryAfter: { type: 'integer', description: 'Seconds to wait' } },
  ),
  VERSION_CHANGED: kind(
    412,
    'The booking no longer has the version that If-Match names. Nothing was done: read it again.',
    { version: { type: 'integer', description: 'The version now' } },
  ),
  BODY_TOO_LARGE: kind(413, 'The body is larger than 64 kB, or a picture or photo larger than it may be.'),
  LINK_ENDED: kind(
    410,
    'The private link has ended: a guest’s 30 days after the pick-up or once a newer one has taken its place, one that takes back a change of the email address after 24 hours or once it was used, a driver’s when it was revoked or long unused, one that signs in after 15 minutes or once it was used.',
  ),
  ADDRESS_TOO_LONG: kind(414, 'The address is too long.'),
  NOT_JSON: kind(415, 'The body is not announced as JSON. Send Content-Type: application/json.'),
  NOT_A_PICTURE: kind(415, 'The file is not a picture that can be read. Send JPEG, PNG, WebP or AVIF.'),
  NO_SUCH_RANGE: kind(416, 'The file has no such part as the Range header asks for. Ask for the whole.'),
  UNKNOWN_EXPECTATION: kind(417, 'The Expect header asks for something that is not offered. Leave it out.'),
  IDEMPOTENCY_KEY_REUSED: kind(422, 'This Idempotency-Key came with another request before. Use a new one.'),
  UNKNOWN_PLACE: kind(422, 'A place was not found; details names the field. Search for it first.'),
  UNKNOWN_STOP: kind(422, 'A stop is not on offer, or not on this way.'),
  NO_ROUTE: kind(422, 'No road leads from one of the places to the next.'),
  NO_PRICE: kind(422, 'There is no fixed price for this. POST /api/quote-requests asks the team for one.'),
  INSUFFICIENT_CAPACITY: kind(422, 'The vehicle has too few seats. Choose a larger one.'),
  WHEELCHAIR_NOT_CARRIED: kind(
    422,
    'No car carries somebody who stays in the wheelchair. POST /api/quote-requests asks the team.',
  ),
  PAYMENT_METHOD_NOT_ALLOWED: kind(422, 'This trip cannot be paid in this way. Choose another one.'),
  CREDIT_EXCEEDED: kind(
    422,
    'This costs more than is left of the credit of your account. Pay a statement, or ask the office for a higher limit.',
    { available: { type: 'number', description: 'So many euros are left' } },
  ),
  TOO_MANY_REQUESTS: kind(429, 'Too many calls in a short time. Wait as long as Retry-After says.', {
    retryAfter: { type: 'integer', description: 'Seconds to wait' },
  }),
  TOO_MANY_OPEN: kind(
    429,
    'As many bookings of this partner wait for the office or for their payment as may at once. Cancel those that are not needed, wait as long as Retry-After says for some to be decided or paid, or ask the office for more.',
    {
      retryAfter: { type: 'integer', description: 'Seconds to wait' },
      openBookings: { type: 'integer', description: 'How many are open' },
      openBookingsMax: { type: 'integer', description: 'How many may be' },
    },
  ),
  HEADERS_TOO_LARGE: kind(431, 'The headers are too large.'),
  INTERNAL: kind(500, 'Our own mistake. Try again; if it stays, tell us the requestId.'),
  PAYMENT_UNAVAILABLE: kind(
    502,
    'The payment provider gives no page. The booking is kept: repeat the request with its Idempotency-Key.',
    { bookingNumber: { type: 'string', description: 'The booking that is kept' } },
  ),
  OVERLOADED: kind(
    503,
    'More is asked at the moment than our server can work on. Nothing was done: wait as long as Retry-After says, then send the same again.',
    {
      retryAfter: { type: 'integer', description: 'Seconds to wait' },
    },
  ),
  DATABASE_UNAVAILABLE: kind(
    503,
    'Our database does not answer at the moment. Wait as long as Retry-After says, then try again.',
    {
      retryAfter: { type: 'integer', description: 'Seconds to wait' },
    },
  ),
  PLACES_UNAVAILABLE: kind(503, 'Places cannot be looked up at the moment. Try again soon.'),
  ROUTING_UNAVAILABLE: kind(503, 'The way cannot be measured at the moment. Try again soon.'),
} as const satisfies Readonly<Record<string, ErrorKind>>

export type ErrorCode = keyof typeof errorCodes

export function isErrorCode(code: string): code is ErrorCode {
  return Object.hasOwn(errorCodes, code)
}
