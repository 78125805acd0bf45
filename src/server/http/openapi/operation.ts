import type { ApiDocument, JsonSchema, Operation, Parameter } from '@chauffeur/contract/api-document'
import { noInput, type Endpoint } from '@chauffeur/contract/endpoint'
import type { FileEndpoint } from '@chauffeur/contract/files'
import type { UploadEndpoint } from '@chauffeur/contract/pictures'
import type { Examples } from '@chauffeur/contract/examples/examples'
import { z } from 'zod'
import {
  EVERY_ANSWER,
  LIMITED_ANSWER,
  refusedAnswers,
  REPEATED_ANSWER,
  IDEMPOTENCY_KEY,
  IF_MATCH,
} from './answers.ts'
import { refusalsOf } from '../refusals-of-calls.ts'
import { describeSchema, withoutNull } from './schemas.ts'

export interface Call {
  readonly endpoint: Endpoint
  /** The name of its endpoint, for generated clients. */
  readonly name: string
  readonly examples: Examples
  /** The answer to each example. */
  readonly answers: Readonly<Record<string, unknown>>
}

interface Operated {
  readonly operation: Operation
  readonly schemas: ApiDocument['components']['schemas']
}

/** One call in the words of OpenAPI, with the schemas that it refers to. */
export function describeCall(call: Call): Operated {
  const { endpoint, name } = call
  const input = endpoint.input === noInput ? undefined : describeSchema(endpoint.input, 'input')
  const output = describeSchema(endpoint.output, 'output')
  return {
    schemas: { ...input?.named, ...output.named },
    operation: {
      ...headOf(name, endpoint),
      ...request(call, input?.schema ?? {}),
      responses: {
        [endpoint.status ?? 200]: done(call, output.schema),
        ...refusedAnswers(refusalsOf(endpoint)),
      },
    },
  }
}

/** A call that answers a file. */
export function describeFile(name: string, file: FileEndpoint): Operated {
  const input = describeSchema(file.input, 'input')
  const endpoint = {
    ...file,
    method: 'GET',
    procedure: `files.${name}`,
    output: z.string(),
  } as const
  const parameters = parametersOf(endpoint, input.schema, splitInput(endpoint, input.schema), {})
  return {
    schemas: input.named,
    operation: {
      ...headOf(name, endpoint),
      parameters,
      responses: {
        200: {
          description: DONE[200],
          headers: EVERY_ANSWER,
          content: { [file.mediaType]: { schema: { type: 'string' } } },
        },
        ...refusedAnswers(refusalsOf(endpoint)),
      },
    },
  }
}

/** A call whose body is a file. */
export function describeUpload(name: string, upload: UploadEndpoint): Operated {
  const { mediaType, limit, query, ...call } = upload
  const output = describeSchema(upload.output, 'output')
  const endpoint = {
    ...call,
    ...(limit && { limit }),
    method: 'POST',
    procedure: `files.${name}`,
    input: noInput,
    status: 201,
  } as const
  const refusals = refusalsOf(endpoint).filter((code) => code !== 'INVALID_JSON' && code !== 'NOT_JSON')
  const input = query && describeSchema(query, 'input')
  const inAddress = { ...endpoint, method: 'GET' } as const
  return {
    schemas: output.named,
    operation: {
      ...headOf(name, endpoint),
      ...(input && {
        parameters: parametersOf(inAddress, input.schema, splitInput(inAddress, input.schema), {}),
      }),
      requestBody: { required: true, content: { [mediaType]: { schema: {} } } },
      responses: {
        201: {
          description: DONE[201],
          headers: EVERY_ANSWER,
          content: { 'application/json': { schema: output.schema } },
        },
        ...refusedAnswers(refusals),
      },
    },
  }
}

function headOf(name: string, endpoint: Endpoint): Omit<Operation, 'responses'> {
  const { tag, summary, description } = endpoint
  return {
    operationId: name,
    tags: [tag],
    summary,
    ...(description && { description }),
    security: securityOf(endpoint),
  }
}

function securityOf({ scope, access }: Endpoint): Operation['security'] {
  if (access === 'admin') return [{ session: [] }]
  if (access === 'member') return [{ partnerPage: [] }]
  if (access === 'session') return []
  const byKey = { apiKey: scope === undefined ? [] : [scope] }
  return access === 'partner' ? [byKey] : [{}, byKey]
}

function request(
  { endpoint, examples }: Call,
  input: JsonSchema,
): Pick<Operation, 'parameters' | 'requestBody'> {
  const split = splitInput(endpoint, input)
  const parameters = parametersOf(endpoint, input, split, examples)
  return {
    ...(parameters.length > 0 && { parameters }),
    ...(split.body.size > 0 && { requestBody: body(input, split.body, examples) }),
  }
}

function body(input: JsonSchema, fields: ReadonlySet<string>, examples: Examples) {
  const isField = ([name]: readonly [string, unknown]) => fields.has(name)
  const required = (input.required ?? []).filter((name) => fields.has(name))
  const shown = Object.entries(examples).map(([name, { summary, input = {} }]) => [
    name,
    { summary, value: Object.fromEntries(Object.entries(input).filter(isField)) },
  ])
  return {
    required: required.length > 0,
    content: {
      'application/json': {
        schema: {
          type: 'object',
          properties: Object.fromEntries(Object.entries(input.properties ?? {}).filter(isField)),
          ...(required.length > 0 && { required }),
          ...(input.anyOf && { anyOf: input.anyOf }),
        },
        examples: Object.fromEntries(shown),
      },
    },
  }
}

function done({ endpoint, examples, answers }: Call, schema: JsonSchema) {
  const shown = Object.entries(examples).flatMap(([name, { summary }]) =>
    name in answers ? [[name, { summary, value: answers[name] }] as const] : [],
  )
  return {
    description: DONE[endpoint.status ?? 200],
    headers: headersOf(endpoint),
    content: {
      'application/json': {
        schema,
        ...(shown.length > 0 && { examples: Object.fromEntries(shown) }),
      },
    },
  }
}

const DONE = { 200: 'Done', 201: 'Created', 202: 'Taken: it is done after the answer' }

function headersOf({ limit, acceptsIdempotencyKey }: Endpoint) {
  return { ...EVERY_ANSWER, ...(limit && LIMITED_ANSWER), ...(acceptsIdempotencyKey && REPEATED_ANSWER) }
}

/** Where each value of an endpoint's input travels. */
interface Split {
  readonly path: ReadonlySet<string>
  readonly query: ReadonlySet<string>
  readonly body: ReadonlySet<string>
}

function splitInput({ path, method }: Endpoint, input: JsonSchema): Split {
  const inPath = new Set([...path.matchAll(/:(\w+)/g)].map(([, key = '']) => key))
  const others = new Set(Object.keys(input.properties ?? {}).filter((key) => !inPath.has(key)))
  const none = new Set<string>()
  return method === 'GET' || method === 'DELETE'
    ? { path: inPath, query: others, body: none }
    : { path: inPath, query: none, body: others }
}

/** The values of path, query and headers, with those that the examples have. */
function parametersOf(endpoint: Endpoint, input: JsonSchema, split: Split, examples: Examples): Parameter[] {
  const parameter = (place: 'path' | 'query') => (name: string) => parameterOf(name, place, input, examples)
  return [
    ...[...split.path].map(parameter('path')),
    ...[...split.query].map(parameter('query')),
    ...(endpoint.acceptsIdempotencyKey ? [IDEMPOTENCY_KEY] : []),
    ...(endpoint.acceptsIfMatch ? [IF_MATCH] : []),
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
