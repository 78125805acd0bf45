import type { ApiDocument, HttpMethod, Operation, Parameter } from '@chauffeur/contract/api-document'
import { KEY_PLACEHOLDERS } from '@chauffeur/contract/code-samples'
import { type Endpoint, tags } from '@chauffeur/contract/endpoint'
import { errorBody } from '@chauffeur/contract/error-body'
import { fileEndpoints } from '@chauffeur/contract/files'
import { uploadEndpoints } from '@chauffeur/contract/uploads'
import { webhookMessages, webhookResponses } from '@chauffeur/contract/webhook-messages'
import { headers, sharedAnswers } from './answers.ts'
import { describePartners } from './describe-partners.ts'
import { describeCall, describeFile, describeUpload, type Call } from './operation.ts'
import { describeSchema } from './schemas.ts'
import { endpoints } from '@chauffeur/contract/endpoints'
import type { Mode } from '@chauffeur/domain/sandbox'
import { answers } from '@chauffeur/contract/examples/answers'
import { examples, messages } from '@chauffeur/contract/examples/examples'
import { memberCookieName } from '../../auth/member-session.ts'
import type { FastifyInstance } from 'fastify'
import { z } from 'zod'
import { compressedOnce, sendCompressedText } from '../compressed-text.ts'

interface About {
  readonly brandName: string
  readonly publicUrl: string
  readonly cookieName: string
  /** Where partners write. */
  readonly email: string
  readonly sandboxUrl: string | null
  /** Whether this server is the sandbox. */
  readonly mode: Mode
}

/** The whole API in OpenAPI 3.1. */
function describeApi(
  calls: readonly Call[],
  { webhooks, schemas }: DescribedWebhooks,
  { brandName, publicUrl, cookieName, mode }: About,
): ApiDocument {
  const described = [
    ...calls.map((call) => ({ endpoint: call.endpoint, ...describeCall(call) })),
    ...Object.entries(fileEndpoints).map(([name, file]) => ({
      endpoint: { path: file.path, method: 'GET' as const },
      ...describeFile(name, file),
    })),
    ...Object.entries(uploadEndpoints).map(([name, upload]) => ({
      endpoint: { path: upload.path, method: 'POST' as const },
      ...describeUpload(name, upload),
    })),
  ]
  const used = new Set(described.flatMap(({ operation }) => operation.tags))
  const { named } = describeSchema(errorBody, 'output')
  return {
    openapi: '3.1.0',
    info: {
      title: `${brandName}: booking API`,
      version: '1',
      description: DESCRIPTION,
      license: { name: 'MIT', identifier: 'MIT' },
    },
    servers: [{ url: publicUrl }],
    tags: Object.entries(tags)
      .filter(([name]) => used.has(name))
      .map(([name, description]) => ({ name, description })),
    paths: pathsOf(described),
    webhooks,
    components: {
      schemas: Object.assign({}, named, ...described.map(({ schemas }) => schemas), schemas),
      responses: usedAnswers(described),
      headers,
      securitySchemes: {
        session: {
          type: 'apiKey',
          in: 'cookie',
          name: cookieName,
          description: 'The cookie that POST /api/admin/login sets',
        },
        partnerPage: {
          type: 'apiKey',
          in: 'cookie',
          name: memberCookieName({ PUBLIC_URL: publicUrl }),
          description: 'The cookie that POST /api/partner/session sets',
        },
        apiKey: {
          type: 'http',
          scheme: 'bearer',
          description: `A key that the office has made, as “Authorization: Bearer ${KEY_PLACEHOLDERS[mode]}”. Calls that are open to everybody need none; with one, its own limits count, and bookings are the key’s.`,
        },
      },
    },
  }
}

const DESCRIPTION = [
  'Places, fixed prices and bookings of chauffeured transfers and hires. Amounts are in euros; dates and times of a pick-up are those of its own clock, all other instants are UTC.',
  'What is refused is answered with a sentence for a person and a stable code; with “Accept: application/problem+json” by RFC 9457. New codes and new fields may come: a client passes over what it does not know.',
  'A call that creates something takes an Idempotency-Key and can then be repeated safely; one whose answer contains a secret takes none, since the secret is shown only once.',
].join('\n\n')

function pathsOf(
  calls: readonly { endpoint: Pick<Endpoint, 'path' | 'method'>; operation: Operation }[],
): ApiDocument['paths'] {
  const paths = Map.groupBy(calls, ({ endpoint }) => endpoint.path.replace(/:(\w+)/g, '{$1}'))
  return Object.fromEntries(
    [...paths].map(([path, calls]) => [
      path,
      Object.fromEntries(calls.map(({ endpoint, operation }) => [methodOf(endpoint.method), operation])),
    ]),
  )
}

/** Of the answers that calls share, those that one of these refers to. */
function usedAnswers(calls: readonly { operation: Operation }[]) {
  const used = JSON.stringify(calls.map(({ operation }) => operation.responses))
  return Object.fromEntries(
    Object.entries(sharedAnswers).filter(([name]) => used.includes(`"#/components/responses/${name}"`)),
  )
}

const METHODS = { GET: 'get', POST: 'post', PATCH: 'patch', DELETE: 'delete' } as const

function methodOf(method: keyof typeof METHODS): HttpMethod {
  return METHODS[method]
}

interface DescribedWebhooks extends Pick<ApiDocument, 'webhooks'> {
  readonly schemas: ApiDocument['components']['schemas']
}

