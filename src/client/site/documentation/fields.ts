import type {
  ApiDocument,
  ApiResponse,
  JsonSchema,
  Operation,
  Reference,
} from '@chauffeur/contract/api-document'
import type { Term } from './blocks.ts'

/** The fields of an object as terms; `linkTo` leads to the page of a shared object. */
export function fieldsOf(schema: JsonSchema, linkTo: (name: string) => string): Term[] {
  const { properties = {}, required = [] } = fieldsIn(schema) ?? {}
  return Object.entries(properties).map(([name, field]) =>
    fieldOf({ name, schema: field, isRequired: required.includes(name) }, linkTo),
  )
}

interface Field {
  readonly name: string
  readonly schema: JsonSchema
  readonly isRequired: boolean
  /** Before its description. */
  readonly place?: string
}

export function fieldOf({ name, schema, isRequired, place }: Field, linkTo: (name: string) => string): Term {
  const named = refIn(schema)
  const inside = named ? [] : fieldsOf(schema, linkTo)
  return {
    name,
    note: kindOf(schema),
    isRequired,
    text: [
      ...(place ? [place] : []),
      ...(schema.description ? [sentence(schema.description)] : []),
      ...(schema.default === undefined ? [] : [`Left out: \`${JSON.stringify(schema.default)}\`.`]),
      ...(named ? [`[${named}](${linkTo(named)})`] : []),
    ].join(' '),
    ...(inside.length > 0 && { inside }),
  }
}

/** With its full stop. */
export function sentence(text: string): string {
  return /[.!?)]$/.test(text) ? text : `${text}.`
}

/** The shared object that a value is, or is a list of. */
function refIn(schema: JsonSchema): string | undefined {
  const of = [schema, schema.items ?? {}, ...(schema.anyOf ?? [])].find(({ $ref }) => $ref)
  return of && refName(of)
}

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

const MAX_PATTERN_LENGTH = 30

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
    // A long one says less than the description.
    ...(pattern === undefined || pattern.length > MAX_PATTERN_LENGTH ? [] : [`like ${pattern}`]),
  ]
}

/** The fields inside a value, where it is an object, may be one, or is a list of them. */
function fieldsIn(schema: JsonSchema): JsonSchema | undefined {
  if (schema.properties) return schema
  const inner = [schema.items, schema.contentSchema, ...(schema.anyOf ?? []), ...(schema.allOf ?? [])]
  return inner.map((one) => one && fieldsIn(one)).find((one) => one !== undefined)
}

/** The answer of a call that is done. */
export function doneOf({ responses }: Operation) {
  const [status = '', done] = Object.entries(responses).find(([status]) => status.startsWith('2')) ?? []
  const content = done && 'content' in done ? done.content?.['application/json'] : undefined
  return { status, schema: content?.schema, shown: content?.examples ?? {} }
}

/** An answer that several calls share stands once in the document. */
export function resolveAnswer(
  answer: ApiResponse | Reference,
  { components }: Pick<ApiDocument, 'components'>,
): ApiResponse | undefined {
  return '$ref' in answer ? components.responses[refName(answer)] : answer
}

/** A schema that has a name stands once in the document. */
export function resolveSchema(
  schema: JsonSchema,
  { components }: Pick<ApiDocument, 'components'>,
): JsonSchema {
  return schema.$ref ? (components.schemas[refName(schema)] ?? {}) : schema
}
