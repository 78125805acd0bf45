import type { User } from '@chauffeur/contract/session'
import { SENTENCES } from '@chauffeur/contract/sentences'
import { initTRPC, TRPCError } from '@trpc/server'

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
