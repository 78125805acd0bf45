import { sendBytes } from '../support/socket.ts'
import { breachesIn, attemptAll, type Attack, type Target } from './attack.ts'

/** A request, and the statuses of which its one answer must have one. */
type Shape = readonly [what: string, bytes: string, statuses: readonly number[]]

const host = 'Host: localhost'
const hidden = `GET /api/admin/user HTTP/1.1\r\n${host}\r\nX: `
const post = (headers: string, body: string) =>
  `POST /api/quotes HTTP/1.1\r\n${host}\r\nContent-Type: application/json\r\n${headers}\r\n\r\n${body}`

/** Requests that a proxy and a server could read differently, with a second request hidden in the first. */
const smuggled: readonly Shape[] = [
  [
    'a length and chunks',
    post('Content-Length: 6\r\nTransfer-Encoding: chunked', `0\r\n\r\n${hidden}`),
    [400],
  ],
  [
    'chunks and a length',
    post('Transfer-Encoding: chunked\r\nContent-Length: 6', `0\r\n\r\n${hidden}`),
    [400],
  ],
  ['two lengths', post('Content-Length: 2\r\nContent-Length: 60', `{}${hidden}`), [400]],
  ['a list of lengths', post('Content-Length: 2, 60', `{}${hidden}`), [400]],
  ['a length with a sign', post('Content-Length: +2', `{}${hidden}`), [400]],
  ['a negative length', post('Content-Length: -1', hidden), [400]],
  ['a length in another base', post('Content-Length: 0x02', `{}${hidden}`), [400]],
  ['an unknown encoding', post('Transfer-Encoding: xchunked', `0\r\n\r\n${hidden}`), [400]],
  ['chunks that are not last', post('Transfer-Encoding: chunked, identity', `0\r\n\r\n${hidden}`), [400]],
  [
    'a header that goes on in the next line',
    post('Transfer-Encoding:\r\n chunked', `0\r\n\r\n${hidden}`),
    [400],
  ],
  ['a space before the colon', post('Transfer-Encoding : chunked', `0\r\n\r\n${hidden}`), [400]],
  ['a tab in the name', post('Transfer\tEncoding: chunked', `0\r\n\r\n${hidden}`), [400]],
  ['lines that end in one half', `GET /healthz HTTP/1.1\n${host}\nX: y\n\n${hidden}`, [400]],
  [
    'a return in a value',
    `GET /healthz HTTP/1.1\r\n${host}\r\nX: a\rTransfer-Encoding: chunked\r\n\r\n${hidden}`,
    [400],
  ],
  [
    'a chunk as long as no number',
    post('Transfer-Encoding: chunked', `FFFFFFFFFFFFFFFFF\r\n${hidden}`),
    [400],
  ],
  ['a chunk without its end', post('Transfer-Encoding: chunked', `2\r\n{}XX0\r\n\r\n${hidden}`), [400]],
  ['a chunk of a sign', post('Transfer-Encoding: chunked', `-1\r\n${hidden}`), [400]],
  ['two hosts', `GET /healthz HTTP/1.1\r\n${host}\r\nHost: evil.example\r\nConnection: close\r\n\r\n`, [400]],
  ['no host', 'GET /healthz HTTP/1.1\r\nConnection: close\r\n\r\n', [400]],
  ['a zero byte in a header', `GET /healthz HTTP/1.1\r\n${host}\r\nX: a\0b\r\n\r\n`, [400]],
  ['a version of its own', `GET /healthz HTTP/9.9\r\n${host}\r\n\r\n`, [400]],
  ['no version', 'GET /healthz\r\n\r\n', [400]],
  ['a method of its own', `STEAL / HTTP/1.1\r\n${host}\r\n\r\n`, [400]],
  ['the beginning of HTTP/2', 'PRI * HTTP/2.0\r\n\r\nSM\r\n\r\n', [400]],
]

/** Headers and addresses that are too long, too many or malformed. */
const flooded: readonly Shape[] = [
  ['three thousand headers', `GET / HTTP/1.1\r\n${host}\r\n${'X: x\r\n'.repeat(3_000)}\r\n`, [431]],
  ['a header of 20 kB', `GET / HTTP/1.1\r\n${host}\r\nX: ${'x'.repeat(20_000)}\r\n\r\n`, [431]],
  ['a header of 5 MB', `GET / HTTP/1.1\r\n${host}\r\nX: ${'x'.repeat(5_000_000)}\r\n\r\n`, [431]],
  ['a cookie of 12 kB', get('/api/admin/user', `Cookie: session=${'x'.repeat(12_000)}`), [401]],
  ['a thousand cookies', get('/api/admin/user', `Cookie: ${'session=x; '.repeat(1_000)}`), [401]],
  ['an address of 10 kB', get(`/api/regions?x=${'x'.repeat(10_000)}`), [414]],
  ['a path of 10 kB', get(`/api/${'x'.repeat(10_000)}`), [414]],
  ['a parameter of 7 kB in a path', get(`/calendar/${'x'.repeat(7_000)}`), [404, 414]],
  ['a thousand parameters', get(`/api/regions?${'x=1&'.repeat(1_000)}`), [400]],
  ['a parameter a hundred times', get(`/api/locations/search?${'q=faro&'.repeat(99)}`), [400]],
  [
    'a hundred procedures at once',
    get(`/trpc/${'regions.list,'.repeat(99)}regions.list?batch=1`),
    [400, 414],
  ],
  ['two thousand commas', get(`/trpc/${','.repeat(2_000)}?batch=1`), [400, 404, 414]],
  ['an address that cannot be read', get('/api/%zz'), [400]],
  ['an expectation', get('/healthz', 'Expect: miracles'), [417]],
  ['a way out of the files', get('/assets/..%2f..%2f..%2fpackage.json'), [403, 404]],
  ['a way out of the pictures', get('/art/%2e%2e/%2e%2e/%2e%2e/package.json'), [400, 403, 404]],
  ['a zero byte in a file’s name', get('/assets/x%00.js'), [400, 403, 404]],
  ['a part of a file that is not there', get('/favicon.svg', 'Range: bytes=5-2'), [404, 416]],
  [
    'a thousand parts of a file',
    get('/favicon.svg', `Range: bytes=${'0-1,'.repeat(1_000)}0-1`),
    [200, 206, 404, 416],
  ],
]

function get(path: string, header = 'X: x'): string {
  return `GET ${path} HTTP/1.1\r\n${host}\r\nConnection: close\r\n${header}\r\n\r\n`
}

async function send({ origin }: Target, [what, bytes, statuses]: Shape): Promise<string[]> {
  const { text, statuses: got, isClosed } = await sendBytes(origin, bytes, { maxWaitMs: 15_000 })
  const [status = 0, ...more] = got
  return [
    // A connection that is closed under a flood may take its answer with it.
    ...(statuses.includes(status) || (status === 0 && isClosed && bytes.length > 1e6)
      ? []
      : [`${what}: answered ${status || 'nothing'}`]),
    ...(more.length > 0 ? [`${what}: a second request was answered ${more.join()}`] : []),
    ...(isClosed ? [] : [`${what}: the connection stays open`]),
    ...breachesIn(what, { status, text }),
  ]
}

export const smuggling: Attack = {
  name: 'Requests hidden in others',
  run: (target) => attemptAll(smuggled, (shape) => send(target, shape)),
}

export const floods: Attack = {
  name: 'Headers and addresses too long',
  run: (target) => attemptAll(flooded, (shape) => send(target, shape)),
}
