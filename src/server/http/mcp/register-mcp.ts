import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { Counter } from 'prom-client'
import type { AppContext, Context } from '../../api/context.ts'
import type { ErrorResponse } from '../../api/error-response.ts'
import { limitCalls } from '../../auth/limit-calls.ts'
import { Refusal } from '../../core/refusal.ts'
import { acceptOnlyJson, crossSiteRefusal, isCrossSite } from '../request-limits.ts'
import { answerTo, sendError } from '../send-error.ts'

/** Where agents send their messages. */
const MCP_PATH = '/mcp'

/** Counts the calls of tools. */
export function agentCallsCounter(): Counter<'tool' | 'outcome'> {
  return new Counter({
    name: 'agent_calls_total',
    help: 'Tools that agents called, by outcome: done, or the code of the refusal',
    labelNames: ['tool', 'outcome'],
    registers: [],
  })
}

/** The means to answer a message of an agent. */
export interface Serving {
  readonly context: AppContext
  /** The answer to an error, which is logged where it is a fault. */
  readonly explain: (error: unknown) => ErrorResponse
  /** Reads the text that this server answers everybody at a path; undefined where there is none. */
  readonly readText: (path: string) => Promise<string | undefined>
  /** Notes that a tool was called, and whether it did what was asked. */
  readonly note: (tool: string, outcome: string) => void
}

type Serve = (request: Request, message: unknown, serving: Serving) => Promise<Response>

interface Options {
  readonly createContext: (request: FastifyRequest, reply: FastifyReply) => Promise<Context>
  readonly calls: Counter<'tool' | 'outcome'>
  /** Loads what answers, which takes time and memory, with the first message. */
  readonly load: () => Promise<Serve>
}

/** `/mcp`: the tools of agents by the Model Context Protocol, over stateless Streamable HTTP. */
export function registerMcp(app: FastifyInstance, { createContext, calls, load }: Options): void {
  app.setErrorHandler(sendError)
  acceptOnlyJson(app)
  // With a key, too: no page of another site is to speak for whoever looks at it.
  app.addHook('onRequest', (request, _, done) => done(isCrossSite(request) ? crossSiteRefusal() : undefined))
  app.route({
    // Those of sessions, which there are none of here, are refused by the protocol's own answer.
    method: ['GET', 'POST', 'DELETE'],
    url: MCP_PATH,
    handler: async (request, reply) => {
      const { request: context } = await createContext(request, reply)
      await limitCalls('agent', context)
      if (Array.isArray(request.body)) throw new Refusal('INVALID_INPUT', { code: 'agent_one_message' })
      const serve = await load()
      const response = await serve(webRequest(request, context.signal()), request.body, {
        context,
        explain: (error) => answerTo(error, request, reply),
        async readText(url) {
          const found = await app.inject({ url, headers: { host: request.headers.host } })
          if (found.statusCode === 503) throw new Refusal('OVERLOADED', { code: 'overloaded' })
          return found.statusCode === 200 ? found.body : undefined
        },
        note(tool, outcome) {
          calls.inc({ tool, outcome })
          request.log.info({ tool, outcome }, 'an agent called a tool')
        },
      })
      return reply
        .code(response.status)
        .headers({ ...Object.fromEntries(response.headers), 'cache-control': 'no-store' })
        .send(await response.text())
    },
  })
}

/** The request as the protocol's library reads it: its body has been read already, and its host been checked. */
function webRequest({ method, headers }: FastifyRequest, signal: AbortSignal): Request {
  const given = Object.entries(headers).flatMap(([name, value]) =>
    value === undefined || name.startsWith(':')
      ? []
      : [[name, [value].flat().join(', ')] as [string, string]],
  )
  return new Request(`http://localhost${MCP_PATH}`, { method, headers: given, signal })
}
