import { once } from 'node:events'
import { connect } from 'node:net'
import { describe, expect } from 'vitest'
import type { TestApp } from '../../support/app.ts'
import { test } from '../../support/test.ts'

const json = { 'content-type': 'application/json' }
const ID = /^[\da-f-]{36}$/

/** Every member of this name in an answer, however deep. */
function idsIn(value: unknown): unknown[] {
  if (typeof value !== 'object' || value === null) return []
  return Object.entries(value).flatMap(([key, inner]) => (key === 'requestId' ? [inner] : idsIn(inner)))
}

describe('every refusal names its request', () => {
  test.for([
    ['GET', '/api/nothing'],
    ['GET', '/api/%zz'],
    ['GET', '/api/geocode'],
    ['POST', '/api/quotes', '{"pickup":'],
    ['POST', '/api/quotes', '{}'],
    ['GET', '/api/bookings'],
    ['GET', '/trpc/nothing.here'],
    ['GET', '/trpc/bookings.list'],
    ['GET', '/trpc/locations.search?input=%7Bbroken'],
    ['POST', '/trpc/quotes.create', '{"pickup":'],
    ['POST', '/trpc/quotes.create', '{}'],
    ['GET', `/trpc/${'regions.list,'.repeat(11)}regions.list?batch=1`],
    ['POST', `/trpc/${'session.login,'.repeat(11)}session.login?batch=1`, '{}'],
  ] as const)('%s %s', async ([method, path, body], { app }) => {
    const answer = await app.raw({ method, path, ...(body !== undefined && { headers: json, body }) })
    expect(answer.status).toBeGreaterThanOrEqual(400)
    const ids = idsIn(JSON.parse(answer.text))
    expect(ids.length).toBeGreaterThan(0)
    expect(new Set(ids)).toEqual(new Set([answer.headers['x-request-id']]))
    expect(ids[0]).toMatch(ID)
  })

  test('each of several calls in one request', async ({ app }) => {
    const path = '/trpc/bookings.list,nothing.here,regions.list?batch=1'
    const answer = await app.raw({ method: 'GET', path })
    const ids = idsIn(JSON.parse(answer.text))
    expect(ids).toEqual([answer.headers['x-request-id'], answer.headers['x-request-id']])
  })

  test.for([
    ['no HTTP at all', 'faro\r\n\r\n', 400, 'UNREADABLE'],
    [
      'headers without end',
      `GET / HTTP/1.1\r\nHost: x\r\nX: ${'x'.repeat(40_000)}\r\n\r\n`,
      431,
      'HEADERS_TOO_LARGE',
    ],
  ] as const)('%s', async ([, request, status, code], { app }) => {
    const answer = await sendBytes(app, request)
    const [head = '', body = ''] = answer.split('\r\n\r\n')
    expect(head).toMatch(new RegExp(`^HTTP/1.1 ${status} `))
    const json: Record<string, unknown> = JSON.parse(body)
    expect(json).toEqual({
      error: expect.stringMatching(/\.$/),
      message: json['error'],
      code,
      requestId: expect.stringMatching(ID),
    })
    expect(head).toContain(`x-request-id: ${String(json['requestId'])}`)
  })
})

async function sendBytes(app: TestApp, text: string): Promise<string> {
  const { hostname, port } = new URL(app.origin)
  const socket = connect(Number(port), hostname)
  const chunks: Buffer[] = []
  socket.on('data', (chunk) => chunks.push(chunk))
  socket.write(text)
  await once(socket, 'close')
  return Buffer.concat(chunks).toString()
}
