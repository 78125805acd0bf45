import { describe, expect } from 'vitest'
import type { RawAnswer } from '../../support/http.ts'
import { test } from '../../support/test.ts'

const json = { 'content-type': 'application/json' }

/** One shape for whatever is refused, with the id that the log has. */
function expectRefusal(answer: RawAnswer, status: number, code: string, error: string): void {
  expect(answer.status).toBe(status)
  expect(answer.headers['content-type']).toBe('application/json; charset=utf-8')
  const body: unknown = JSON.parse(answer.text)
  const requestId = answer.headers['x-request-id']
  expect(requestId).toMatch(/^[\da-f-]{36}$/)
  const docUrl: unknown = expect.stringMatching(new RegExp(`/api/docs/(?:office/)?errors#${code}$`))
  expect(body).toEqual({ error, message: error, code, requestId, doc_url: docUrl, ...detailsOf(body) })
}

const detailsOf = (body: unknown) =>
  typeof body === 'object' && body !== null && 'details' in body ? { details: body.details } : {}

describe.each(['/api/quotes', '/api/bookings', '/api/admin/login'])('POST %s', (path) => {
  test.for([
    ['broken off', '{"pickup": "Fa'],
    ['a word', 'faro'],
    ['two values', '{}{}'],
    ['with a comment', '{} // nothing'],
    ['in single quotes', "{'pickup':'Faro'}"],
    ['with a property that would change every object', '{"__proto__": {"admin": true}}'],
    ['with a constructor', '{"constructor": {"prototype": {"admin": true}}}'],
  ] as const)('refuses JSON that is %s', async ([, body], { app }) => {
    const answer = await app.raw({ method: 'POST', path, headers: json, body })
    expectRefusal(answer, 400, 'INVALID_JSON', 'The request body is not valid JSON.')
  })

  test.for(['[]', '[{}]', 'null', '"text"', '7', 'true'])(
    'refuses a body that is no object: %s',
    async (body, { app }) => {
      const answer = await app.raw({ method: 'POST', path, headers: json, body })
      expectRefusal(answer, 400, 'INVALID_INPUT', 'The request body must be a JSON object.')
    },
  )

  test.for([
    'text/plain',
    'application/x-www-form-urlencoded',
    'multipart/form-data; boundary=x',
    'text/html',
    'application/xml',
    'application/jsonx',
  ])('refuses a body of the type %s', async (type, { app }) => {
    const answer = await app.raw({ method: 'POST', path, headers: { 'content-type': type }, body: '{}' })
    expectRefusal(answer, 415, 'NOT_JSON', 'Please send JSON (Content-Type: application/json).')
  })

  test('refuses a body without a type', async ({ app }) => {
    const answer = await app.raw({ method: 'POST', path, body: '{}' })
    expectRefusal(answer, 415, 'NOT_JSON', 'Please send JSON (Content-Type: application/json).')
  })

  test('refuses a body of more than 64 kB', async ({ app }) => {
    const body = JSON.stringify({ notes: 'x'.repeat(64 * 1024) })
    const answer = await app.raw({ method: 'POST', path, headers: json, body })
    expectRefusal(answer, 413, 'BODY_TOO_LARGE', 'The request body is too large.')
  })

  test('says what is missing when there is no body at all', async ({ app }) => {
    const answer = await app.raw({ method: 'POST', path })
    expect(answer.status).toBe(400)
    expect(JSON.parse(answer.text).error).toMatch(/ is required\.$/)
  })
})

describe('an address where nothing is', () => {
  test.for([
    ['GET', '/api/nothing'],
    ['POST', '/api/nothing'],
    ['GET', '/api'],
    ['GET', '/api/'],
    ['GET', '/api/locations'],
    ['GET', '/api/locations/search/faro'],
  ] as const)('%s %s answers 404 in JSON', async ([method, path], { app }) => {
    const answer = await app.raw({ method, path })
    expectRefusal(answer, 404, 'NOT_FOUND', 'There is nothing at this address.')
  })

  test.for([
    ['nothing', json, ''],
    ['broken JSON', json, '{"pickup": "Fa'],
    ['another type', { 'content-type': 'text/plain' }, 'Faro'],
    ['too much', json, `"${'x'.repeat(70 * 1024)}"`],
  ] as const)('is what POST hears, also with a body of %s', async ([, headers, body], { app }) => {
    const answer = await app.raw({ method: 'POST', path: '/api/nothing', headers, body })
    expectRefusal(answer, 404, 'NOT_FOUND', 'There is nothing at this address.')
  })

  test.for(['/api/%', '/api/%zz', '/api/%C3%28'])('%s cannot be read', async (path, { app }) => {
    const answer = await app.raw({ method: 'GET', path })
    expectRefusal(answer, 400, 'BAD_ADDRESS', 'This address cannot be read.')
  })
})

test('the server is up after all that', async ({ app }) => {
  expect((await app.raw({ method: 'GET', path: '/healthz' })).status).toBe(200)
})
