import type {
  ApiDocument,
  ApiResponse,
  JsonSchema,
  Operation,
  Parameter,
  Reference,
} from '@chauffeur/contract/api-document'

/** The description of the API as a list that a person can review: each call with a line per field, and its type. */
export function outlineApi({ paths, webhooks, components }: ApiDocument): string {
  const calls = Object.entries(paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, operation]) => [
      `${method.toUpperCase()} ${path} (${operation.operationId}, ${accessTo(operation)})`,
      ...outlineOperation(operation, components.responses),
    ]),
  )
  const messages = Object.entries(webhooks).map(([event, { post }]) => [
    `webhook ${event} (${post.operationId})`,
    ...outlineOperation(post, components.responses),
  ])
  const schemas = Object.entries(components.schemas).map(([name, schema]) => [
    `schema ${name}`,
    ...fieldsOf(' ', schema),
  ])
  const refusals = Object.values(components.responses).flatMap((response) => {
    const lines = schemaOf(response).flatMap((schema) => fieldsOf(' ', schema))
    const [code = ''] = codesOf(response, {})
    // The shape of all and the code are known; what some say beside them is not.
    return lines.length > 2 ? [[`refusal ${code}`, ...lines]] : []
  })
  return [...calls, ...messages, ...schemas, ...refusals].map((lines) => `${lines.join('\n')}\n`).join('\n')
}

function accessTo({ security }: Pick<Operation, 'security'>): string {
  return security.map((needs) => Object.keys(needs).join(' and ') || 'open').join(' or ')
}

type Responses = ApiDocument['components']['responses']

function outlineOperation(operation: Omit<Operation, 'tags'>, shared: Responses): string[] {
  const { parameters = [], requestBody, responses } = operation
  const all = Object.entries(responses)
  // The default answer is the same everywhere.
  const own = all.filter(([status]) => status !== 'default')
  const codes = own.flatMap(([, response]) => codesOf(response, shared))
  return [
    ...parameters.map(outlineParameter),
    ...(requestBody ? fieldsOf('  body', requestBody.content['application/json']?.schema ?? {}) : []),
    ...all.filter(([status]) => status.startsWith('2')).flatMap(outlineDone),
    ...(codes.length > 0 ? [`  refused with ${codes.join(', ')}`] : []),
  ]
}

function outlineParameter({ name, in: place, required, schema }: Parameter): string {
  return `  ${place} ${name}${required ? '' : '?'}: ${typeOf(schema)}`
}

function outlineDone([status, response]: readonly [string, ApiResponse | Reference]): string[] {
  const headers = '$ref' in response ? [] : Object.keys(response.headers ?? {})
  return [
    `  ${status} with ${headers.join(', ')}`,
    ...schemaOf(response).flatMap((schema) => fieldsOf(`  ${status}`, schema)),
  ]
}

function schemaOf(response: ApiResponse | Reference): JsonSchema[] {
  if ('$ref' in response) return []
  return Object.values(response.content ?? {}).map(({ schema }) => schema)
}

function codesOf(response: ApiResponse | Reference, shared: Responses): string[] {
  if ('$ref' in response) {
    const named = shared[nameOf(response)]
    return named ? codesOf(named, shared) : []
  }
  return schemaOf(response)
    .flatMap((schema) => schema.oneOf ?? [schema])
    .flatMap(({ allOf = [] }) =>
      allOf.flatMap(({ properties }) =>
        [properties?.['code']?.const ?? properties?.['code']?.enum ?? []].flat(2),
      ),
    )
    .map(String)
}

/** A line for the schema, unless its fields say all, and one for each field below it. */
function fieldsOf(start: string, schema: JsonSchema): string[] {
  const type = typeOf(schema)
  const fields = within(start, schema)
  return type === 'object' && fields.length > 0 ? fields : [`${start}: ${type}`, ...fields]
}

function within(start: string, schema: JsonSchema): string[] {
  const { properties = {}, required = [], items, anyOf = [], allOf = [] } = schema
  return [
    ...Object.entries(properties).flatMap(([name, field]) => {
      const path = `${start} ${name}`
      return [`${path}${required.includes(name) ? '' : '?'}: ${typeOf(field)}`, ...within(path, field)]
    }),
    ...(items ? within(`${start}[]`, items) : []),
    ...[...anyOf, ...allOf].flatMap((part) => within(start, part)),
  ]
}

function typeOf(schema: JsonSchema): string {
  const { $ref, type, items, anyOf, allOf, enum: words, const: only } = schema
  if ($ref !== undefined) return nameOf({ $ref })
  if (anyOf) return anyOf.map(typeOf).join(' | ')
  if (allOf) return allOf.map(typeOf).join(' & ')
  if (only !== undefined) return JSON.stringify(only)
  if (words) return words.map((word) => JSON.stringify(word)).join(' | ')
  if (type === undefined && schema.required) return `with ${schema.required.join(', ')}`
  const types = [type ?? 'anything'].flat()
  const named = types.map((type) => (type === 'array' && items ? `list of ${typeOf(items)}` : type))
  return [named.join(' | '), ...limitsOf(schema)].join(', ')
}

const LIMITS = [
  'format',
  'pattern',
  'minimum',
  'maximum',
  'multipleOf',
  'minLength',
  'maxLength',
  'maxItems',
  'default',
] as const

function limitsOf(schema: JsonSchema): string[] {
  return LIMITS.flatMap((limit) =>
    schema[limit] === undefined ? [] : [`${limit} ${JSON.stringify(schema[limit])}`],
  )
}

function nameOf({ $ref }: Reference): string {
  return $ref.split('/').at(-1) ?? $ref
}
