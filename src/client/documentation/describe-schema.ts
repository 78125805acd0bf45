import type { JsonSchema } from '@chauffeur/contract/api-document'

/** The name that a reference ends in. */
export function refName({ $ref = '' }: { readonly $ref?: string }): string {
  return $ref.slice($ref.lastIndexOf('/') + 1)
}

/** A value's type and limits as text: "text, at most 300 characters". */
export function kindOf(schema: JsonSchema): string {
  if (schema.$ref) return refName(schema)
  if (schema.const !== undefined) return JSON.stringify(schema.const)
  if (schema.enum) return schema.enum.map((word) => JSON.stringify(word)).join(' · ')
  if (schema.contentSchema) return `JSON of a ${kindOf(schema.contentSchema)}, as text`
  if (schema.anyOf) return schema.anyOf.map(kindOf).join(' or ')
  const types = [schema.type ?? 'anything'].flat()
  const [type = 'anything'] = types
  const words = type === 'array' ? `list of ${plural(schema.items ?? {})}` : (NAMES[type] ?? type)
  return [words, ...boundsOf(schema), ...(types.includes('null') ? ['or null'] : [])].join(', ')
}

const NAMES: Readonly<Record<string, string>> = {
  string: 'text',
  integer: 'whole number',
  boolean: 'true or false',
}

function plural(items: JsonSchema): string {
  if (items.$ref) return refName(items)
  return items.type === 'object' ? 'objects' : items.type === 'array' ? 'lists' : kindOf(items)
}

function boundsOf({ minimum, maximum, maxLength, format, pattern, items }: JsonSchema): string[] {
  if (items) return []
  const range =
    minimum !== undefined && maximum !== undefined
      ? [`${minimum} to ${maximum}`]
      : minimum === undefined
        ? []
        : [`at least ${minimum}`]
  return [
    ...range,
    ...(maxLength === undefined ? [] : [`at most ${maxLength} characters`]),
    ...(format === undefined ? [] : [format]),
    ...(pattern === undefined ? [] : [`like ${pattern}`]),
  ]
}

/** The fields inside a value, where it is an object, may be one, or is a list of them. */
export function fieldsIn(schema: JsonSchema): JsonSchema | undefined {
  if (schema.properties) return schema
  const inner = [schema.items, schema.contentSchema, ...(schema.anyOf ?? [])]
  return inner.map((one) => one && fieldsIn(one)).find((one) => one !== undefined)
}
