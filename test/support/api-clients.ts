import { endpoints } from '@chauffeur/contract/endpoints'
import { isErrorCode } from '@chauffeur/contract/error-codes'
import { errorBody, type ErrorBody } from '@chauffeur/contract/error-body'
import { createTRPCClient, getUntypedClient, httpLink, TRPCClientError } from '@trpc/client'
import { z } from 'zod'
import { refusalsOf } from '../../src/server/http/refusals-of-calls.ts'
import type { AppRouter } from '../../src/server/api/router.ts'
import { sendRaw, type RawAnswer } from './http.ts'

type EndpointName = keyof typeof endpoints

/** Whatever is refused in any test is refused by a code of the table. */
const refusal = z.looseObject({ ...errorBody.shape, code: z.string().refine(isErrorCode) })

/** The output of a call that is done. */
export type Output<Name extends EndpointName> = z.output<(typeof endpoints)[Name]['output']>

export interface AskOptions {
  /** The Cookie header: of a signed-in administrator, say. */
  readonly cookie?: string
  readonly headers?: Readonly<Record<string, string>>
}

/** The answer to a call, by REST and by tRPC alike. */
export interface Answer<Name extends EndpointName = EndpointName> {
  readonly status: number
  /** Of a call that was done; of a refused one, reading it throws what was answered. */
  readonly done: Output<Name>
  /** Of a refused call. */
  readonly refused: ErrorBody & Record<string, unknown>
  readonly headers: Headers
}

/** A way to call the server. The answers of both ways are compared with the same expectations. */
export interface ApiClient {
  ask<Name extends EndpointName>(name: Name, input?: unknown, options?: AskOptions): Promise<Answer<Name>>
}

export const protocols = ['REST', 'tRPC'] as const
export type Protocol = (typeof protocols)[number]

/**
 * For a file of many scenarios: one protocol, where other files ask the same calls over both. Behind them is one procedure,
 * so that a scenario which is played twice says nothing new.
 */
export const overRest = ['REST'] as const
export const overTrpc = ['tRPC'] as const

/** The documented paths. */
export function restClient(origin: string): ApiClient {
  return {
    async ask(name, input, { cookie, headers } = {}) {
      const endpoint = endpoints[name]
      const { path, rest } = fillPath(endpoint.path, input)
      const isInAddress = endpoint.method === 'GET' || endpoint.method === 'DELETE'
      const hasBody = !isInAddress && rest !== undefined
      const answer = await sendRaw(origin, {
        method: endpoint.method,
        path: isInAddress ? path + queryOf(rest) : path,
        headers: {
          ...browserOn(origin),
          ...(hasBody && { 'content-type': 'application/json' }),
          ...(cookie && { cookie }),
          ...headers,
        },
        ...(hasBody && { body: JSON.stringify(rest) }),
      })
      return answerOf(name, answer.status, headersOf(answer), JSON.parse(answer.text))
    },
  }
}

/** The procedures, as the site's own client calls them. */
export function trpcClient(origin: string): ApiClient {
  return {
    async ask(name, input, { cookie, headers } = {}) {
      let received = new Headers()
      const client = getUntypedClient(
        createTRPCClient<AppRouter>({
          links: [
            httpLink({
              url: `${origin}/trpc`,
              headers: { ...browserOn(origin), ...(cookie && { cookie }), ...headers },
              fetch: async (url, options) => {
                const { method = 'GET', headers: sent, body } = options ?? {}
                const response = await fetch(url instanceof Request ? url.url : url, {
                  method,
                  headers: new Headers(sent),
                  body: typeof body === 'string' ? body : null,
                })
                received = response.headers
                return response
              },
            }),
          ],
        }),
      )
      const { procedure: path, method } = endpoints[name]
      const type = method === 'GET' ? 'query' : 'mutation'
      try {
        const output = await client[type](path, input ?? emptyInput(name))
        return answerOf(name, endpoints[name].status ?? 200, received, output)
      } catch (error) {
        if (!(error instanceof TRPCClientError) || !isData(error.data)) throw error
        const { httpStatus, ...data } = error.data
        return answerOf(name, httpStatus, received, { error: error.message, message: error.message, ...data })
      }
    },
  }
}

// A call whose every field is optional still takes an object.
function emptyInput(name: EndpointName): object | undefined {
  return endpoints[name].input.safeParse(undefined).success ? undefined : {}
}

/** Returns the headers that a browser adds to a page's own calls. */
function browserOn(origin: string): Record<string, string> {
  return { origin, 'sec-fetch-site': 'same-origin' }
}

function isData(data: unknown): data is { httpStatus: number } {
  return typeof data === 'object' && data !== null && 'httpStatus' in data
}

function answerOf<Name extends EndpointName>(
  name: Name,
  status: number,
  headers: Headers,
  body: unknown,
): Answer<Name> {
  // 502 and 503 are for a person to read: a service that we asked did not answer. Anything else from 500 on is a fault.
  if (status >= 500 && status !== 502 && status !== 503)
    throw new Error(`${name} answered ${status}: ${JSON.stringify(body)}`)
  const isDone = status < 300
  if (!isDone) checkDocumented(name, body)
  const other = () => {
    throw new Error(`${name} answered ${status}: ${JSON.stringify(body)}`)
  }
  return {
    status,
    headers,
    get done() {
      // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- to the letter: parsing would hide what is too much
      return isDone ? (body as Output<Name>) : other()
    },
    get refused() {
      return isDone ? other() : refusal.parse(body)
    },
  }
}

/** Whatever a test is refused stands in the description of its call. */
function checkDocumented(name: EndpointName, body: unknown): void {
  const { code } = refusal.parse(body)
  const known: readonly string[] = refusalsOf(endpoints[name])
  if (!known.includes(code)) throw new Error(`${name} was refused with ${code}, which is not documented`)
}

/** Puts the path values of an input into the path; the rest is for the query or the body. */
function fillPath(path: string, input: unknown): { path: string; rest: unknown } {
  if (!path.includes(':') || typeof input !== 'object' || input === null) return { path, rest: input }
  const rest = new Map(Object.entries(input))
  const filled = path.replace(/:(\w+)/g, (_, key: string) => {
    const value = String(rest.get(key))
    rest.delete(key)
    return encodeURIComponent(value)
  })
  return { path: filled, rest: rest.size > 0 ? Object.fromEntries(rest) : undefined }
}

function queryOf(input: unknown): string {
  if (typeof input !== 'object' || input === null) return ''
  const query = new URLSearchParams(
    Object.entries(input).flatMap(([key, value]) => (value === undefined ? [] : [[key, String(value)]])),
  )
  return query.size > 0 ? `?${query}` : ''
}

function headersOf({ headers }: RawAnswer): Headers {
  const read = new Headers()
  for (const [name, value] of Object.entries(headers))
    for (const one of [value].flat()) if (one !== undefined) read.append(name, one)
  return read
}
