import { randomUUID } from 'node:crypto'
import { expect } from 'vitest'
import { checkDatabase } from '../../../src/server/check-database.ts'
import type { TestApp } from '../../support/app.ts'
import { test } from '../../support/test.ts'

test('the process says that it answers', async ({ app }) => {
  const answer = await app.raw({ method: 'GET', path: '/healthz' })
  expect([answer.status, JSON.parse(answer.text)]).toEqual([200, { status: 'ok' }])
})

const readiness = async (app: TestApp) => {
  const { status, text } = await app.raw({ method: 'GET', path: '/readyz' })
  return [status, JSON.parse(text)]
}
const notReady = (reason: string) => [503, { status: 'not ready', reason }]

test('the process says that it is ready once its database has every migration', async ({ open }) => {
  const ready = await open()
  expect(await readiness(ready)).toEqual([200, { status: 'ready' }])
  const behind = await open()
  await behind.database.fresh().execute(`delete from migration where name = '0200-baseline'`)
  expect(await readiness(behind)).toEqual(notReady('The database lacks migrations of this release.'))
})

test('the process is not ready while its database takes no writes, and says why', async ({ open }) => {
  const app = await open()
  const { orm } = app.database
  const errors: unknown[] = []
  let now = 0
  const check = checkDatabase(
    orm,
    randomUUID(),
    (error) => errors.push(error),
    () => now,
  )
  expect(await check()).toBeUndefined()
  const counted = async () =>
    Number((await app.database.fresh().execute('select count(*) from server_process'))[0]?.count)
  const processes = await counted()

  await app.database.fresh().execute('alter table server_process rename to server_process_gone')
  // A result is good for five seconds, so that many probes cost one write.
  expect(await check()).toBeUndefined()
  now += 5_000
  expect(await check()).toBe('The database does not take what is written.')
  await app.database.fresh().execute('alter table server_process_gone rename to server_process')
  expect(await check()).toBe('The database does not take what is written.')
  now += 1_000
  expect(await check()).toBeUndefined()
  now += 5_000
  expect(await check()).toBeUndefined()
  expect(await counted()).toBe(processes)
  expect(errors).toHaveLength(1)
})

test('every answer carries the id of its request and may be shown nowhere else', async ({ app }) => {
  const { headers } = await app.raw({ method: 'GET', path: '/api/regions' })
  expect(headers['x-request-id']).toMatch(/^[\da-f-]{36}$/)
  expect(headers['x-content-type-options']).toBe('nosniff')
  expect(headers['content-security-policy']).toContain("default-src 'none'")
  expect(headers['referrer-policy']).toBe('strict-origin-when-cross-origin')
  expect(headers['x-powered-by']).toBeUndefined()
})
