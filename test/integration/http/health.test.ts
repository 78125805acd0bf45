import { expect } from 'vitest'
import { test } from '../../support/test.ts'

test('the process says that it answers', async ({ app }) => {
  const answer = await app.raw({ method: 'GET', path: '/healthz' })
  expect([answer.status, JSON.parse(answer.text)]).toEqual([200, { status: 'ok' }])
})

test('the process says that it is ready once its database has every migration', async ({ open }) => {
  const app = await open()
  const ready = await app.raw({ method: 'GET', path: '/readyz' })
  expect([ready.status, JSON.parse(ready.text)]).toEqual([200, { status: 'ready' }])
  await app.database.fresh().execute(`delete from migration where name = '0002-first-fill'`)
  const behind = await app.raw({ method: 'GET', path: '/readyz' })
  expect([behind.status, JSON.parse(behind.text)]).toEqual([503, { status: 'not ready' }])
})

test('every answer carries the id of its request and may be shown nowhere else', async ({ app }) => {
  const { headers } = await app.raw({ method: 'GET', path: '/api/regions' })
  expect(headers['x-request-id']).toMatch(/^[\da-f-]{36}$/)
  expect(headers['x-content-type-options']).toBe('nosniff')
  expect(headers['content-security-policy']).toContain("default-src 'none'")
  expect(headers['referrer-policy']).toBe('strict-origin-when-cross-origin')
  expect(headers['x-powered-by']).toBeUndefined()
})
