import type { Access, Endpoint } from '@chauffeur/contract/endpoint'
import type { RateLimitKind } from '@chauffeur/domain/rate-limits'
import type { User } from '@chauffeur/contract/session'
import { TRPCError } from '@trpc/server'
import { z } from 'zod'
import { checkScope, refuseKey, requireAdmin, requireKey } from '../auth/rights.ts'
import { requireMember, type SignedInMember } from '../auth/member-session.ts'
import { limitCalls } from '../auth/limit-calls.ts'
import { readBooking } from '../bookings/read-booking.ts'
import { createOnce } from '../core/idempotency/run-once.ts'
import { Refusal } from '../core/refusal.ts'
import type { OfficeTransaction } from '../core/transaction.ts'
import type { AppContext } from './context.ts'
import { toErrorResponse } from './error-response.ts'
import { procedure } from './init.ts'
import { findLink } from '../dispatch/driver-links.ts'
import { tokensOf } from '../guest/find-trip.ts'

/**
 * The only ways to make a procedure, one for each kind of access, so that none forgets its endpoint or its right. What
 * a closed call answers without a session is the same whatever its input.
 */

/** For everybody, signed in or not; a caller with an API key needs one that may make the call. */
export function forPublic<I extends z.ZodType, O extends z.ZodType>(endpoint: Endpoint<I, O, 'public'>) {
  return counted(endpoint).input(new InputSchema(endpoint.input)).output(new AnswerSchema(endpoint.output))
}

/** For other companies' systems, by API key. */
export function forPartner<I extends z.ZodType, O extends z.ZodType>(endpoint: Endpoint<I, O, 'partner'>) {
  return counted(endpoint)
    .use(async ({ ctx, next }) => {
      const result = await next({ ctx: { apiKey: requireKey(ctx.request) } })
      if (!result.ok) sayWhomToCall(result.error.cause, ctx.request)
      return result
    })
    .input(new InputSchema(endpoint.input))
    .output(new AnswerSchema(endpoint.output))
}

/** Once it is too late, a partner's system can only have the office called. */
function sayWhomToCall(cause: unknown, { firm }: AppContext): void {
  if (cause instanceof Refusal && cause.code === 'TOO_LATE')
    throw new Refusal(cause.code, cause.reason, { ...cause.facts, phone: firm.current().phone })
}

/** For everybody, but about their being signed in. */
export function forSession<I extends z.ZodType, O extends z.ZodType>(endpoint: Endpoint<I, O, 'session'>) {
  return counted(endpoint)
    .use(({ ctx, next }) => {
      refuseKey(ctx.request)
      return next()
    })
    .input(new InputSchema(endpoint.input))
    .output(new AnswerSchema(endpoint.output))
}

/** For the people of a partner, on its page. Calls are counted and made as those of its systems. */
export function forMember<I extends z.ZodType, O extends z.ZodType>(endpoint: Endpoint<I, O, 'member'>) {
  return procedure
    .meta({ endpoint })
    .use(async ({ ctx, next }) => {
      const signedIn = await requireMember(ctx.request, endpoint.right ?? 'read')
      const request: AppContext = { ...ctx.request, apiKey: signedIn.principal }
      if (endpoint.limit) await limitCalls(endpoint.limit, request)
      return next({ ctx: { request, signedIn } })
    })
    .input(new InputSchema(endpoint.input))
    .output(new AnswerSchema(endpoint.output))
}

/** For administrators. */
export function forAdmin<I extends z.ZodType, O extends z.ZodType>(endpoint: Endpoint<I, O, 'admin'>) {
  return procedure
    .meta({ endpoint })
    .use(async ({ ctx, next }) => {
      const admin = await requireAdmin(ctx.request)
      if (endpoint.limit) await limitCalls(endpoint.limit, ctx.request)
      return next({ ctx: { admin, endpoint } })
    })
    .input(new InputSchema(endpoint.input))
    .output(new AnswerSchema(endpoint.output))
}

/** For an open page, which is told of what changes: its stream finds out by itself who may be told. */
export function forOpenPage<I extends z.ZodType>(input: I) {
  return procedure.input(new InputSchema(input))
}

interface Call<Input> {
  readonly input: Input
  readonly ctx: { readonly request: AppContext }
}

interface OfficeCall<Input> extends Call<Input> {
  readonly ctx: Call<Input>['ctx'] & { readonly admin: User }
}

/** An operation of the office, within a transaction. */
type OfficeOperation<Input, Result> = (
  input: Input,
  tx: OfficeTransaction,
  context: AppContext,
) => Promise<Result>

/** Answers with an operation that takes the input and the request's context. */
export function inContext<Input, Result>(operation: (input: Input, context: AppContext) => Result) {
  return ({ input, ctx }: Call<Input>) => operation(input, ctx.request)
}

/** Answers with an operation that the office runs in one transaction, and with how its result is shown afterwards. */
export function inTransaction<Input, Result>(
  operation: OfficeOperation<Input, Result>,
): (call: OfficeCall<Input>) => Promise<Result>
export function inTransaction<Input, Result, Answer>(
  operation: OfficeOperation<Input, Result>,
  show: (result: Result, context: AppContext, input: NoInfer<Input>) => Answer | Promise<Answer>,
): (call: OfficeCall<Input>) => Promise<Answer>
export function inTransaction<Input, Result, Answer>(
  operation: OfficeOperation<Input, Result>,
  show?: (result: Result, context: AppContext, input: NoInfer<Input>) => Answer | Promise<Answer>,
) {
  return async ({ input, ctx: { request, admin } }: OfficeCall<Input>) => {
    const result = await request.transaction((tx) =>
      operation(input, { ...tx, admin: admin.username }, request),
    )
    return show ? show(result, request, input) : result
  }
}

