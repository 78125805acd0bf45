import { once } from 'node:events'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { text } from 'node:stream/consumers'

/** The ways in which an outside service fails to answer. */
export const FAILURES = [
  'refused connection',
  'slow headers',
  'stalled body',
  'broken off',
  'endless body',
  'redirect',
  '429',
  '500',
  'HTML',
  'wrong shape',
  'empty',
  'half JSON',
] as const

export type Failure = (typeof FAILURES)[number]

export interface RecordedRequest {
  readonly method: string
  readonly url: URL
  readonly headers: Readonly<Record<string, string | string[] | undefined>>
  /** As it came; empty for a GET. */
  readonly body: string
}

export interface FakeResponse {
  readonly status?: number
  readonly headers?: Readonly<Record<string, string>>
  /** Undefined: an empty body. */
  readonly json: unknown
}

/** A small service on this machine that speaks real HTTP and fails on demand. For tests only. */
export interface FakeService {
  readonly url: string
  /** Every request that it got, the oldest first. */
  readonly requests: RecordedRequest[]
  /** Fails every request from now on; with undefined it answers again. */
  failWith(failure: Failure | undefined): Promise<void>
  /** How many callers still wait for the end of a response. */
  openRequests(): number
  /** Waits until none of them does, and closes. */
  close(): Promise<void>
}

export async function startFakeService(
  answer: (request: RecordedRequest) => FakeResponse,
): Promise<FakeService> {
  const requests: RecordedRequest[] = []
  const open = new Set<Promise<unknown>>()
  let failure: Failure | undefined
  let port = 0
  const server = createServer((request, response) => void handle(request, response))

  async function handle(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const recorded: RecordedRequest = {
      method: request.method ?? '',
      url: new URL(request.url ?? '/', 'http://fake-service'),
      headers: request.headers,
      body: await text(request),
    }
    requests.push(recorded)
    const done = once(response, 'close').finally(() => open.delete(done))
    open.add(done)
    if (failure) fail(response, failure)
    else send(response, answer(recorded))
  }

  const listen = () =>
    new Promise<void>((resolve) => {
      server.listen(port, '127.0.0.1', () => {
        port = portOf(server.address())
        resolve()
      })
    })
  async function stop(): Promise<void> {
    const closed = once(server, 'close')
    server.close()
    // A connection stays open for the next request long after the response; only a request in progress counts.
    await Promise.all(open)
    server.closeAllConnections()
    await closed
  }

  await listen()
  return {
    url: `http://127.0.0.1:${port}`,
    requests,
    failWith: async (next) => {
      failure = next
      if (next === 'refused connection') {
        if (server.listening) await stop()
      } else if (!server.listening) await listen()
    },
    openRequests: () => open.size,
    close: async () => {
      if (server.listening) await stop()
    },
  }
}

function send(response: ServerResponse, { status = 200, headers, json }: FakeResponse): void {
  response.writeHead(status, { 'content-type': 'application/json', ...headers }).end(JSON.stringify(json))
}

function fail(response: ServerResponse, failure: Failure): void {
  const json = { 'content-type': 'application/json' }
  switch (failure) {
    case 'refused connection':
    case 'slow headers':
      return
    case 'stalled body':
      response.writeHead(200, json).write('{"code":"Ok","sta')
      return
    case 'broken off':
      response.writeHead(200, { ...json, 'content-length': 1000 })
      response.write('{"code"', () => response.destroy())
      return
    case 'endless body':
      response.writeHead(200, json)
      writeWithoutEnd(response)
      return
    case 'redirect':
      response.writeHead(307, { location: 'http://127.0.0.1:9/elsewhere' }).end()
      return
    case '429':
      response.writeHead(429, { 'retry-after': '60' }).end('Too Many Requests')
      return
    case '500':
      send(response, { status: 500, json: { error: { code: 500, message: 'boom' }, code: 'Boom' } })
      return
    case 'HTML':
      response.writeHead(200, { 'content-type': 'text/html' }).end('<!doctype html><title>Welcome</title>')
      return
    case 'wrong shape':
      send(response, {
        json: { code: 'Ok', status: 'OK', routes: {}, suggestions: 7, features: 'none', results: 7 },
      })
      return
    case 'empty':
      response.writeHead(200, json).end()
      return
    case 'half JSON':
      response.writeHead(200, json).end('{"code":"Ok","routes":[{"distance":12')
  }
}

/** Writes for as long as the other side reads. */
export function writeWithoutEnd(response: ServerResponse): void {
  const chunk = `"${'x'.repeat(1024 * 1024)}",`
  while (!response.destroyed && response.write(chunk));
  if (!response.destroyed) response.once('drain', () => writeWithoutEnd(response))
}

function portOf(address: AddressInfo | string | null): number {
  if (address === null || typeof address === 'string') throw new Error('the fake service listens on no port')
  return address.port
}
