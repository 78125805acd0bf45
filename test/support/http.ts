import { request, type IncomingHttpHeaders } from 'node:http'

export interface RawRequest {
  readonly method: string
  /** Sent to the letter: nothing is decoded, joined or cleaned. */
  readonly path: string
  readonly headers?: Readonly<Record<string, string>>
  readonly body?: string
}

export interface RawAnswer {
  readonly status: number
  readonly headers: IncomingHttpHeaders
  readonly text: string
}

/** One HTTP request as it is written here, with no header but Host and the length added. */
export function sendRaw(
  origin: string,
  { method, path, headers = {}, body }: RawRequest,
): Promise<RawAnswer> {
  const { promise, resolve, reject } = Promise.withResolvers<RawAnswer>()
  const { hostname, port } = new URL(origin)
  const length = body === undefined ? {} : { 'content-length': String(Buffer.byteLength(body)) }
  const outgoing = request({ hostname, port, method, path, headers: { ...length, ...headers } }, (answer) => {
    const chunks: Buffer[] = []
    answer.on('data', (chunk: Buffer) => chunks.push(chunk))
    answer.on('error', reject)
    answer.on('end', () => {
      const text = Buffer.concat(chunks).toString()
      resolve({ status: answer.statusCode ?? 0, headers: answer.headers, text })
    })
  })
  outgoing.on('error', reject)
  outgoing.end(body)
  return promise
}