/** The messages to receivers, in the terms of OpenAPI. `examples` are messages as they are sent. */
function describeWebhooks(examples: readonly unknown[]): DescribedWebhooks {
  const described = webhookMessages.map(({ type, occasion, body }) => {
    const { schema, named } = describeSchema(body, 'output')
    const example = examples.find((message) => hasType(message, type))
    const shown = example !== undefined && { examples: { sent: { summary: occasion, value: example } } }
    const post: Omit<Operation, 'tags'> = {
      operationId: type.replace(/\.([a-z])/, (_, letter: string) => letter.toUpperCase()),
      summary: occasion,
      security: [],
      parameters: HEADERS,
      requestBody: { required: true, content: { 'application/json': { schema, ...shown } } },
      responses: Object.fromEntries(
        Object.entries(webhookResponses).map(([status, description]) => [status, { description }]),
      ),
    }
    return { type, post, named }
  })
  return {
    webhooks: Object.fromEntries(described.map(({ type, post }) => [type, { post }])),
    schemas: Object.assign({}, ...described.map(({ named }) => named)),
  }
}

function hasType(message: unknown, type: string): boolean {
  return typeof message === 'object' && message !== null && 'type' in message && message.type === type
}

const HEADERS: readonly Parameter[] = [
  {
    name: 'webhook-id',
    in: 'header',
    required: true,
    description: 'Names the message, the same on every try: one that you have had is to be passed over',
    schema: { type: 'string' },
  },
  {
    name: 'webhook-timestamp',
    in: 'header',
    required: true,
    description: 'When it was sent, in seconds since 1970. Refuse what is older than five minutes',
    schema: { type: 'string' },
  },
  {
    name: 'webhook-signature',
    in: 'header',
    required: true,
    description:
      'Signatures by Standard Webhooks 1.0, with spaces between them: one right one is enough. While a secret is being replaced there are two',
    schema: { type: 'string' },
  },
]

/**
 * Serves the description of the whole API at /api/openapi.json, and that for partners at /api/v1/openapi.json: each sent
 * once to each caller, and then only confirmed.
 */
export function serveDescription(app: FastifyInstance, description: ApiDescription): void {
  for (const [path, part] of [
    ['/api/openapi.json', 'whole'],
    ['/api/v1/openapi.json', 'partners'],
  ] as const) {
    const textOf = compressedOnce((document: ApiDocument) => JSON.stringify(document))
    app.get(path, async (request, reply) => {
      const text = await textOf(description()[part])
      return sendCompressedText(text, request, reply.type('application/json; charset=utf-8'))
    })
  }
}

/** The API as it is described, as a whole and for partners. */
export interface ApiDocuments {
  readonly whole: ApiDocument
  readonly partners: ApiDocument
  /** Whether this server is the sandbox. */
  readonly mode: Mode
}

/** The description of the API as it is at this moment: its examples are of trips that are still to come. */
export type ApiDescription = () => ApiDocuments

interface Options {
  readonly about: () => About
  readonly clock: () => Date
}

/** Describes every endpoint, in the order of the contract. Made when it is first asked for. */
export function apiDescription({ about, clock }: Options): ApiDescription {
  let made:
    | (Pick<About, 'brandName' | 'email'> & { readonly year: number; readonly documents: ApiDocuments })
    | undefined
  return () => {
    const year = clock().getUTCFullYear()
    const { brandName, email, sandboxUrl, mode } = about()
    if (made?.year !== year || made.brandName !== brandName || made.email !== email) {
      const calls = callsIn(year)
      const described = describeApi(calls, describeWebhooks(messagesShownIn(calls, year)), about())
      const whole = mode === 'live' ? described : asOfSandbox(described)
      const partners = describePartners(whole, { brandName, email, sandboxUrl, mode })
      made = { year, brandName, email, documents: { whole, partners, mode } }
    }
    return made.documents
  }
}

/** The message that the office's example of a delivery was recorded with, and those of types that have more in them. */
function messagesShownIn(calls: readonly Call[], year: number): readonly unknown[] {
  const [delivery] = Object.values(calls.find(({ name }) => name === 'readWebhookDelivery')?.answers ?? {})
  const { body } = z.object({ body: z.string() }).parse(delivery)
  return [JSON.parse(body), ...inYear(messages, year)]
}

function callsIn(year: number): Call[] {
  const byPath = Object.entries(endpoints).toSorted(([, a], [, b]) => a.path.localeCompare(b.path))
  return byPath.map(([name, endpoint]) => {
    const shown = inYear({ examples: examples[name] ?? {}, answers: answers[name] ?? {} }, year)
    return { name, endpoint, ...shown }
  })
}

/** The year in which the examples were written and their answers recorded; their trips are in the January after it. */
const RECORDED = 2027

const YEAR_OF_A_DAY = /\b20\d\d(?=-\d\d-\d\d(?!\d))/g

/** Moves the examples into this year: no trip in it has passed, and winter stays winter. */
function inYear<T extends object>(examples: T, year: number): T {
  const text = JSON.stringify(examples).replace(YEAR_OF_A_DAY, (written) =>
    String(Number(written) - RECORDED + year),
  )
  return JSON.parse(text)
}

/** The description with the numbers and keys of a sandbox, in its sentences as in its examples. */
function asOfSandbox(document: ApiDocument): ApiDocument {
  const text = JSON.stringify(document)
    .replace(/\b([TJ])R-(?=[2-9A-Z]{6}\b)/g, '$1T-')
    .replace(/(?<="livemode\\?":)true/g, 'false')
    .replace(/\bctk_live_/g, 'ctk_test_')
  return JSON.parse(text)
}
