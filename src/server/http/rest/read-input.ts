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
  const { properties = {} } = inputSchema(input)
  return method === 'GET'
    ? ({ query, params }) => ({ ...fromText(query, properties), ...fromText(params, properties) })
    : ({ query, body, params }) => {
        const path = {
          ...(method === 'DELETE' && fromText(query, properties)),
          ...fromText(params, properties),
        }
        // Anything but an object is passed on for the procedure to refuse, unless the path says it all.
        return isObject(body) || body === undefined ? { ...body, ...path } : body
      }
}

/** The JSON Schema of what a caller sends. */
function inputSchema(input: z.ZodType): z.core.JSONSchema.BaseSchema {
  return z.toJSONSchema(input, { io: 'input', unrepresentable: 'any' })
}

function fromText(values: unknown, properties: Properties): Record<string, unknown> {
  if (!isObject(values)) return {}
  return Object.fromEntries(
    Object.entries(values).map(([key, value]) => [key, fromOneText(value, typeOf(properties[key]))]),
  )
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
