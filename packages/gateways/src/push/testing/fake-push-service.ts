import { createECDH, randomBytes } from 'node:crypto'
import { once } from 'node:events'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import { buffer } from 'node:stream/consumers'
import { openPush, readVapid } from './open-push.ts'

/** A message as the phone would show it, and who has signed it. */
interface PushedMessage {
  readonly text: string
  readonly ttl: string | undefined
  /** The claims of its signature; undefined where it is not signed by the key that it names. */
  readonly signed: ReturnType<typeof readVapid>
}

/** How the service answers: with a status, or not at all. */
type PushBehaviour = 201 | 404 | 410 | 429 | 500 | 'hangs'

/** A push service and one phone that takes its messages, on this machine. For tests only. */
export interface FakePushService {
  /** The phone's subscription, as its browser hands it to a page. */
  readonly subscription: {
    readonly endpoint: string
    readonly keys: { readonly p256dh: string; readonly auth: string }
  }
  /** Every message that could be opened, the oldest first. */
  readonly received: readonly PushedMessage[]
  answerWith(behaviour: PushBehaviour): void
  close(): Promise<void>
}

export async function startFakePushService(behaviour: PushBehaviour = 201): Promise<FakePushService> {
  const phone = createECDH('prime256v1')
  phone.generateKeys()
  const auth = randomBytes(16)
  const received: PushedMessage[] = []
  let current = behaviour
  const receive = async (request: IncomingMessage, response: ServerResponse) => {
    const body = await buffer(request)
    const { authorization = '', ttl } = request.headers
    received.push({
      text: openPush(body, phone, auth),
      ttl: typeof ttl === 'string' ? ttl : undefined,
      signed: readVapid(authorization),
    })
    if (current !== 'hangs') response.writeHead(current).end()
  }
  const server = createServer((request, response) => void receive(request, response))
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const address = server.address()
  if (address === null || typeof address === 'string') throw new Error('The push service listens on no port')
  return {
    subscription: {
      endpoint: `http://127.0.0.1:${address.port}/phone`,
      keys: { p256dh: phone.getPublicKey('base64url'), auth: auth.toString('base64url') },
    },
    received,
    answerWith: (next) => {
      current = next
    },
    async close() {
      const closed = once(server, 'close')
      server.close()
      server.closeAllConnections()
      await closed
    },
  }
}
