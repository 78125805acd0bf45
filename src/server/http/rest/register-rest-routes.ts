import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { Context } from '../../api/context.ts'
import type { Meta } from '../../api/init.ts'
import { acceptOnlyJson } from '../json-only.ts'
import { ourProcedures } from './our-procedures.ts'
import { inputReader } from './read-input.ts'
import { sendError } from '../send-error.ts'

interface RestRoutesOptions {
  /** tRPC's own record of a router's procedures, by their dotted names. */
  readonly procedures: object
  readonly createContext: (request: FastifyRequest, reply: FastifyReply) => Promise<Context>
  /** Which of them are exposed here. */
  readonly only: (meta: Meta) => boolean
}

/** Exposes every procedure on its documented path, as a route of its own. Knows nothing of what they do. */
export function registerRestRoutes(
  app: FastifyInstance,
  { procedures, createContext, only }: RestRoutesOptions,
): void {
  app.setErrorHandler(sendError)
  acceptOnlyJson(app)

  for (const [name, procedure] of ourProcedures(procedures)) {
    const { meta, type } = procedure._def
    if (!only(meta)) continue
    const { endpoint } = meta
    const read = inputReader(endpoint)
    app.route({
      method: endpoint.method,
      url: endpoint.path,
      handler: async (request, reply) => {
        const output = await procedure({
          ctx: await createContext(request, reply),
          path: name,
          type,
          getRawInput: () => Promise.resolve(read(request)),
          signal: undefined,
          batchIndex: 0,
        })
        if (endpoint.isNeverCached || meta.usesSession) reply.header('cache-control', 'no-store')
        return reply.code(endpoint.status ?? 200).send(output)
      },
    })
  }
}
