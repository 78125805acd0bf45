import type { Socket } from 'node:net'

const REFUSALS: Readonly<Record<string, readonly [status: string, code: string, sentence: string]>> = {
  HPE_HEADER_OVERFLOW: [
    '431 Request Header Fields Too Large',
    'HEADERS_TOO_LARGE',
    'The headers are too large.',
  ],
  ERR_HTTP_REQUEST_TIMEOUT: ['408 Request Timeout', 'TOO_SLOW', 'The request took too long to arrive.'],
}
const UNREADABLE = ['400 Bad Request', 'UNREADABLE', 'This request cannot be read.'] as const

/** Answers what is not even HTTP, where there is no request to answer by the usual way. */
export function refuseUnreadable(error: NodeJS.ErrnoException, socket: Socket): void {
  if (error.code === 'ECONNRESET' || !socket.writable) {
    socket.destroy()
    return
  }
  const [status, code, sentence] = REFUSALS[error.code ?? ''] ?? UNREADABLE
  const body = JSON.stringify({ error: sentence, message: sentence, code })
  const head = [
    'Content-Type: application/json; charset=utf-8',
    `Content-Length: ${Buffer.byteLength(body)}`,
    'Connection: close',
  ]
  socket.end(`HTTP/1.1 ${status}\r\n${head.join('\r\n')}\r\n\r\n${body}`)
}
