import { describe, expect } from 'vitest'
import { AdminUser } from '../../../src/server/auth/admin-user.entity.ts'
import { Session } from '../../../src/server/auth/session.entity.ts'
import { ensureFirstAdmin, type PasswordHasher } from '../../../src/server/auth/passwords.ts'
import { cookieOf, signIn } from '../../support/app.ts'
import { ADMIN, cheapPasswords, testConfig } from '../../support/config.ts'
import { protocols } from '../../support/api-clients.ts'
import { test } from '../../support/test.ts'

const WRONG = 'Invalid username or password'

describe.each(protocols)('signing in by %s', (protocol) => {
  test('answers who is signed in, and nothing secret', async ({ app }) => {
    const { status, done } = await app.clients[protocol].ask('login', ADMIN)
    expect(status).toBe(200)
    expect(done).toEqual({ id: expect.stringMatching(/^[\da-f-]{36}$/), username: 'maria' })
  })

  test('opens the closed calls', async ({ app }) => {
    const cookie = await signIn(app.clients[protocol])
    const { status, done } = await app.clients[protocol].ask('currentUser', undefined, { cookie })
    expect([status, done.username]).toEqual([200, 'maria'])
  })

  test.for([
    ['a wrong password', { ...ADMIN, password: 'guess' }],
    ['an unknown name', { ...ADMIN, username: 'nobody' }],
    ['a name in another case', { ...ADMIN, username: 'MARIA' }],
    ['a password with a space behind it', { ...ADMIN, password: `${ADMIN.password} ` }],
    ['a name that is a statement', { ...ADMIN, username: "' or true --" }],
    ['a name with a zero byte', { ...ADMIN, username: 'maria\u0000' }],
    ['a password with a zero byte', { ...ADMIN, password: `${ADMIN.password}\u0000` }],
  ] as const)('with %s is refused in the same words, and sets no cookie', async ([, wrong], { app }) => {
    const { status, refused, headers } = await app.clients[protocol].ask('login', wrong)
    expect([status, refused.error, refused.message, refused.code]).toEqual([401, WRONG, WRONG, 'WRONG_LOGIN'])
    expect(headers.getSetCookie()).toEqual([])
  })

  test.for([
    ['no name', { password: 'x' }, 'Username is required.'],
    ['an empty name', { username: '', password: 'x' }, 'Username is required.'],
    ['no password', { username: 'maria' }, 'Password is required.'],
    ['an empty password', { username: 'maria', password: '' }, 'Password is required.'],
    ['a name that is a number', { username: 1, password: 'x' }, 'Username is required.'],
    [
      'a password of 10 000 characters',
      { username: 'maria', password: 'x'.repeat(10_000) },
      'Password is too long.',
    ],
  ] as const)('with %s says what is missing', async ([, input, sentence], { app }) => {
    const { status, refused } = await app.clients[protocol].ask('login', input)
    expect([status, refused.code, refused.error]).toEqual([400, 'INVALID_INPUT', sentence])
  })

  test('checks a password for an unknown name as well, which takes as long', async ({ open }) => {
    const checked: boolean[] = []
    const passwords: PasswordHasher = {
      ...cheapPasswords,
      verify(password, stored) {
        checked.push(stored !== undefined)
        return cheapPasswords.verify(password, stored)
      },
    }
    const app = await open({ passwords })
    await app.clients[protocol].ask('login', { ...ADMIN, password: 'guess' })
    await app.clients[protocol].ask('login', { ...ADMIN, username: 'nobody' })
    expect(checked).toEqual([true, false])
  })

  test('starts a new session under a new id, and ends the one before', async ({ open }) => {
    const app = await open()
    const first = await signIn(app.clients[protocol])
    const answer = await app.clients[protocol].ask('login', ADMIN, { cookie: first })
    const second = cookieOf(answer.headers)
    expect(second).not.toBe(first)
    expect((await app.clients[protocol].ask('currentUser', undefined, { cookie: second })).status).toBe(200)
    expect((await app.clients[protocol].ask('currentUser', undefined, { cookie: first })).status).toBe(401)
    expect(await app.database.fresh().count(Session)).toBe(1)
  })

  test('does not take over an id that somebody planted', async ({ open }) => {
    const app = await open()
    const planted = 'session=planted-by-somebody-else'
    const answer = await app.clients[protocol].ask('login', ADMIN, { cookie: planted })
    expect(cookieOf(answer.headers)).not.toContain('planted')
    expect((await app.clients[protocol].ask('currentUser', undefined, { cookie: planted })).status).toBe(401)
  })
})

describe.each(protocols)('signing out by %s', (protocol) => {
  test('ends the session wherever its cookie is', async ({ open }) => {
    const app = await open()
    const cookie = await signIn(app.clients[protocol])
    const { status, done, headers } = await app.clients[protocol].ask('logout', undefined, { cookie })
    expect([status, done]).toEqual([200, { success: true }])
    expect(headers.getSetCookie().join()).toMatch(/^session=;.*(?:Max-Age=0|Expires=Thu, 01 Jan 1970)/)
    for (const other of protocols)
      expect((await app.clients[other].ask('currentUser', undefined, { cookie })).status).toBe(401)
    expect(await app.database.fresh().count(Session)).toBe(0)
  })

  test('is done, too, without a session and with one that has ended', async ({ app }) => {
    const cookie = await signIn(app.clients[protocol])
    await app.clients[protocol].ask('logout', undefined, { cookie })
    for (const options of [{}, { cookie }]) {
      const { status, done, headers } = await app.clients[protocol].ask('logout', undefined, options)
      expect([status, done]).toEqual([200, { success: true }])
      expect(headers.getSetCookie().join()).not.toMatch(/session=\w/)
    }
  })

  test('leaves the other sessions of the administrator alone', async ({ open }) => {
    const app = await open()
    const [one, other] = [await signIn(app.clients[protocol]), await signIn(app.clients[protocol])]
    await app.clients[protocol].ask('logout', undefined, { cookie: one })
    expect((await app.clients[protocol].ask('currentUser', undefined, { cookie: other })).status).toBe(200)
  })
})

test('the first administrator’s password is stored at production’s cost', async ({ open }) => {
  const { database } = await open()
  await database.fresh().nativeDelete(AdminUser, {})
  await ensureFirstAdmin(database.orm, testConfig({ ADMIN_PASSWORD: ADMIN.password }), new Date(0))
  const { passwordHash } = await database.fresh().findOneOrFail(AdminUser, { username: ADMIN.username })
  expect(passwordHash).toMatch(/^\$argon2id\$v=19\$m=65536,t=3,p=1\$/)
})
