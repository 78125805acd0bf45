import { expect } from 'vitest'
import { test } from '../../support/test.ts'

const ID = '6b1c1c3a-6c1d-4f0e-9d51-0b8f0f1f2a3b'

test.for([
  ['GET', '/api/quotes', 'POST'],
  ['DELETE', '/api/bookings', 'GET, HEAD, POST'],
  ['PUT', `/api/admin/regions/${ID}`, 'DELETE, PATCH'],
  ['POST', '/api/admin/bookings.csv', 'GET, HEAD'],
  ['POST', '/api/openapi.json', 'GET, HEAD'],
  ['GET', '//API/quotes/?x=1', 'POST'],
  ['OPTIONS', '/api/v1/bookings', 'GET, HEAD, POST'],
] as const)('%s %s is answered by what its address takes: %s', async ([method, path, allow], { app }) => {
  const answer = await app.raw({ method, path })
  expect([answer.status, answer.headers['allow']]).toEqual([405, allow])
  const { code, error, requestId } = JSON.parse(answer.text)
  expect([code, error]).toEqual(['METHOD_NOT_ALLOWED', `This address takes ${allow}, not ${method}.`])
  expect(requestId).toBe(answer.headers['x-request-id'])
})

test.for([
  ['POST', '/api/nothing'],
  ['DELETE', '/api/quotes/more'],
  ['POST', '/apixquotes'],
] as const)('%s %s is nothing, and names no methods', async ([method, path], { app }) => {
  const answer = await app.raw({ method, path })
  expect([answer.status, answer.headers['allow']]).toEqual([404, undefined])
})
