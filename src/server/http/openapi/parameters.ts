import type { JsonSchema, Parameter } from '@chauffeur/contract/api-document'
import type { Endpoint } from '@chauffeur/contract/endpoint'
import type { Examples } from '@chauffeur/contract/examples/examples'
import { IDEMPOTENCY_KEY } from './answers.ts'
import { withoutNull } from './schemas.ts'

/** Where each value of an endpoint's input travels. */
interface Split {
  readonly path: ReadonlySet<string>
  readonly query: ReadonlySet<string>
  readonly body: ReadonlySet<string>
}

export function splitInput({ path, method }: Endpoint, input: JsonSchema): Split {
  const inPath = new Set([...path.matchAll(/:(\w+)/g)].map(([, key = '']) => key))
  const others = new Set(Object.keys(input.properties ?? {}).filter((key) => !inPath.has(key)))
  const none = new Set<string>()
  return method === 'GET' || method === 'DELETE'
    ? { path: inPath, query: others, body: none }
    : { path: inPath, query: none, body: others }
}

/** The values of path, query and headers, with those that the examples have. */
export function parametersOf(
  endpoint: Endpoint,
  input: JsonSchema,
  split: Split,
  examples: Examples,
): Parameter[] {
  const parameter = (place: 'path' | 'query') => (name: string) => parameterOf(name, place, input, examples)
  return [
    ...[...split.path].map(parameter('path')),
    ...[...split.query].map(parameter('query')),
    ...(endpoint.acceptsIdempotencyKey ? [IDEMPOTENCY_KEY] : []),
  ]
}

function parameterOf(
  name: string,
  place: 'path' | 'query',
  input: JsonSchema,
  examples: Examples,
): Parameter {
  const { description, ...schema } = withoutNull(input.properties?.[name] ?? {})
  const shown = Object.entries(examples).flatMap(([key, { input = {} }]) =>
    name in input ? [[key, { value: input[name] }] as const] : [],
  )
  return {
    name,
    in: place,
    required: place === 'path' || (input.required ?? []).includes(name),
    ...(description !== undefined && { description }),
    schema: asText(schema),
    ...(shown.length > 0 && { examples: Object.fromEntries(shown) }),
  }
}

/** An address holds text: a list travels in it as JSON. */
function asText(schema: JsonSchema): JsonSchema {
  return schema.type === 'array'
    ? { type: 'string', contentMediaType: 'application/json', contentSchema: schema }
    : schema
}
