import type { ApiKeyScope } from '@chauffeur/domain/api-keys'
import type { MemberRight } from '@chauffeur/domain/partner-members'
import type { RateLimitKind } from '@chauffeur/domain/rate-limits'
import { z } from 'zod'
import type { ErrorCode } from './error-codes.ts'

/** The sections of the API's documentation, in its order, each with its description. */
export const tags = {
  Places: 'Where trips start and end.',
  'Routes and stops': 'The way between two places, and what is worth a halt on it.',
  Vehicles: 'What the vehicles take along.',
  Booking: 'From a price to a booking.',
  'Your journey':
    'The private page of a booking, for the guest who has its link. Every call needs the cookie that the link gives.',
  Payment: 'How an online payment stands.',
  Partners: 'Their own bookings and keys, for other companies’ systems that have an API key.',
  'Partners: webhooks': 'Their own receivers of messages, for a key with the scope webhooks.',
  'Partners: statements':
    'What they earn: a statement of each month, its lines, and questions about them, for a key with the scope statements.',
  'Partners: people':
    'The page of a partner’s own people. Every call needs the cookie that the link of a mail gives.',
  'Partners: sandbox':
    'What other people do to a booking, done by your own program, so that you can try everything. In the sandbox only.',
  Site: 'What the website shows of its owner, and how to write to them.',
  'Office: session': 'Signing in and out. Every call of the office needs the session cookie.',
  'Office: bookings': 'What customers have asked for, and the decision on it.',
  'Office: calendar': 'The confirmed bookings in a calendar program.',
  'Office: payments': 'The attempts to pay a booking online, and what the office settles by hand.',
  'Office: enquiries': 'Requests for a price, and messages.',
  'Office: stops': 'The stops that customers can choose.',
  'Office: meeting points': 'Where guests are met.',
  'Office: routes': 'Regions, and the routes that stops are offered on.',
  'Office: pricing': 'What each vehicle costs.',
  'Office: luggage': 'What luggage each vehicle takes.',
  'Office: pictures': 'Pictures of stops, luggage, vehicles and the firm.',
  'Office: firm': 'Who runs the site: name, registrations, contacts.',
  'Office: cars and drivers': 'The cars and drivers of the firm, and when they are not there.',
  'Office: today’s work': 'Who drives what with which car, and how far each trip is.',
  'Drivers’ phones':
    'The jobs of one driver, for the page that the driver’s link opens. Every call needs the header X-Driver-Link with the last part of the link’s address.',
  'Office: mails': 'Mails that were not delivered.',
  'Office: partners':
    'The companies whose systems book: whether they may, and how much. Their API keys: what these may do, and how much they do. Agents: whether they may book.',
  'Office: webhooks': 'Messages to other companies’ systems, and whether they arrived.',
} as const satisfies Readonly<Record<string, string>>
type Tag = keyof typeof tags

/**
 * Who may make a call. `public`: everybody, also with an API key. `partner`: with an API key only. `member`: people of a
 * partner who are signed in to its page. `session`: everybody, about their being signed in. `admin`: signed-in administrators only.
 */
export type Access = 'public' | 'partner' | 'member' | 'session' | 'admin'

/** The part of an endpoint that each call declares itself. */
interface Definition<Input extends z.ZodType, Output extends z.ZodType> {
  /** The tRPC procedure that answers it: its router and its name. */
  readonly procedure: `${string}.${string}`
  readonly summary: string
  /** More than the summary says, for whoever calls it. */
  readonly description?: string
  readonly input: Input
  readonly output: Output
  /** The status of a success; 200 when left out. */
  readonly status?: 200 | 201 | 202
  /** Its refusals beyond those of every call of its kind (a wrong field, nobody signed in, nothing there). */
  readonly refusals?: readonly ErrorCode[]
  /** How often one caller may ask; without one, as often as they like. */
  readonly limit?: RateLimitKind
  /** The scope that an API key needs for the call; without one, any key will do. */
  readonly scope?: ApiKeyScope
  /** The right that somebody of a partner needs for the call on its page; to read, where it is left out. */
  readonly right?: MemberRight
  /**
   * It creates something: with an Idempotency-Key it does so once, and a repeat gets the first answer. Not where the
   * answer contains a secret that is shown once: a repeat would need it stored.
   */
  readonly acceptsIdempotencyKey?: true
  /** With the header If-Match it does nothing unless what it changes still has this version. */
  readonly acceptsIfMatch?: true
  /** Its answer is of this moment: nobody on the way keeps it. */
  readonly isNeverCached?: true
  /** While more is asked than the server can work on, it is refused last. */
  readonly isEssential?: true
}

/** One call of the API as data, which REST, tRPC, the documentation and the clients share. */
export interface Endpoint<
  Input extends z.ZodType = z.ZodType,
  Output extends z.ZodType = z.ZodType,
  Right extends Access = Access,
> extends Definition<Input, Output> {
  readonly access: Right
  readonly method: 'GET' | 'POST' | 'PATCH' | 'DELETE'
  /** The path over REST. A value in it is written `:id` and named like its field of the input. */
  readonly path: `/api/${string}`
  /** The section of the documentation. */
  readonly tag: Tag
}

/** The input of a call that takes none. Null counts as none: tRPC cannot read a missing body. */
export const noInput = z.union([z.void(), z.null()])

/** Makes the calls of one section of the documentation that are for the same callers, by their methods and paths. */
export function endpointsFor<const Right extends Access>(
  access: Right,
  tag: Tag,
  common: Pick<Definition<z.ZodType, z.ZodType>, 'limit' | 'scope' | 'right' | 'isNeverCached'> = {},
) {
  const by =
    <Method extends Endpoint['method']>(method: Method) =>
    <Input extends z.ZodType, Output extends z.ZodType>(
      path: Endpoint['path'],
      definition: Definition<Input, Output>,
    ): Endpoint<Input, Output, Right> & { readonly method: Method } => ({
      ...common,
      ...definition,
      access,
      tag,
      method,
      path,
    })
  return { get: by('GET'), post: by('POST'), patch: by('PATCH'), delete: by('DELETE') }
}
export type Endpoints<Right extends Access> = ReturnType<typeof endpointsFor<Right>>
