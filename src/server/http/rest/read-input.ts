import { noInput, type Endpoint } from '@chauffeur/contract/endpoint'
import type { FastifyRequest } from 'fastify'
import { z } from 'zod'

type Properties = NonNullable<z.core.JSONSchema.BaseSchema['properties']>

/** Reads what a request says, in the shape that the procedure validates. */
export type ReadInput = (request: FastifyRequest) => unknown

/**
 * Query and path values arrive as text, and become numbers or booleans where the endpoint documents one. Bodies are
 * taken as they are. A path value lies over a body field of the same name. Of calls that change something only a deletion
 * has a query: what a body means there is left open by HTTP.
 */
export function inputReader({ method, input }: Endpoint): ReadInput {
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

// What does not read as its type is passed on unchanged, so that the procedure's own sentence is what the caller
// sees. A key given twice arrives as a list.
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

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}
