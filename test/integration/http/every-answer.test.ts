import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { beforeAll, describe, expect, test } from 'vitest'
import { Refusal } from '../../../src/server/core/refusal.ts'
import { createHttpServer } from '../../../src/server/http/http-server.ts'
import { testConfig } from '../../support/config.ts'
import { ROOT } from '../../support/repository.ts'
import { openHome, startServer, type ServerProcess, type WhenDone } from '../../support/server-process.ts'
import { openSocket, readToEnd, sendBytes } from '../../support/socket.ts'

const asset = readdirSync(join(ROOT, 'dist/client/assets')).find((name) => name.endsWith('.js')) ?? ''
const host = 'Host: costa.example\r\nConnection: close'
const json = `${host}\r\nContent-Type: application/json`
const get = (path: string, more = '') => `GET ${path} HTTP/1.1\r\n${host}${more}\r\n\r\n`
const post = (path: string, body: string, more = '') =>
  `POST ${path} HTTP/1.1\r\n${json}\r\nContent-Length: ${body.length}${more}\r\n\r\n${body}`

/** Every kind of answer that there is, each with the status that it has. */
const answers: readonly (readonly [what: string, status: number, request: string])[] = [
  ['a call that is done', 200, get('/api/regions')],
  ['a call that is refused', 400, post('/api/quotes', '{}')],
  ['a closed call', 401, get('/api/bookings')],
  ['a call from another site', 403, post('/api/quotes', '{}', '\r\nOrigin: null')],
  ['no call', 404, get('/api/nothing')],
  ['a procedure', 200, get('/trpc/regions.list')],
  ['a procedure that is refused', 400, post('/trpc/quotes.create', '{}')],
  ['no procedure', 404, get('/trpc/nothing')],
  ['a prerendered page', 200, get('/')],
  ['a page that is rendered', 200, get('/book?pickup=Faro')],
  ['a redirect', 307, get('/book/')],
  ['no page', 404, get('/nothing-here')],
  ['the office', 200, get('/admin')],
  ['a file of the build', 200, get(`/assets/${asset}`)],
  ['no file of the build', 404, get('/assets/nothing.js')],
  ['a part of a file that is not there', 416, get('/favicon.svg', '\r\nRange: bytes=5-2')],
  ['a way out of the files', 404, get('/assets/..%2f..%2fpackage.json')],
  ['the description of the API', 200, get('/api/openapi.json')],
  ['the health', 200, get('/healthz')],
  ['a notification of nobody', 200, post('/api/payments/sumup/notifications/x', '{}')],
  ['a method that nothing has', 404, `TRACE / HTTP/1.1\r\n${host}\r\n\r\n`],
  ['a post to a page', 404, post('/', '{}')],
  ['a body that is too large', 413, post('/api/quotes', 'x'.repeat(70_000))],
  ['a body that is too large for a procedure', 413, post('/trpc/quotes.create', 'x'.repeat(70_000))],
  ['a body that is nested too deeply', 400, post('/api/quotes', '['.repeat(20_000))],
  ['a body of another type', 415, `POST /api/quotes HTTP/1.1\r\n${host}\r\nContent-Length: 2\r\n\r\n{}`],
  [
    'a form with files for a procedure',
    415,
    post('/trpc/quotes.create', '{}').replace('application/json', 'Multipart/form-data; boundary=x'),
  ],
  ['an address that is too long', 414, get(`/api/regions?x=${'x'.repeat(9_000)}`)],
  ['an address with too many parameters', 400, get(`/api/regions?${'x=1&'.repeat(101)}`)],
  ['an address that cannot be read', 400, get('/api/%zz')],
  ['a header that is too large', 431, get('/', `\r\nX: ${'x'.repeat(20_000)}`)],
  ['headers that are too many', 431, get('/', '\r\nX: x'.repeat(3_000))],
  ['what is no HTTP', 400, 'HELLO\r\n\r\n'],
  ['a header that goes on in the next line', 400, get('/', '\r\nX: a\r\n b')],
  ['two lengths of one body', 400, post('/api/quotes', '{}', '\r\nTransfer-Encoding: chunked')],
  ['an expectation', 417, post('/api/quotes', '{}', '\r\nExpect: miracles')],
  ['no host', 400, 'GET /healthz HTTP/1.1\r\nConnection: close\r\n\r\n'],
  ['two hosts', 400, get('/healthz', '\r\nHost: evil.example')],
]

