import type { User } from '@chauffeur/contract/session'
import { SENTENCES } from '@chauffeur/contract/sentences'
import { initTRPC, TRPCError } from '@trpc/server'
import { z } from 'zod'

interface RefusalFields {
  readonly code: string
  readonly status?: string
  readonly details?: readonly { readonly field: string; readonly message: string }[]
}

export class Refused extends TRPCError {
  readonly refusal: RefusalFields
  constructor(code: 'UNAUTHORIZED' | 'CONFLICT' | 'NOT_FOUND', message: string, refusal: RefusalFields) {
    super({ code, message })
    this.refusal = refusal
  }
}

export const t = initTRPC.create({
  errorFormatter: ({ shape, error }) => ({
    ...shape,
    data: error instanceof Refused ? error.refusal : { code: 'INTERNAL' },
  }),
})

/** Checks an answer that a fake server holds as it is sent, its amounts in euros. */
export function sent<S extends z.ZodType>({ output }: { readonly output: S }) {
  return new SentSchema(output)
}

class SentSchema<S extends z.ZodType> {
  declare readonly _input: z.input<S>
  declare readonly _output: z.output<S>
  private readonly schema: S

  constructor(schema: S) {
    this.schema = schema
  }

  parse(value: unknown): unknown {
    return z.encode<z.ZodType>(this.schema, this.schema.parse(value))
  }
}

/** Public procedures and those for admins; each call is recorded. */
export function fakeProcedures(server: { readonly user: User | null; readonly calls: string[] }) {
  const open = t.procedure.use(({ path, next }) => {
    server.calls.push(path)
    return next()
  })
  const closed = open.use(({ next }) => {
    if (server.user) return next({ ctx: { user: server.user } })
    throw new Refused('UNAUTHORIZED', SENTENCES.notSignedIn, { code: 'UNAUTHENTICATED' })
  })
  return { open, closed }
}

export type FakeProcedures = ReturnType<typeof fakeProcedures>
export type ClosedProcedure = FakeProcedures['closed']
