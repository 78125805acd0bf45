import { randomUUID } from 'node:crypto'
import { STATUS_CODES, type IncomingMessage, type ServerResponse } from 'node:http'
import type { Socket } from 'node:net'
import type { FastifyBaseLogger } from 'fastify'
import { errorResponse, type ErrorResponse } from '../api/error-response.ts'

type Headers = Readonly<Record<string, string>>

const REFUSALS: Readonly<Record<string, ErrorResponse>> = {
  HPE_HEADER_OVERFLOW: errorResponse('HEADERS_TOO_LARGE', 'The headers are too large.'),
  ERR_HTTP_REQUEST_TIMEOUT: errorResponse('TOO_SLOW', 'The request took too long to arrive.'),
}
const UNREADABLE = errorResponse('UNREADABLE', 'This request cannot be read.')
const EXPECTATION = errorResponse('UNKNOWN_EXPECTATION', 'What this request expects is not offered here.')

/** Answers what is not even HTTP, where there is no request to answer by the usual way. */
export function refuseUnreadable(
  error: NodeJS.ErrnoException,
  socket: Socket,
  headers: Headers,
  log: FastifyBaseLogger,
): void {
  if (error.code === 'ECONNRESET' || !socket.writable) {
    socket.destroy()
    return
  }
  const refused = REFUSALS[error.code ?? ''] ?? UNREADABLE
  const { text, about } = answerTo(refused, headers, log)
  const head = Object.entries(about).map(([name, value]) => `${name}: ${value}`)
  const { status } = refused
  socket.end(`HTTP/1.1 ${status} ${STATUS_CODES[status]}\r\n${head.join('\r\n')}\r\n\r\n${text}`)
}

/** Answers a request with an Expect header other than 100-continue. */
export function refuseExpectation(
  headers: Headers,
  log: FastifyBaseLogger,
): (request: IncomingMessage, response: ServerResponse) => void {
  return (_, response) => {
    const { text, about } = answerTo(EXPECTATION, headers, log)
    response.writeHead(EXPECTATION.status, about).end(text)
  }
}

function answerTo({ status, code, sentence }: ErrorResponse, headers: Headers, log: FastifyBaseLogger) {
  const requestId = randomUUID()
  log.info({ reqId: requestId, status, code }, 'unreadable')
  const text = JSON.stringify({ error: sentence, message: sentence, code, requestId })
  const about: Headers = {
    ...headers,
    'content-type': 'application/json; charset=utf-8',
    'content-length': String(Buffer.byteLength(text)),
    'x-request-id': requestId,
    connection: 'close',
  }
  return { text, about }
}
