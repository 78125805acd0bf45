import { once } from 'node:events'
import { createServer, type AddressInfo, type Socket } from 'node:net'
import { text } from 'node:stream/consumers'
import { SMTPServer, type SMTPServerOptions } from 'smtp-server'

/** A mail as the server received it. */
interface ReceivedMail {
  readonly from: string
  readonly to: readonly string[]
  readonly mime: string
}

/** A mail server on this machine that accepts every mail, unless its behaviour says otherwise. For tests only. */
interface FakeSmtpServer {
  readonly url: string
  /** Every mail that arrived completely, even when its sender got no reply. */
  readonly received: readonly ReceivedMail[]
  /** How many connections were made. */
  readonly connections: () => number
  readonly close: () => Promise<void>
}

/** The server's behaviour instead of accepting a mail. */
export interface SmtpBehaviour {
  /** The reply to a recipient. */
  readonly recipient?: (address: string) => Error | undefined
  /** The reply to a whole message; one that never settles leaves the sender waiting. */
  readonly message?: (
    mail: ReceivedMail,
    disconnect: () => void,
  ) => Promise<Error | undefined> | Error | undefined
  readonly options?: SMTPServerOptions
}

/** The error that makes the server answer so. */
export function reply(responseCode: number, message: string): Error {
  return Object.assign(new Error(message), { responseCode })
}

export async function startFakeSmtpServer({
  recipient,
  message,
  options,
}: SmtpBehaviour = {}): Promise<FakeSmtpServer> {
  const received: ReceivedMail[] = []
  let connections = 0
  const sockets = new Set<Socket>()
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: options?.secure || options?.key ? [] : ['STARTTLS'],
    logger: false,
    onConnect: (_, done) => {
      connections += 1
      done()
    },
    onRcptTo: ({ address }, _, done) => done(recipient?.(address)),
    onData: (stream, { envelope, remotePort }, done) => {
      const own = () => [...sockets].filter((socket) => socket.remotePort === remotePort)
      const receive = async () => {
        const mail = {
          from: envelope.mailFrom ? envelope.mailFrom.address : '',
          to: envelope.rcptTo.map(({ address }) => address),
          mime: await text(stream),
        }
        received.push(mail)
        return message?.(mail, () => disconnect(own()))
      }
      void receive().then((refusal) => done(refusal ?? null), done)
    },
    ...options,
  })
  server.on('error', () => {}) // a client that broke off
  server.server.on('connection', (socket: Socket) => sockets.add(socket))
  server.listen(0, '127.0.0.1')
  await once(server.server, 'listening')
  return {
    url: urlOf(server.server.address(), options?.secure ? 'smtps' : 'smtp'),
    received,
    connections: () => connections,
    close: async () => {
      disconnect(sockets)
      await new Promise<void>((resolve) => server.close(() => resolve()))
    },
  }
}

/** A server that accepts connections and sends the greeting, or nothing at all. */
export async function startTcpServer(greeting = ''): Promise<{
  url: string
  close: () => Promise<void>
}> {
  const sockets = new Set<Socket>()
  const server = createServer((socket) => {
    sockets.add(socket)
    socket.on('error', () => {})
    if (greeting) socket.end(greeting)
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  return {
    url: urlOf(server.address(), 'smtp'),
    close: async () => {
      disconnect(sockets)
      await new Promise<void>((resolve) => void server.close(() => resolve()))
    },
  }
}

function disconnect(sockets: Iterable<Socket>): void {
  for (const socket of sockets) socket.destroy()
}

function urlOf(address: AddressInfo | string | null, scheme: string): string {
  if (address === null || typeof address === 'string') throw new Error('The server listens on a port')
  return `${scheme}://127.0.0.1:${address.port}`
}
