import type { Endpoint } from '@chauffeur/contract/endpoint'
import type { TRPCMutationProcedure, TRPCQueryProcedure } from '@trpc/server'
import type { z } from 'zod'
import type { Actor } from '../auth/rights.ts'
import type { AppContext } from './context.ts'
import { forAdmin, forMember, forPartner } from './procedures.ts'

/** A call of one of those who own keys and receivers: the office, a partner's systems, or its people. */
type OwnerCall =
  | Endpoint<z.ZodType, z.ZodType, 'admin'>
  | Endpoint<z.ZodType, z.ZodType, 'partner'>
  | Endpoint<z.ZodType, z.ZodType, 'member'>

type OwnerCalls = Readonly<Record<string, OwnerCall>>

type Operation<Input, Result> = (input: Input, actor: Actor, context: AppContext) => Promise<Result>

type OperationsFor<Calls extends OwnerCalls> = {
  readonly [Name in keyof Calls]: Operation<z.output<Calls[Name]['input']>, z.output<Calls[Name]['output']>>
}

interface Types<Call extends OwnerCall> {
  input: z.input<Call['input']>
  output: z.output<Call['output']>
  meta: { readonly endpoint: Endpoint }
}

type ProceduresFor<Calls extends OwnerCalls> = {
  [Name in keyof Calls]: Calls[Name] extends { readonly method: 'GET' }
    ? TRPCQueryProcedure<Types<Calls[Name]>>
    : TRPCMutationProcedure<Types<Calls[Name]>>
}

/** The procedures of an owner's calls. Each answers with the operation of its name, which other owners may share. */
export function ownerProcedures<Calls extends OwnerCalls>(
  calls: Calls,
  operations: OperationsFor<Calls>,
): ProceduresFor<Calls> {
  const procedures = Object.entries<OwnerCall>(calls).map(([name, call]) => [
    name,
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the type of the operations says which fits
    procedureFor(call, operations[name] as Operation<unknown, unknown>),
  ])
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- an entry for each call, made from it
  return Object.fromEntries(procedures) as ProceduresFor<Calls>
}

function procedureFor(call: OwnerCall, operation: Operation<unknown, unknown>) {
  const kind = call.method === 'GET' ? 'query' : 'mutation'
  if (call.access === 'admin')
    return forAdmin(call)[kind](({ input, ctx: { admin, request } }) =>
      operation(input, { name: admin.username, apiKeyId: undefined, partnerId: undefined }, request),
    )
  if (call.access === 'partner')
    return forPartner(call)[kind](({ input, ctx: { apiKey, request } }) =>
      operation(input, { name: apiKey.name, apiKeyId: apiKey.id, partnerId: apiKey.partner.id }, request),
    )
  return forMember(call)[kind](({ input, ctx: { signedIn, request } }) => {
    const { member, partner } = signedIn
    return operation(input, { name: member.email, apiKeyId: undefined, partnerId: partner.id }, request)
  })
}
