import type { ApiDocument, HttpMethod, JsonSchema, Operation } from '@chauffeur/contract/api-document'
import type { Mode } from '@chauffeur/domain/sandbox'
import { samplesOf } from '@chauffeur/contract/code-samples'
import { isPartnerCall } from '@chauffeur/contract/partner-calls'

interface Firm {
  readonly brandName: string
  readonly email: string
  /** Where partners try; null where there is no sandbox. */
  readonly sandboxUrl: string | null
  /** Whether this server is the sandbox. */
  readonly mode: Mode
}

/** The calls that only a sandbox answers. */
const TEST_CALLS = '/api/v1/test/'

/**
 * The part of the description that is for partners: their calls alone, with the contact of the firm, a name for each
 * body that is sent, an example in several languages, and only those of the shared parts that they refer to.
 */
export function describePartners(
  document: ApiDocument,
  { brandName, email, sandboxUrl, mode }: Firm,
): ApiDocument {
  const [{ url } = { url: '' }] = document.servers
  const requests: Record<string, JsonSchema> = {}
  const calledAt = (path: string) =>
    path.startsWith(TEST_CALLS) ? ({ url: sandboxUrl ?? url, mode: 'test' } as const) : { url, mode }
  const paths = Object.entries(document.paths).flatMap(([path, operations]) => {
    const own = Object.entries(operations).flatMap(([method, operation]) => {
      if (!isPartnerCall(operation.operationId) || !isMethod(method)) return []
      return [[method, ofPartner(operation, { ...calledAt(path), path, method, requests })] as const]
    })
    return own.length > 0 ? [[path, Object.fromEntries(own)] as const] : []
  })
  const used = new Set(
    paths.flatMap(([, operations]) => Object.values(operations).map(({ tags: [tag] }) => tag)),
  )
  const described = {
    paths: Object.fromEntries(paths),
    webhooks: document.webhooks,
  }
  const { components } = document
  const schemas = { ...requests, ...components.schemas }
  const responses = referredTo('responses', components.responses, [described])
  const { apiKey = {} } = components.securitySchemes
  return {
    ...document,
    info: {
      ...document.info,
      title: `${brandName}: API for partners`,
      contact: { name: brandName, url: `${url}/api/docs`, email },
    },
    tags: document.tags.filter(({ name }) => used.has(name)),
    ...described,
    components: {
      schemas: referredTo('schemas', schemas, [described, responses]),
      responses,
      headers: components.headers,
      securitySchemes: { apiKey },
    },
  }
}

interface Where {
  readonly url: string
  readonly mode: Mode
  readonly path: string
  readonly method: HttpMethod
  /** The bodies that have got a name. */
  readonly requests: Record<string, JsonSchema>
}

function ofPartner(operation: Operation, { requests, ...where }: Where): Operation {
  const { operationId, requestBody } = operation
  const sent = requestBody?.content['application/json']
  const name = `${operationId.charAt(0).toUpperCase()}${operationId.slice(1)}Request`
  if (sent) requests[name] = withDefaultsInWords(sent.schema)
  const [example] = examplesOf(operation)
  return {
    ...operation,
    ...(requestBody &&
      sent && {
        requestBody: {
          ...requestBody,
          content: { 'application/json': { ...sent, schema: { $ref: `#/components/schemas/${name}` } } },
        },
      }),
    ...(example !== undefined && {
      'x-codeSamples': samplesOf({
        ...where,
        // Who calls it has no key yet.
        operation: operationId === 'createTestKey' ? { ...operation, security: [] } : operation,
        example,
      }),
    }),
  }
}

/**
 * A body whose fields say in words what holds where they are left out: clients that are generated take a field of a named
 * schema that has a default for one that must be sent.
 */
function withDefaultsInWords({ default: value, ...schema }: JsonSchema): JsonSchema {
  const said = value === undefined ? undefined : `Left out: \`${JSON.stringify(value)}\`.`
  const { description, properties, items } = schema
  return {
    ...schema,
    ...(said !== undefined && { description: description ? `${description}. ${said}` : said }),
    ...(items && { items: withDefaultsInWords(items) }),
    ...(properties && {
      properties: Object.fromEntries(
        Object.entries(properties).map(([name, field]) => [name, withDefaultsInWords(field)]),
      ),
    }),
  }
}

/** The names of the examples that a call's answer is shown with. */
function examplesOf({ responses }: Operation): string[] {
  const [, done] = Object.entries(responses).find(([status]) => status.startsWith('2')) ?? []
  const content = done && 'content' in done ? done.content?.['application/json'] : undefined
  return Object.keys(content?.examples ?? {})
}

/** Of the shared parts of one kind those that something refers to, directly or through each other. */
function referredTo<Part>(
  kind: 'schemas' | 'responses',
  parts: Readonly<Record<string, Part>>,
  from: readonly unknown[],
): Record<string, Part> {
  const found = new Set<string>()
  let texts = from.map((part) => JSON.stringify(part))
  while (texts.length > 0) {
    const names = texts.flatMap((text) =>
      [...text.matchAll(/"#\/components\/(\w+)\/(\w+)"/g)].flatMap(([, of, name = '']) =>
        of === kind ? [name] : [],
      ),
    )
    const fresh = [...new Set(names)].filter((name) => name in parts && !found.has(name))
    for (const name of fresh) found.add(name)
    texts = fresh.map((name) => JSON.stringify(parts[name]))
  }
  return Object.fromEntries(Object.entries(parts).filter(([name]) => found.has(name)))
}

function isMethod(name: string): name is HttpMethod {
  return name === 'get' || name === 'post' || name === 'patch' || name === 'delete'
}
