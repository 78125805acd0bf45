import type { JsonSchema, Operation, Parameter } from '@chauffeur/contract/api-document'
import * as fc from 'fast-check'
import type { Arbitrary } from 'fast-check'
import type { DocumentedCall } from '../support/documented-calls.ts'
import { invalidValue, generateValues } from './generate-values.ts'

export interface GeneratedCall {
  readonly path: string
  readonly headers: Readonly<Record<string, string>>
  readonly body: string | undefined
}

interface CallSource {
  readonly path: string
  readonly operation: Operation
  readonly examples: readonly DocumentedCall[]
  /** Existing ids, for the path. */
  readonly ids: readonly string[]
}

/**
 * Requests of one call: its examples, values from its schemas, the examples with one field invalid or left out, and bodies that
 * are not objects.
 */
export function generateCalls({ path, operation, examples, ids }: CallSource): Arbitrary<GeneratedCall> {
  const { parameters = [], requestBody } = operation
  const schema = requestBody?.content['application/json']?.schema
  const shown = examples.map(({ body }) => body).filter((body) => body !== undefined)
  const bodies = schema ? bodiesOf(schema, shown) : fc.constant(undefined)
  const id = fc.oneof(fc.constantFrom(...ids), fc.uuid(), fc.string({ minLength: 1, maxLength: 70 }))
  return fc
    .record({ id, query: queriesOf(parameters, examples), body: bodies, key: keys(parameters) })
    .map(({ id, query, body, key }) => ({
      path: `${path.replace(/\{\w+\}/, encodeURIComponent(id.toWellFormed()))}${query}`,
      headers: {
        ...(body !== undefined && { 'content-type': 'application/json' }),
        ...(key !== undefined && { 'idempotency-key': key }),
      },
      body,
    }))
}

// Without truncated and null bodies, which Prism never answers: the integration tests send those.
function bodiesOf(schema: JsonSchema, shown: readonly unknown[]): Arbitrary<string> {
  const example = fc.constantFrom(...shown)
  const names = Object.keys(schema.properties ?? {})
  const changed = fc
    .tuple(example, fc.constantFrom(...names), fc.oneof(invalidValue, fc.constant(undefined)))
    .map(([body, name, value]) => ({ ...asObject(body), [name]: value }))
  const valid = fc
    .tuple(example, fc.constantFrom(...names))
    .chain(([body, name]) =>
      generateValues(schema.properties?.[name] ?? {}).map((value) => ({ ...asObject(body), [name]: value })),
    )
  return fc.oneof(
    { weight: 2, arbitrary: example.map((body) => JSON.stringify(body)) },
    { weight: 6, arbitrary: valid.map((body) => JSON.stringify(body)) },
    { weight: 6, arbitrary: changed.map((body) => JSON.stringify(body)) },
    { weight: 3, arbitrary: generateValues(schema).map((body) => JSON.stringify(body)) },
    { weight: 1, arbitrary: fc.constantFrom('', '[]', '7', '"text"', '{}') },
  )
}

function queriesOf(parameters: readonly Parameter[], examples: readonly DocumentedCall[]): Arbitrary<string> {
  const own = parameters.filter((parameter) => parameter.in === 'query')
  if (own.length === 0) return fc.constant('')
  const value = (schema: JsonSchema) => fc.oneof(generateValues(schema), generateValues(schema), invalidValue)
  const values = Object.fromEntries(own.map(({ name, schema }) => [name, value(schema)]))
  const drawn = fc.record(values, { requiredKeys: [] }).map((drawn) => {
    const query = new URLSearchParams(
      Object.entries(drawn).map(([name, value]) => [
        name,
        typeof value === 'string' ? value.toWellFormed() : JSON.stringify(value),
      ]),
    )
    return `?${query}`
  })
  const shown = examples.map(({ path }) => path.slice(path.indexOf('?')))
  return fc.oneof(fc.constantFrom(...shown), drawn, drawn)
}

function keys(parameters: readonly Parameter[]): Arbitrary<string | undefined> {
  const takesKey = parameters.some(({ name }) => name === 'Idempotency-Key')
  return takesKey
    ? fc.oneof(fc.constant(undefined), fc.uuid(), fc.constantFrom('same', 'x'.repeat(256)))
    : fc.constant(undefined)
}

function asObject(value: unknown): object {
  return typeof value === 'object' && value !== null ? value : {}
}
