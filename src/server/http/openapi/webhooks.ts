import type { ApiDocument, Operation, Parameter } from '@chauffeur/contract/api-document'
import { webhookResponses, webhookMessages } from '@chauffeur/contract/webhook-messages'
import { describeSchema } from './schemas.ts'

export interface DescribedWebhooks extends Pick<ApiDocument, 'webhooks'> {
  readonly schemas: ApiDocument['components']['schemas']
}

/** What receivers are sent, in the words of OpenAPI. `examples` are messages as they are sent. */
export function describeWebhooks(examples: readonly unknown[]): DescribedWebhooks {
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
