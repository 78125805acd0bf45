import type { Endpoint } from '@chauffeur/contract/endpoint'
import { endpoints } from '@chauffeur/contract/endpoints'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { Context } from '../../api/context.ts'
import type { AppRouter } from '../../api/router.ts'
import { acceptOnlyJson } from '../json-only.ts'
import { sendError } from '../send-error.ts'
import { inputReader } from './read-input.ts'

interface RestRoutesOptions {
  readonly router: AppRouter
  readonly createContext: (request: FastifyRequest, reply: FastifyReply) => Promise<Context>
  /** Which endpoints are exposed here. */
  readonly only: (endpoint: Endpoint) => boolean
}

/** Exposes each endpoint's procedure on its documented path, as a route of its own. */
export function registerRestRoutes(app: FastifyInstance, options: RestRoutesOptions): void {
  const { router, createContext, only } = options
  app.setErrorHandler(sendError)
  acceptOnlyJson(app)

  for (const endpoint of Object.values<Endpoint>(endpoints).filter(only)) {
    const { method, path, access, procedure, status = 200 } = endpoint
    const readInput = inputReader(endpoint)
    const isPrivate = endpoint.isNeverCached || access === 'session' || access === 'admin'
    app.route({
      method,
      url: path,
      config: endpoint.isEssential ? { weight: 'essential' } : {},
      handler: async (request, reply) => {
        const call = procedureAt(procedure, router.createCaller(await createContext(request, reply)))
        const output = await call(readInput(request))
        if (isPrivate) reply.header('cache-control', 'no-store')
        return reply.code(status).send(output)
      },
    })
  }
}

// A method's parameters are compared both ways, so every procedure is one of these, whatever input it takes.
type Call = { call(input: unknown): Promise<unknown> }['call']
type Caller = Readonly<Record<string, Readonly<Record<string, Call>>>>

/** The procedure that an endpoint names, as `router.name`. */
function procedureAt(procedure: Endpoint['procedure'], caller: Caller): Call {
  const [router = '', name = ''] = procedure.split('.')
  const call = caller[router]?.[name]
  if (!call) throw new Error(`There is no procedure ${procedure}`)
  return call
}
