import { once } from 'node:events'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import { text } from 'node:stream/consumers'
import { writeWithoutEnd } from '../../http/testing/fake-service.ts'

/** One message as it came in. */
export interface ReceivedMessage {
  readonly method: string
  readonly path: string
  readonly headers: Readonly<Record<string, string>>
  readonly body: string
}

/** How a receiver answers: by a status, or in one of the ways that are no answer. */
export type ReceiverBehaviour =
  | number
  | 'hangs'
  | 'stalls'
  | 'breaks off'
  | 'pours'
  | ((response: ServerResponse, received: ReceivedMessage) => void)

/** A partner's server on this machine. For tests only. */
export interface FakeReceiver {
  readonly url: string
  /** Every message that came in whole, the oldest first. */
  readonly received: readonly ReceivedMessage[]
  /** From now on. */
  answerWith(manner: ReceiverBehaviour): void
  close(): Promise<void>
}

export async function startFakeReceiver(manner: ReceiverBehaviour = 200): Promise<FakeReceiver> {
  const received: ReceivedMessage[] = []
  let current = manner
  const take = async (request: IncomingMessage, response: ServerResponse) => {
    const body = await text(request)
    const { method = '', url: path = '' } = request
    const headers = Object.fromEntries(
      Object.entries(request.headers).map(([name, value]) => [name, String(value)]),
    )
    const message = { method, path, headers, body }
    received.push(message)
    answer(response, message, current)
  }
  const server = createServer((request, response) => void take(request, response))
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const address = server.address()
  if (address === null || typeof address === 'string') throw new Error('The receiver listens on no port')
  return {
    url: `http://127.0.0.1:${address.port}`,
    received,
    answerWith: (next) => {
      current = next
    },
    async close() {
      if (!server.listening) return
      const closed = once(server, 'close')
      server.close()
      server.closeAllConnections()
      await closed
    },
  }
}

function answer(response: ServerResponse, received: ReceivedMessage, manner: ReceiverBehaviour): void {
  if (typeof manner === 'function') return manner(response, received)
  switch (manner) {
    case 'hangs':
      return
    case 'stalls':
      return void response.writeHead(200).write('I am st')
    case 'breaks off':
      return void response.destroy()
    case 'pours':
      response.writeHead(200)
      return writeWithoutEnd(response)
    default:
      response.writeHead(manner, { 'content-type': 'text/plain' }).end(`This is ${manner}`)
  }
}
