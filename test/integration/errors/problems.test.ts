import { expect } from 'vitest'
import type { TestApp } from '../../support/app.ts'
import { test } from '../../support/test.ts'

const PROBLEM = 'application/problem+json'

async function refusedQuote(app: TestApp, accept: string) {
  const { status, headers, text } = await app.raw({
    method: 'POST',
    path: '/api/quotes',
    headers: { 'content-type': 'application/json', accept },
    body: '{}',
  })
  const body: Record<string, unknown> = JSON.parse(text)
  return { status, type: headers['content-type'], id: headers['x-request-id'], body }
}

test.for([
  '*/*',
  'application/json',
  `${PROBLEM};q=0`,
  `${PROBLEM}; q=0.0, */*`,
  'x-application/problem+json',
])(
  'a refusal is in the documented shape for a caller that takes %s, and leads to its code',
  async (accept, { app }) => {
    const { status, type, id, body } = await refusedQuote(app, accept)
    expect([status, type]).toEqual([400, 'application/json; charset=utf-8'])
    expect(body).toMatchObject({ code: 'INVALID_INPUT', message: body['error'], requestId: id })
    expect(body['doc_url']).toMatch(/^http:.*\/api\/docs\/errors#INVALID_INPUT$/)
  },
)

test.for([
  PROBLEM,
  `application/json, ${PROBLEM};q=0.5`,
  `text/html,${PROBLEM.toUpperCase()} ; charset=utf-8`,
])('a refusal is a problem of RFC 9457 for a caller that takes %s', async (accept, { app }) => {
  const { status, type, id, body } = await refusedQuote(app, accept)
  expect([status, type]).toEqual([400, `${PROBLEM}; charset=utf-8`])
  expect(body).toMatchObject({
    type: expect.stringMatching(/^http:.*\/api\/docs\/errors#INVALID_INPUT$/),
    title: 'A field is missing or wrong; details names each one.',
    status: 400,
    code: 'INVALID_INPUT',
    requestId: id,
  })
  expect(body['details']).toContainEqual(expect.objectContaining({ message: body['detail'] }))
  expect(body).not.toHaveProperty('error')
})

test('a refusal before any call is asked is a problem, too', async ({ app }) => {
  for (const path of ['/api/v1/nothing', '/api/%zz']) {
    const { headers, text } = await app.raw({ method: 'GET', path, headers: { accept: PROBLEM } })
    expect(headers['content-type']).toMatch(PROBLEM)
    expect(JSON.parse(text).type).toMatch(/\/api\/docs\/errors#(?:NOT_FOUND|BAD_ADDRESS)$/)
  }
})
