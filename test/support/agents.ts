import { z } from 'zod'
import type { TestApp } from './app.ts'
import type { RawAnswer } from './http.ts'

/** The versions of the protocol: that of 2026 says in each message who sends it, those before shook hands. */
export const versions = ['2026-07-28', '2025-11-25'] as const
type Version = (typeof versions)[number]

const NAMED = 'io.modelcontextprotocol/'
const CLIENT = { name: 'test', version: '1' }

const reply = z.object({
  result: z.looseObject({}).optional(),
  error: z.looseObject({ code: z.number(), message: z.string() }).optional(),
})

const listed = z.object({
  tools: z.array(z.object({ name: z.string(), outputSchema: z.looseObject({ type: z.literal('object') }) })),
})

const called = z.object({
  content: z.array(z.object({ type: z.literal('text'), text: z.string() })),
  structuredContent: z.record(z.string(), z.unknown()).optional(),
  isError: z.boolean().optional(),
})

export interface Agent {
  /** One message, as it is sent; what it is answered with. */
  send(method: string, params?: object, headers?: Record<string, string>): Promise<RawAnswer>
  ask(method: string, params?: object): Promise<z.infer<typeof reply>>
  /** The names of the tools that are listed, each with the schema of its answer. */
  tools(): Promise<string[]>
  /** Returns a tool's answer as fields. Throws what it refuses. */
  call(tool: string, input?: object): Promise<Record<string, unknown>>
  /** Returns a tool's refusal. Throws if it does not refuse. */
  refused(tool: string, input?: object): Promise<Record<string, unknown>>
  /** The bytes of the last answer of a tool. */
  readonly size: () => number
}

/** An agent's program, with an API key or without one. */
export function agentOf(
  app: TestApp,
  {
    key,
    version = '2026-07-28',
  }: { readonly key?: { readonly secret: string }; readonly version?: Version } = {},
): Agent {
  const isNew = version === '2026-07-28'
  const envelope = {
    _meta: {
      [`${NAMED}protocolVersion`]: version,
      [`${NAMED}clientInfo`]: CLIENT,
      [`${NAMED}clientCapabilities`]: {},
    },
  }
  let size = 0
  const send: Agent['send'] = (method, params = {}, headers = {}) => {
    const name = 'name' in params && typeof params.name === 'string' ? { 'mcp-name': params.name } : {}
    return app.raw({
      method: 'POST',
      path: '/mcp',
      headers: {
        'content-type': 'application/json',
        accept: 'application/json, text/event-stream',
        'mcp-protocol-version': version,
        ...(isNew && { 'mcp-method': method, ...name }),
        ...(key && { authorization: `Bearer ${key.secret}` }),
        ...headers,
      },
      body: JSON.stringify({ jsonrpc: '2.0', id: 1, method, params: { ...params, ...(isNew && envelope) } }),
    })
  }
  const ask: Agent['ask'] = async (method, params) => {
    const { text } = await send(method, params)
    // The older versions answer as a stream of one event.
    const json = /^data: (.+)$/m.exec(text)?.[1] ?? text
    return reply.parse(JSON.parse(json))
  }
  const run = async (tool: string, input: object) => {
    const { result, error } = await ask('tools/call', { name: tool, arguments: input })
    if (!result) throw new Error(JSON.stringify(error))
    size = Buffer.byteLength(JSON.stringify(result))
    return called.parse(result)
  }
  return {
    send,
    ask,
    async tools() {
      const { result } = await ask('tools/list')
      return listed.parse(result).tools.map(({ name }) => name)
    },
    async call(tool, input = {}) {
      const { isError, structuredContent, content } = await run(tool, input)
      if (isError || !structuredContent) throw new Error(content[0]?.text)
      return structuredContent
    },
    async refused(tool, input = {}) {
      const { isError, content } = await run(tool, input)
      if (!isError) throw new Error(`${tool} was not refused`)
      return z.record(z.string(), z.unknown()).parse(JSON.parse(content[0]?.text ?? ''))
    },
    size: () => size,
  }
}

/** Faro Airport to Vilamoura, as an agent asks for its price: 49.00 in the E Class. */
export const askedTrip = {
  pickup: 'Faro Airport',
  dropoff: 'Vilamoura',
  pickupDate: '2027-01-27',
  pickupTime: '10:30',
  passengers: 2,
}

/** Who travels, and in which vehicle. */
export const agentsGuest = {
  vehicleId: 2,
  paymentMethod: 'cash',
  customerName: 'Ana Sousa',
  customerEmail: 'ana.sousa@example.com',
  customerPhone: '+351 912 345 678',
  flightNumber: 'tp1234',
}

/** The quoteId of the trip. */
export async function quoteBy(agent: Agent): Promise<string> {
  return String((await agent.call('quote_trip', askedTrip))['quoteId'])
}
