import { connect, type Socket } from 'node:net'

/** Everything that came back over a connection, byte for byte. */
interface BytesBack {
  readonly text: string
  /** The statuses of the answers in it, in their order. */
  readonly statuses: readonly number[]
  /** Of the first answer; names in small letters. */
  readonly headers: ReadonlyMap<string, string>
  /** The rest after the first answer's headers. */
  readonly body: string
  /** Whether the server closed the connection, rather than this side giving up. */
  readonly isClosed: boolean
}

interface Options {
  /** How long to listen when the server keeps the connection open. */
  readonly maxWaitMs?: number
}

/** Sends bytes that no HTTP library would, and reads until the server closes the connection. */
export async function sendBytes(
  origin: string,
  bytes: string | Buffer,
  { maxWaitMs = 60_000 }: Options = {},
): Promise<BytesBack> {
  const socket = await openSocket(origin)
  const read = readToEnd(socket, maxWaitMs)
  socket.write(bytes)
  return read
}

/** An open connection to a server; destroyed by whoever opened it. */
export function openSocket(origin: string): Promise<Socket> {
  const { hostname, port } = new URL(origin)
  const { promise, resolve, reject } = Promise.withResolvers<Socket>()
  const socket = connect({ host: hostname, port: Number(port) })
  socket.once('connect', () => resolve(socket)).once('error', reject)
  return promise
}

/** Everything that comes over a connection until it is closed, or until there was time enough. */
export async function readToEnd(socket: Socket, maxWaitMs: number): Promise<BytesBack> {
  const chunks: Buffer[] = []
  const { promise, resolve } = Promise.withResolvers<boolean>()
  const timer = setTimeout(resolve, maxWaitMs, false)
  socket.on('data', (chunk: Buffer) => void chunks.push(chunk))
  // A connection that is reset has been closed, too.
  socket.on('error', () => resolve(true)).on('close', () => resolve(true))
  const isClosed = await promise
  clearTimeout(timer)
  socket.destroy()
  return bytesBack(Buffer.concat(chunks).toString('latin1'), isClosed)
}

function bytesBack(text: string, isClosed: boolean): BytesBack {
  const [head = '', ...rest] = text.split('\r\n\r\n')
  const lines = head.split('\r\n').slice(1)
  return {
    text,
    statuses: [...text.matchAll(/^HTTP\/1\.[01] (\d{3})/gm)].map(([, status]) => Number(status)),
    headers: new Map(
      lines.map((line) => {
        const [name = '', ...value] = line.split(':')
        return [name.toLowerCase(), value.join(':').trim()]
      }),
    ),
    body: rest.join('\r\n\r\n'),
    isClosed,
  }
}
