import { isObject } from '@chauffeur/domain/is-object'
import { noInput, type Endpoint } from '@chauffeur/contract/endpoint'
import { endpoints } from '@chauffeur/contract/endpoints'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { z } from 'zod'
import type { Context } from '../../api/context.ts'
import type { AppRouter } from '../../api/router.ts'
import { acceptOnlyJson } from '../request-limits.ts'
import { sendError } from '../send-error.ts'

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

type Properties = NonNullable<z.core.JSONSchema.BaseSchema['properties']>

/** Reads what a request says, in the shape that the procedure validates. */
type ReadInput = (request: FastifyRequest) => unknown

/**
 * Query and path values arrive as text, and become numbers or booleans where the endpoint documents one. Bodies are
 * taken as they are. A path value lies over a body field of the same name. Of calls that change something only a deletion
 * has a query: what a body means there is left open by HTTP.
 */
function inputReader({ method, input }: Endpoint): ReadInput {
  if (input === noInput) return () => undefined
  const fromText = textReader(input)
  return method === 'GET'
    ? ({ query, params }) => ({ ...fromText(query), ...fromText(params) })
    : ({ query, body, params }) => {
        const path = { ...(method === 'DELETE' && fromText(query)), ...fromText(params) }
        // Anything but an object is passed on for the procedure to refuse, unless the path says it all.
        return isObject(body) || body === undefined ? { ...body, ...path } : body
      }
}

/** Reads values that arrive as text. What is documented is looked up with the first: most calls have none. */
function textReader(input: z.ZodType): (values: unknown) => Record<string, unknown> {
  let properties: Properties | undefined
  return (values) => {
    const entries = isObject(values) ? Object.entries(values) : []
    if (entries.length === 0) return {}
    const documented = (properties ??= inputSchema(input).properties ?? {})
    return Object.fromEntries(
      entries.map(([key, value]) => [key, fromOneText(value, typeOf(documented[key]))]),
    )
  }
}

/** The JSON Schema of what a caller sends. */
function inputSchema(input: z.ZodType): z.core.JSONSchema.BaseSchema {
  return z.toJSONSchema(input, { io: 'input', unrepresentable: 'any' })
}

// A text that does not read as its type is passed on unchanged, so that the caller sees the procedure's own
// sentence. A key given twice arrives as a list.
function fromOneText(value: unknown, type: unknown): unknown {
  if (typeof value !== 'string') return value
  if (type === 'boolean') return value === 'true' ? true : value === 'false' ? false : value
  if (type !== 'number' && type !== 'integer') return value
  const read = Number(value)
  return value.trim() === '' || Number.isNaN(read) ? value : read
}

function typeOf(schema: Properties[string] | undefined): unknown {
  return typeof schema === 'object' ? schema.type : undefined
}
