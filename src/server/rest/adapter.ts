import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { Context } from '../trpc/context.ts'
import type { Meta } from '../trpc/init.ts'
import { describe } from './describe.ts'
import { acceptOnlyJson } from './json-only.ts'
import { inputReader } from './read-input.ts'
import { sendError } from './send-error.ts'

interface Doors {
  /** tRPC's own record of a router's procedures, by their dotted names. */
  readonly procedures: object
  readonly contextOf: (request: FastifyRequest, reply: FastifyReply) => Promise<Context>
  /** Which of them are exposed here. */
  readonly only: (meta: Meta) => boolean
}

/** Exposes every procedure on its documented path, as a route of its own. Knows nothing of what they do. */
export function restDoor(app: FastifyInstance, { procedures, contextOf, only }: Doors): void {
  // The procedure is the only validator, and it has checked its own output; the schemas are documentation.
  app.setValidatorCompiler(() => () => true)
  app.setSerializerCompiler(() => (data) => JSON.stringify(data))
  app.setErrorHandler(sendError)
  acceptOnlyJson(app)

  for (const [name, procedure] of Object.entries(procedures)) {
    if (!isOurs(procedure)) throw new Error(`${name} was not made by one of the builders`)
    const { meta, type } = procedure._def
    if (!only(meta)) continue
    const { endpoint } = meta
    const read = inputReader(endpoint)
    app.route({
      method: endpoint.method,
      url: endpoint.path,
      schema: describe(meta),
      handler: async (request, reply) => {
        const output = await procedure({
          ctx: await contextOf(request, reply),
          path: name,
          type,
          getRawInput: () => Promise.resolve(read(request)),
          signal: undefined,
          batchIndex: 0,
        })
        if (endpoint.isNeverKept || meta.usesSession) reply.header('cache-control', 'no-store')
        return reply.code(endpoint.status ?? 200).send(output)
      },
    })
  }
}

/** A procedure as tRPC itself calls it. */
interface OurProcedure {
  (call: {
    ctx: Context
    path: string
    type: string
    getRawInput: () => Promise<unknown>
    signal: undefined
    batchIndex: number
  }): Promise<unknown>
  readonly _def: { readonly meta: Meta; readonly type: string }
}

// The inside of a procedure, which tRPC does not promise; a test says so if it changes.
function isOurs(procedure: unknown): procedure is OurProcedure {
  return (
    typeof procedure === 'function' && Reflect.get(Reflect.get(procedure, '_def') ?? {}, 'meta')?.endpoint
  )
}