describe('an answer to', () => {
  let server: ServerProcess
  beforeAll(async () => {
    const clean: Parameters<WhenDone>[0][] = []
    const whenDone: WhenDone = (one) => void clean.push(one)
    server = await startServer({ ...(await openHome(whenDone)).env, LOG_LEVEL: 'warn' }, whenDone)
    return async () => {
      for (const one of clean.toReversed()) await one()
    }
  })

  test.for(answers)('%s says what a browser may do with it', async ([, status, request]) => {
    const { statuses, headers, body, isClosed } = await sendBytes(server.origin, request)
    expect([statuses, isClosed]).toEqual([[status], true])
    expect(headers.get('content-security-policy')).toMatch(/default-src '(?:none|self)'/)
    expect(headers.get('content-security-policy')).toContain("frame-ancestors 'none'")
    expect(headers.get('x-content-type-options')).toBe('nosniff')
    expect(headers.get('x-frame-options')).toBe('DENY')
    expect(headers.get('referrer-policy')).toBe('strict-origin-when-cross-origin')
    expect(headers.get('cross-origin-opener-policy')).toBe('same-origin')
    expect(headers.get('cross-origin-resource-policy')).toBe('same-origin')
    expect(headers.get('permissions-policy')).toContain('camera=()')
    expect(headers.get('server') ?? headers.get('x-powered-by')).toBeUndefined()
    expect(headers.get('access-control-allow-origin')).toBeUndefined()
    if (status < 400) return
    expect(body).not.toMatch(/\n\s+at |node_modules|\.ts:\d|select .* from/i)
    const isPage = headers.get('content-type')?.startsWith('text/html')
    expect(body).toMatch(isPage ? /^<!DOCTYPE html>/ : /"(?:error|message)":"[A-Z][^"]+\."/)
  })

  test('nothing of that is a fault of the server', async () => {
    expect(server.output()).not.toContain('"msg":"fault"')
    expect((await sendBytes(server.origin, get('/healthz'))).statuses).toEqual([200])
  })
})

test.for([
  ['headers', 'GET /healthz HTTP/1.1\r\nHost: x\r\n', 408],
  [
    'a body',
    'POST /healthz HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\nContent-Length: 9\r\n\r\n{',
    408,
  ],
  ['anything', '', 408],
] as const)('who sends no more of %s gets an answer, and is disconnected', async ([, sent, status]) => {
  const config = testConfig({ PUBLIC_URL: 'https://costa.example' })
  const server = createHttpServer(config, { headers: 50, request: 100, idle: 60_000, check: 20 })
  server.post('/healthz', () => 'never')
  const origin = await server.listen({ port: 0, host: '127.0.0.1' })
  try {
    const socket = await openSocket(origin)
    socket.write(sent)
    const { statuses, headers, body, isClosed } = await readToEnd(socket, 60_000)
    expect([statuses, isClosed]).toEqual([[status], true])
    expect(headers.get('content-security-policy')).toContain("default-src 'none'")
    expect(headers.get('strict-transport-security')).toContain('max-age=')
    expect(JSON.parse(body)).toMatchObject({ code: 'TOO_SLOW' })
  } finally {
    await server.close()
  }
})

test('who does not read what they asked for is let go', async () => {
  const server = createHttpServer(testConfig(), { headers: 10_000, request: 10_000, idle: 50, check: 1_000 })
  // More than the two machines keep for a reader who does not read.
  server.get('/much', () => 'x'.repeat(50_000_000))
  const origin = await server.listen({ port: 0, host: '127.0.0.1' })
  try {
    const closed = Promise.withResolvers<string>()
    server.server.on(
      'connection',
      (connection) => void connection.once('close', () => closed.resolve('let go')),
    )
    const socket = await openSocket(origin)
    socket.pause().write(get('/much'))
    expect(await closed.promise).toBe('let go')
    socket.destroy()
  } finally {
    await server.close()
  }
})

test('connections of one address that are too many are closed, and one that goes makes room', async () => {
  const server = createHttpServer(testConfig({ RATE_LIMIT: 'on' }))
  server.get('/here', () => 'here')
  const origin = await server.listen({ port: 0, host: '127.0.0.1' })
  const open = await Promise.all(Array.from({ length: 1_001 }, () => openSocket(origin)))
  try {
    // A caller counts as connected before the server has taken the connection on.
    await expect.poll(() => promisify(server.server.getConnections.bind(server.server))()).toBe(1_000)
    expect((await sendBytes(origin, get('/here'))).statuses).toEqual([])
    for (const socket of open.splice(-2)) socket.destroy()
    await expect.poll(async () => (await sendBytes(origin, get('/here'))).statuses).toEqual([200])
  } finally {
    for (const socket of open) socket.destroy()
    await server.close()
  }
})

test('a refusal of the web server’s own is in the words of the API', async () => {
  const server = createHttpServer(testConfig())
  server.get('/teapot', () => {
    throw Object.assign(new Error('secret inside'), { statusCode: 418 })
  })
  server.get('/gone', () => {
    throw new Refusal('NOT_FOUND', { code: 'written', text: 'It is gone.' })
  })
  const origin = await server.listen({ port: 0, host: '127.0.0.1' })
  try {
    const teapot = await sendBytes(origin, get('/teapot'))
    expect([teapot.statuses, JSON.parse(teapot.body).error]).toEqual([[418], 'This request cannot be read.'])
    expect((await sendBytes(origin, get('/gone'))).body).toContain('It is gone.')
  } finally {
    await server.close()
  }
})
