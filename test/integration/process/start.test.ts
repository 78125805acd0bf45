import { existsSync } from 'node:fs'
import { rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { AdminUser } from '../../../src/server/auth/admin-user.entity.ts'
import { ServerProcess } from '../../../src/server/core/processes/start-heartbeat.ts'
import { signIn } from '../../support/app.ts'
import { launchServer } from '../../support/launch-server.ts'
import { openHome, startInVain, startServer } from '../../support/server-process.ts'

test('a wrong setting stops the start with its name and a sentence', async () => {
  const home = await openHome()
  const { code, output } = await startInVain({ ...home.env, PORT: 'eighty', SESSION_SECRET: 'short' })
  expect(code).toBe(1)
  expect(output.trim().split('\n')).toEqual([
    'PORT must be a port number.',
    'SESSION_SECRET must be at least 32 characters long.',
  ])
})

test('a second process on one data folder is refused with a sentence', async () => {
  const { folder } = await openHome()
  await writeFile(join(folder, 'in-use-by'), String(process.pid))
  const { code, output } = await startInVain({ DATA_DIR: folder })
  expect(code).toBe(1)
  expect(output.trim()).toBe(
    `Process ${process.pid} already uses ${folder}. Stop it first, set another DATA_DIR, or use PostgreSQL (DATABASE_URL).`,
  )
})

test('a process whose data folder is taken from it stops', async () => {
  const { folder } = await openHome()
  const { ended, output, end } = launchServer({ DATA_DIR: folder })
  onTestFinished(async () => void (await end('SIGKILL')))
  await expect.poll(() => existsSync(join(folder, 'in-use-by')), { timeout: 60_000 }).toBe(true)
  await rm(join(folder, 'in-use.lock'), { recursive: true })
  expect(await ended).toBe(1)
  expect(output()).toContain(`The lock on ${folder} was removed or taken by another process.\n`)
})

test('a database that a newer release has migrated is left alone', async () => {
  const { env, database } = await openHome()
  await database?.fresh().execute(`insert into migration (name, executed_at) values ('9999-later', now())`)
  const { code, output } = await startInVain(env)
  expect(code).toBe(1)
  expect(output.trim()).toBe('The database has been migrated by a newer release (9999-later).')
})

test('the first start prints a password that it made up, once, and each how customers pay', async () => {
  const home = await openHome()
  await home.database?.fresh().nativeDelete(AdminUser, {})
  const env = { ...home.env, ADMIN_USERNAME: 'chef', ADMIN_PASSWORD: '' }
  const first = await startServer(env)
  const [, password = ''] = /Password +(\S+)/.exec(first.output()) ?? []
  expect(password.length).toBeGreaterThanOrEqual(16)
  expect(first.output()).toContain('Payments  SIMULATED')
  expect((await first.client.ask('readSite')).done.onlinePayment).toBe(true)
  await signIn(first.client, { username: 'chef', password })
  await first.stop()
  // A live site without an account at a provider.
  const second = await startServer({ ...env, NODE_ENV: 'production', SESSION_SECRET: 'x'.repeat(32) })
  expect(second.output()).not.toContain('Password')
  expect(second.output()).toContain('Payments  no online payment is offered')
  expect((await second.client.ask('readSite')).done.onlinePayment).toBe(false)
  await signIn(second.client, { username: 'chef', password })
})

test('a start goes on while its replica is away, and says so', async () => {
  const { env } = await openHome()
  // Nobody listens there.
  const server = await startServer({ ...env, DATABASE_REPLICA_URL: 'postgres://127.0.0.1:1/replica' })
  expect(server.output()).toContain('the replica is not read: it is away, or behind')
})

test('two processes that start at once on a new PostgreSQL database take turns', async () => {
  const { env, database } = await openHome()
  await database?.fresh().execute('drop schema public cascade; create schema public')
  const servers = await Promise.all([startServer(env), startServer(env), startServer(env)])
  for (const { client } of servers) expect((await client.ask('listRegions')).done).toHaveLength(5)
  expect(await database?.fresh().count(AdminUser)).toBe(1)
  expect(await database?.fresh().count(ServerProcess)).toBe(3)
  for (const server of servers) await server.stop()
  expect(await database?.fresh().count(ServerProcess)).toBe(0)
})
