import { mkdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { AuditEntry } from '../../../src/server/core/audit/audit-entry.entity.ts'
import { signIn } from '../../support/app.ts'
import { ADMIN } from '../../support/config.ts'
import { openHome, runCommand, startServer } from '../../support/server-process.ts'

const NEW = 'a wild sea at night'
const BY_COMMAND = ['pnpm admin:password', 'password changed']

/** Runs the command, with the password on its standard input. */
const changePassword = (env: Readonly<Record<string, string>>, password: string, ...names: string[]) =>
  runCommand(
    ['src/server/change-admin-password.ts', ...names],
    { ADMIN_USERNAME: ADMIN.username, ...env },
    `${password}\n`,
  )

test('the password is changed on the server, and every session ends', async () => {
  const { env, database } = await openHome()
  const before = await startServer(env)
  const cookie = await signIn(before.client)
  await before.stop()
  expect(await changePassword(env, 'short')).toEqual({
    code: 1,
    output: 'The new password must be at least 8 characters long.',
  })
  expect(await changePassword(env, NEW, 'nobody')).toEqual({
    code: 1,
    output: 'There is no administrator called nobody.',
  })
  expect(await changePassword(env, NEW)).toEqual({
    code: 0,
    output: `The password of ${ADMIN.username} is changed, and every session has ended.`,
  })
  const after = await startServer(env)
  expect((await after.client.ask('currentUser', undefined, { cookie })).status).toBe(401)
  expect((await after.client.ask('login', ADMIN)).status).toBe(401)
  expect((await after.client.ask('login', { ...ADMIN, password: NEW })).status).toBe(200)
  const changes = await database?.fresh().find(AuditEntry, { subject: 'admin' })
  expect(changes?.map(({ admin, act }) => [admin, act]) ?? [BY_COMMAND]).toEqual([BY_COMMAND])
})

test('the command leaves an embedded database alone that a running server has', async () => {
  const { folder } = await openHome()
  await mkdir(join(folder, 'db'), { recursive: true })
  await writeFile(join(folder, 'db', 'PG_VERSION'), '17')
  await writeFile(join(folder, 'in-use-by'), String(process.pid))
  const { code, output } = await changePassword({ DATA_DIR: folder }, NEW)
  expect(code).toBe(1)
  expect(output).toBe(
    `Process ${process.pid} already uses ${folder}. Stop it first, set another DATA_DIR, or use PostgreSQL (DATABASE_URL).`,
  )
})

test('a start with another ADMIN_PASSWORD than the stored one says so, and never what it is', async () => {
  const { env } = await openHome()
  const server = await startServer({ ...env, ADMIN_PASSWORD: 'another harbour' })
  await expect
    .poll(() => server.output(), { timeout: 10_000 })
    .toContain('ADMIN_PASSWORD is not the password of the administrator')
  expect(server.output()).not.toContain('another harbour')
  await signIn(server.client)
})
