import type { JsonSchema } from '@chauffeur/contract/api-document'
import * as fc from 'fast-check'
import type { Arbitrary } from 'fast-check'

/** Values that a schema allows, its limits often among them. */
export function generateValues(schema: JsonSchema): Arbitrary<unknown> {
  if (schema.const !== undefined) return fc.constant(schema.const)
  if (schema.enum) return fc.constantFrom(...schema.enum)
  if (schema.anyOf) return fc.oneof(...schema.anyOf.map(generateValues))
  if (schema.contentSchema) return generateValues(schema.contentSchema).map((value) => JSON.stringify(value))
  const types = [schema.type ?? 'anything'].flat()
  return fc.oneof(...types.map((type) => ofType(type, schema)))
}

function ofType(type: string, schema: JsonSchema): Arbitrary<unknown> {
  switch (type) {
    case 'null':
      return fc.constant(null)
    case 'boolean':
      return fc.boolean()
    case 'integer':
      if (schema.multipleOf !== undefined) return multiples(schema.multipleOf, schema)
      return fc.oneof(fc.constantFrom(...edges(schema)), fc.integer(range(schema)))
    case 'number':
      return fc.oneof(fc.constantFrom(...edges(schema)), fc.double({ ...range(schema), noNaN: true }))
    case 'string':
      return texts(schema)
    case 'array':
      return fc.array(generateValues(schema.items ?? {}), { maxLength: 3 })
    case 'object':
      return objects(schema)
    default:
      return fc.jsonValue({ maxDepth: 1 })
  }
}

function multiples(step: number, { minimum = 0, maximum = minimum + 100 * step }: JsonSchema) {
  return fc
    .integer({ min: Math.ceil(minimum / step), max: Math.floor(maximum / step) })
    .map((times) => times * step)
}

function range({ minimum = -1000, maximum = 1000 }: JsonSchema) {
  return { min: minimum, max: Math.max(minimum, Math.min(maximum, minimum + 1_000_000)) }
}

function edges({ minimum = 0, maximum = minimum + 1 }: JsonSchema): [number, ...number[]] {
  return [minimum, maximum]
}

function texts({ format, pattern, minLength = 0, maxLength = 40 }: JsonSchema): Arbitrary<string> {
  const most = Math.min(maxLength, 60)
  if (format === 'date')
    return fc
      .date({ min: new Date('2026-01-01'), max: new Date('2035-12-31'), noInvalidDate: true })
      .map((date) => date.toISOString().slice(0, 10))
  if (pattern !== undefined) return fc.stringMatching(new RegExp(pattern))
  return fc.oneof(
    fc.string({ minLength, maxLength: most }),
    fc.string({ minLength, maxLength: most, unit: 'grapheme' }),
    fc.constant('x'.repeat(maxLength)),
  )
}

function objects({ properties = {}, required = [] }: JsonSchema): Arbitrary<unknown> {
  const values = Object.fromEntries(
    Object.entries(properties).map(([name, one]) => [name, generateValues(one)]),
  )
  return fc.record(values, { requiredKeys: [...required] })
}

/** Values that no field expects: another type, out of range, or known to break parsers. */
export const invalidValue: Arbitrary<unknown> = fc.oneof(
  fc.constantFrom(
    null,
    '',
    ' ',
    -1,
    0,
    1.5,
    1e21,
    Number.MAX_SAFE_INTEGER,
    true,
    [],
    {},
    '\0',
    '\uD800',
    '\u202E',
    '__proto__',
    "'; drop table booking; --",
    '9'.repeat(400),
    'x'.repeat(5000),
  ),
  fc.jsonValue({ maxDepth: 2 }),
  fc.string({ unit: 'binary', maxLength: 50 }),
)
