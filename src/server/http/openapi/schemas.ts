import { isObject } from '@chauffeur/domain/is-object'
import type { JsonSchema } from '@chauffeur/contract/api-document'
import { schemaNames } from '@chauffeur/contract/schema-names'
import { z } from 'zod'

for (const [id, schema] of Object.entries(schemaNames))
  z.globalRegistry.add(schema, { ...z.globalRegistry.get(schema), id })

interface Described {
  readonly schema: JsonSchema
  /** The schemas that it refers to, by name. */
  readonly named: Readonly<Record<string, JsonSchema>>
}

/** A schema as a caller sees it: what is sent, or what is answered. */
export function describeSchema(schema: z.ZodType, io: 'input' | 'output'): Described {
  // Inside another one, a schema that has a name is referred to by it.
  const { properties, $defs = {} } = z.toJSONSchema(z.object({ it: schema }), { io, unrepresentable: 'any' })
  const named = Object.entries($defs).map(([name, inner]) => [name, tidySchema(inner)] as const)
  return { schema: tidySchema(properties?.['it']), named: Object.fromEntries(named) }
}

/** Where zod names a schema, and where the document does. */
const ZOD_NAMES = '#/$defs/'
const OUR_NAMES = '#/components/schemas/'

/** Zod's schema, tidied for people and generators. */
function tidySchema(schema: unknown): JsonSchema {
  return isObject(schema) ? joinNull(tidyMembers(asList(schema))) : {}
}

/** A pair of numbers, in words that every reader of schemas knows. */
function asList({ prefixItems, ...schema }: Record<string, unknown>): Record<string, unknown> {
  if (!Array.isArray(prefixItems)) return schema
  const types = new Set(prefixItems.map((item: unknown) => (isObject(item) ? item['type'] : undefined)))
  const [type] = types
  return { ...schema, items: types.size === 1 ? { type } : { anyOf: prefixItems } }
}

function tidyMembers(schema: Record<string, unknown>): Record<string, unknown> {
  const described = Object.entries(schema).filter(([key, value]) => isDescribed(key, value, schema))
  return Object.fromEntries(described.map(([key, value]) => [key, tidyMember(key, value)]))
}

function isDescribed(key: string, value: unknown, { format }: Record<string, unknown>): boolean {
  // A client that refuses what it does not know would break with every new field.
  if (key === 'additionalProperties') return value !== false
  if (key === 'id' || key === '$schema') return false
  // The format says it, and the pattern fills a page.
  if (key === 'pattern') return format !== 'date-time'
  return Math.abs(Number(value)) !== Number.MAX_SAFE_INTEGER
}

function tidyMember(key: string, value: unknown): unknown {
  if (key === '$ref') return String(value).replace(ZOD_NAMES, OUR_NAMES)
  if (key === 'properties' && isObject(value))
    return Object.fromEntries(Object.entries(value).map(([name, inner]) => [name, tidySchema(inner)]))
  if (['anyOf', 'allOf', 'oneOf'].includes(key) && Array.isArray(value)) return value.map(tidySchema)
  if (key === 'items' || key === 'additionalProperties') return isObject(value) ? tidySchema(value) : value
  return value
}

/** `anyOf: [{ type: 'string' }, { type: 'null' }]` is `type: ['string', 'null']`. */
function joinNull(schema: Record<string, unknown>): JsonSchema {
  const { anyOf, ...rest } = schema
  if (!Array.isArray(anyOf) || anyOf.length !== 2) return schema
  const [first, second]: unknown[] = anyOf
  if (!isObject(first) || !isObject(second) || second['type'] !== 'null') return schema
  const { type, enum: words, ...others } = first
  if (typeof type !== 'string') return schema
  return {
    type: [type, 'null'],
    ...others,
    ...rest,
    ...(Array.isArray(words) && { enum: [...words, null] }),
  }
}

/** A schema without null, for an address, in which nothing can be null. */
export function withoutNull(schema: JsonSchema): JsonSchema {
  const { type, anyOf, enum: words, ...rest } = schema
  const types = Array.isArray(type) ? type.filter((one) => one !== 'null') : type
  const kinds = anyOf?.filter((kind) => kind.type !== 'null')
  const only = kinds?.length === 1 ? kinds[0] : undefined
  return {
    ...rest,
    ...(types !== undefined && { type: Array.isArray(types) && types.length === 1 ? types[0] : types }),
    ...(words && { enum: words.filter((word) => word !== null) }),
    ...(only ?? (kinds && { anyOf: kinds })),
  }
}
