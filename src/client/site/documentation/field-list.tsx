import type {
  JsonSchema,
  ApiResponse,
  ApiDocument,
  Operation,
  Reference,
} from '@chauffeur/contract/api-document'
import { Badge } from '../../shared/ui/badge.tsx'

/** The fields of an object, one below the other; those inside a field are indented below it. */
export function FieldList({ schema }: { readonly schema: JsonSchema }) {
  const { properties = {}, required = [] } = schema
  return (
    <ul className="divide-y divide-line border-y border-line">
      {Object.entries(properties).map(([name, schema]) => (
        <SchemaField key={name} name={name} schema={schema} isRequired={required.includes(name)} />
      ))}
    </ul>
  )
}

type FieldProps = {
  readonly name: string
  readonly schema: JsonSchema
  readonly isRequired: boolean
}

export function SchemaField({ name, schema, isRequired }: FieldProps) {
  const inside = fieldsIn(schema)
  return (
    <li className="py-3">
      <p className="flex flex-wrap items-center gap-x-3 gap-y-1">
        <code translate="no" className="font-mono text-sm font-semibold break-all">
          {name}
        </code>
        {isRequired && <Badge tone="accent">required</Badge>}
        <Kind schema={schema} />
      </p>
      {schema.description && <p className="mt-1 text-sm text-soft">{schema.description}</p>}
      {schema.default !== undefined && (
        <p className="mt-1 text-sm text-soft">
          Left out: <code className="font-mono">{JSON.stringify(schema.default)}</code>
        </p>
      )}
      {inside && (
        <div className="mt-3 border-l-2 border-line pl-4">
          <FieldList schema={inside} />
        </div>
      )}
    </li>
  )
}

function Kind({ schema }: { readonly schema: JsonSchema }) {
  const named = schema.$ref ? schema : schema.items?.$ref ? schema.items : undefined
  const words = kindOf(schema)
  return (
    <span className="min-w-0 text-sm break-words text-faint">
      {named ? (
        <>
          {words.slice(0, words.length - refName(named).length)}
          <a href={`#object-${refName(named)}`} className="link">
            {refName(named)}
          </a>
        </>
      ) : (
        words
      )}
    </span>
  )
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

/** The answer of a call that is done. */
export function doneOf({ responses }: Operation) {
  const [status = '', done] = Object.entries(responses).find(([status]) => status.startsWith('2')) ?? []
  const content = done && 'content' in done ? done.content?.['application/json'] : undefined
  return { status, schema: content?.schema, shown: content?.examples ?? {} }
}

/** The names of a call's examples. */
export function examplesOf(operation: Operation): string[] {
  return Object.keys(doneOf(operation).shown)
}

/** An answer that several calls share stands once in the document. */
export function resolveAnswer(
  answer: ApiResponse | Reference,
  { components }: ApiDocument,
): ApiResponse | undefined {
  return '$ref' in answer ? components.responses[refName(answer)] : answer
}