/** The answer of a call that has changed a booking. */
export function showBooking(_: unknown, { em }: AppContext, { id }: { readonly id: string }) {
  return readBooking(id, em)
}

/** Answers with an operation that somebody of a partner runs about what is the partner's, as the office may, too. */
export function asMember<Input, Result>(
  operation: OfficeOperation<Input & { readonly partnerId: string }, Result>,
) {
  return ({
    input,
    ctx: { request, signedIn },
  }: Call<Input> & { readonly ctx: { readonly signedIn: SignedInMember } }) =>
    request.transaction((tx) =>
      operation(
        { ...input, partnerId: signedIn.partner.id },
        { ...tx, admin: signedIn.member.email },
        request,
      ),
    )
}

/** The answer of a call that has nothing to show. */
export function success() {
  return { success: true } as const
}

/** Answers with what an operation of the office creates, once for each Idempotency-Key. */
export function creatingOnce<Input, Result extends Record<string, unknown>>(
  create: OfficeOperation<Input, Result>,
) {
  return ({
    input,
    ctx: { request, admin, endpoint },
  }: OfficeCall<Input> & { ctx: { endpoint: Endpoint<z.ZodType, z.ZodType<Result>> } }) =>
    createOnce(
      { endpoint, input, create: (tx) => create(input, { ...tx, admin: admin.username }, request) },
      request,
    )
}

/** A call beyond a key's scope is refused, and a call with a limit is counted, before anything is done for it. */
function counted<Right extends Access>(endpoint: Endpoint<z.ZodType, z.ZodType, Right>) {
  const { limit, scope } = endpoint
  return procedure.meta({ endpoint }).use(async ({ ctx, next, getRawInput }) => {
    checkScope(scope, ctx.request)
    const holder = limit && (await linkHolder(limit, ctx.request, getRawInput))
    const counted = limit && (await limitCalls(limit, ctx.request, holder))
    const result = await next()
    const invalid = limit && INVALID[limit]
    if (invalid && !result.ok && toErrorResponse(result.error).status === 400) await counted?.countAs(invalid)
    return result
  })
}

/** Calls whose mistakes have a limit of their own: who corrects a form uses up none of the bookings. */
const INVALID: Readonly<Partial<Record<RateLimitKind, RateLimitKind>>> = { booking: 'invalidBooking' }

// Neither has the asynchronous half of a schema, which tRPC would prefer and which takes several times as long.

/** Reads an input. An issue has the value that it is about, which says whether one was sent. */
export class InputSchema<S extends z.ZodType> {
  declare readonly _input: z.input<S>
  declare readonly _output: z.output<S>
  private readonly schema: S

  constructor(schema: S) {
    this.schema = schema
  }

  parse(value: unknown): z.output<S> {
    return this.schema.parse(value, { reportInput: true })
  }
}

/** Reads the input of a call that is no procedure of tRPC, refused as those are. */
export function parseInput<S extends z.ZodType>(schema: S, sent: unknown): z.output<S> {
  const { data, error } = schema.safeParse(sent, { reportInput: true })
  if (error) throw new TRPCError({ code: 'BAD_REQUEST', cause: error })
  return data
}

/** Writes an answer: amounts are sent in euros. Its issues are a fault, and name no value: they are logged. */
export class AnswerSchema<S extends z.ZodType> {
  declare readonly _input: z.output<S>
  declare readonly _output: z.output<S>
  private readonly schema: S

  constructor(schema: S) {
    this.schema = schema
  }

  parse(value: unknown): unknown {
    return z.encode<z.ZodType>(this.schema, value)
  }
}

/** Whom a call is counted for: `link-…`, its holder; `nobody`, where no link of ours was shown. */
type LinkHolderName = `link-${string}` | 'nobody'

const tokenInput = z.object({ token: z.string() })

/**
 * The link that a call of this kind was made with; undefined for kinds that need none. Who holds a right link is counted
 * by it, and not by an address that others share. Who holds none is refused by the call itself, before any work is done.
 */
export async function linkHolder(
  kind: RateLimitKind,
  context: AppContext,
  readInput: () => Promise<unknown>,
): Promise<LinkHolderName | undefined> {
  const { links, clock, tripCookie } = context
  if (kind === 'trip') {
    const [token = ''] = tokensOf(tripCookie, links, clock())
    return named(links.readTrip(token)?.id)
  }
  if (kind === 'driver') return named((await findLink(context))?.link.id)
  if (kind !== 'payment' && kind !== 'emailUndo') return undefined
  const { token = '' } = tokenInput.safeParse(await readInput()).data ?? {}
  return kind === 'emailUndo'
    ? named(links.read('undo-email', token))
    : named(links.read('pay', token) ?? links.read('offer', token))
}

function named(id: string | undefined): LinkHolderName {
  return id === undefined ? 'nobody' : `link-${id}`
}
