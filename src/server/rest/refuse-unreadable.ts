import type { IncomingMessage, ServerResponse } from 'node:http'
import type { Socket } from 'node:net'

type Headers = Readonly<Record<string, string>>
type Refused = readonly [status: number, reason: string, code: string, sentence: string]

const REFUSALS: Readonly<Record<string, Refused>> = {
  HPE_HEADER_OVERFLOW: [
    431,
    'Request Header Fields Too Large',
    'HEADERS_TOO_LARGE',
    'The headers are too large.',
  ],
  ERR_HTTP_REQUEST_TIMEOUT: [408, 'Request Timeout', 'TOO_SLOW', 'The request took too long to arrive.'],
}
const UNREADABLE: Refused = [400, 'Bad Request', 'UNREADABLE', 'This request cannot be read.']
const EXPECTATION: Refused = [
  417,
  'Expectation Failed',
  'UNKNOWN_EXPECTATION',
  'What this request expects is not offered here.',
]

/** Answers what is not even HTTP, where there is no request to answer by the usual way. */
export function refuseUnreadable(headers: Headers): (error: NodeJS.ErrnoException, socket: Socket) => void {
  return (error, socket) => {
    if (error.code === 'ECONNRESET' || !socket.writable) {
      socket.destroy()
      return
    }
    const refused = REFUSALS[error.code ?? ''] ?? UNREADABLE
    const [status, reason] = refused
    const { text, about } = answerTo(refused, headers)
    const head = Object.entries(about).map(([name, value]) => `${name}: ${value}`)
    socket.end(`HTTP/1.1 ${status} ${reason}\r\n${head.join('\r\n')}\r\n\r\n${text}`)
  }
}

/** Answers a request that expects anything but to be told to go on. */
export function refuseExpectation(
  headers: Headers,
): (request: IncomingMessage, response: ServerResponse) => void {
  return (_, response) => {
    const { text, about } = answerTo(EXPECTATION, headers)
    response.writeHead(EXPECTATION[0], about).end(text)
  }
}

function answerTo([, , code, sentence]: Refused, headers: Headers): { text: string; about: Headers } {
  const text = JSON.stringify({ error: sentence, message: sentence, code })
  return {
    text,
    about: {
      ...headers,
      'content-type': 'application/json; charset=utf-8',
      'content-length': String(Buffer.byteLength(text)),
      connection: 'close',
    },
  }
}
