import { describe, expect } from 'vitest'
import { Session } from '../../../src/server/auth/session.entity.ts'
import { AuditEntry } from '../../../src/server/core/audit/audit-entry.entity.ts'
import { expectFieldRefused } from '../../support/admin-forms.ts'
import { signIn, type TestApp } from '../../support/app.ts'
import { protocols, type Protocol } from '../../support/api-clients.ts'
import { ADMIN } from '../../support/config.ts'
import { test } from '../../support/test.ts'

const NEW = 'a wild sea at night'
const passwords = { oldPassword: ADMIN.password, newPassword: NEW }
const status = async (app: TestApp, protocol: Protocol, cookie: string) =>
  (await app.clients[protocol].ask('currentUser', undefined, { cookie })).status

describe.each(protocols)('an administrator, by %s,', (protocol) => {
  test('changes the password: other sessions end, and this one goes on under a new id', async ({ open }) => {
    const app = await open()
    const client = app.clients[protocol]
    const [mine, other] = [await signIn(app.clients[protocol]), await signIn(app.clients[protocol])]
    const { status: done, headers } = await client.ask('changePassword', passwords, { cookie: mine })
    expect(done).toBe(200)
    const [renewed = ''] = headers.getSetCookie().map((line) => line.split(';')[0] ?? '')
    expect(await status(app, protocol, renewed)).toBe(200)
    for (const cookie of [mine, other]) expect(await status(app, protocol, cookie)).toBe(401)
    expect((await client.ask('login', ADMIN)).refused.code).toBe('WRONG_LOGIN')
    expect((await client.ask('login', { ...ADMIN, password: NEW })).status).toBe(200)
    expect(await app.database.fresh().find(AuditEntry, { subject: 'admin' })).toMatchObject([
      { admin: ADMIN.username, act: 'password changed', subjectName: ADMIN.username, details: null },
    ])
  })

  test('is refused without the old password, and nothing ends', async ({ open }) => {
    const app = await open()
    const [mine, other] = [await signIn(app.clients[protocol]), await signIn(app.clients[protocol])]
    const wrong = { ...passwords, oldPassword: 'a guess' }
    const answer = await app.clients[protocol].ask('changePassword', wrong, { cookie: mine })
    expectFieldRefused(answer, 'oldPassword', 'This is not the old password.')
    for (const cookie of [mine, other]) expect(await status(app, protocol, cookie)).toBe(200)
    expect(await app.database.fresh().count(AuditEntry, { subject: 'admin' })).toBe(0)
  })

  test('guesses the old password as often as a login, and no more', async ({ open }) => {
    const app = await open({ settings: { RATE_LIMIT: 'on' } })
    const cookie = await signIn(app.clients[protocol])
    const guess = () =>
      app.clients[protocol].ask('changePassword', { ...passwords, oldPassword: 'a guess' }, { cookie })
    for (let attempt = 2; attempt <= 5; attempt += 1) expect((await guess()).status).toBe(400)
    const { refused } = await guess()
    expect(refused.code).toBe('TOO_MANY_REQUESTS')
  })

  test('changes it once when it is changed eight times at once', async ({ open }) => {
    const app = await open()
    const cookie = await signIn(app.clients[protocol])
    const answers = await Promise.all(
      Array.from({ length: 8 }, (_, n) =>
        app.clients[protocol].ask('changePassword', { ...passwords, newPassword: `${NEW} ${n}` }, { cookie }),
      ),
    )
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1)
    expect(await app.database.fresh().count(AuditEntry, { subject: 'admin' })).toBe(1)
    expect(await app.database.fresh().count(Session)).toBe(1)
  })
})
