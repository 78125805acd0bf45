import { once } from 'node:events'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import { text } from 'node:stream/consumers'
import { writeWithoutEnd } from '../../http/testing/fake-service.ts'

/** A message as it arrived. */
export interface ReceivedMessage {
  readonly method: string
  readonly path: string
  readonly headers: Readonly<Record<string, string>>
  readonly body: string
}

/** How a receiver answers: with a status, or in one of the ways that give no complete response. */
export type ReceiverBehaviour =
  | number
  | 'hangs'
  | 'stalls'
  | 'breaks off'
  | 'pours'
  | ((response: ServerResponse, received: ReceivedMessage) => void)

/** A partner's server on this machine. For tests only. */
interface FakeReceiver {
  readonly url: string
  /** Every message that arrived completely, the oldest first. */
  readonly received: readonly ReceivedMessage[]
  /** Changes the behaviour from now on. */
  answerWith(behaviour: ReceiverBehaviour): void
  close(): Promise<void>
}

export async function startFakeReceiver(behaviour: ReceiverBehaviour = 200): Promise<FakeReceiver> {
  const received: ReceivedMessage[] = []
  let current = behaviour
  const receive = async (request: IncomingMessage, response: ServerResponse) => {
    const body = await text(request)
    const { method = '', url: path = '' } = request
    const headers = Object.fromEntries(
      Object.entries(request.headers).map(([name, value]) => [name, String(value)]),
    )
    const message = { method, path, headers, body }
    received.push(message)
    answer(response, message, current)
  }
  const server = createServer((request, response) => void receive(request, response))
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

function answer(response: ServerResponse, received: ReceivedMessage, behaviour: ReceiverBehaviour): void {
  if (typeof behaviour === 'function') return behaviour(response, received)
  switch (behaviour) {
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
      response.writeHead(behaviour, { 'content-type': 'text/plain' }).end(`This is ${behaviour}`)
  }
}
