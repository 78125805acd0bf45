import type { ApiDocument } from '@chauffeur/contract/api-document'

/**
 * The description without room for fields and statuses that it does not name. The published one is tolerant, because new
 * fields and codes may be added.
 */
export function strictDocument(document: ApiDocument): object {
  const { paths, components } = document
  const schemas = Object.entries(components.schemas).map(([name, schema]) => [
    name,
    // Every refusal is made of this one and what its code adds.
    name === 'Error' ? schema : closed(schema),
  ])
  return {
    ...document,
    paths: Object.fromEntries(Object.entries(paths).map(([path, calls]) => [path, strictCalls(calls)])),
    components: { ...components, schemas: Object.fromEntries(schemas) },
  }
}

function strictCalls(calls: ApiDocument['paths'][string]): object {
  return Object.fromEntries(
    Object.entries(calls).map(([method, { responses, ...operation }]) => {
      const named = Object.entries(responses).filter(([status]) => status !== 'default')
      const strict = named.map(([status, answer]) => [
        status,
        status.startsWith('2') ? closed(answer) : answer,
      ])
      return [method, { ...operation, responses: Object.fromEntries(strict) }]
    }),
  )
}

/** Copies a schema, with no room for further fields in any object. */
function closed(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(closed)
  if (typeof value !== 'object' || value === null) return value
  const inner = Object.fromEntries(
    Object.entries(value).map(([key, member]) => [key, key === 'examples' ? member : closed(member)]),
  )
  const isObject = 'properties' in value && 'type' in value && value.type === 'object'
  return isObject ? { ...inner, additionalProperties: false } : inner
}
