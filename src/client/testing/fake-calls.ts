import { vi } from 'vitest'

/** The calls that the fake server got. */
export interface Call {
  readonly path: string
  readonly input: unknown
  readonly idempotencyKey: string | null
}

export type Answers = Readonly<Record<string, (input: Record<string, unknown>) => unknown>>

/** Thrown by an answer: the server refuses, with this sentence. */
export class RefusedByServer extends Error {
  override name = 'RefusedByServer'
  readonly data: Readonly<Record<string, unknown>>

  constructor(code: string, sentence: string, facts: Readonly<Record<string, unknown>> = {}) {
    super(sentence)
    this.data = { code, httpStatus: 409, requestId: 'r', ...facts }
  }
}

/** Thrown by an answer: the connection is lost on the way. */
export class NoConnection extends TypeError {
  override name = 'NoConnection'
}

/** Answers the browser's own tRPC links in place of the network, batches included. */
export function fakeCalls(answers: Answers): readonly Call[] {
  const calls: Call[] = []

  async function answer(path: string, input: unknown, idempotencyKey: string | null) {
    calls.push({ path, input, idempotencyKey })
    try {
      return { result: { data: await answers[path]?.(isRecord(input) ? input : {}) } }
    } catch (error) {
      if (error instanceof RefusedByServer)
        return { error: { code: -32_600, message: error.message, data: error.data } }
      throw error
    }
  }

  vi.stubGlobal('fetch', async (address: string, init: RequestInit = {}) => {
    const url = new URL(address, 'http://localhost')
    const paths = url.pathname.replace('/trpc/', '').split(',')
    const key = new Headers(init.headers).get('idempotency-key')
    if (init.method === 'POST') {
      const input: unknown = JSON.parse(typeof init.body === 'string' ? init.body : 'null')
      return Response.json(await answer(paths.join(), input, key))
    }
    const inputs: unknown = JSON.parse(url.searchParams.get('input') ?? '{}')
    const inputOf = (index: number) => (isRecord(inputs) ? inputs[String(index)] : undefined)
    return Response.json(await Promise.all(paths.map((path, index) => answer(path, inputOf(index), key))))
  })
  return calls
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null
}
