import { describe, expect } from 'vitest'
import { Session } from '../../../src/server/auth/session.entity.ts'
import { cookieOf, signIn } from '../../support/app.ts'
import { ADMIN } from '../../support/config.ts'
import { protocols } from '../../support/api-clients.ts'
import { test } from '../../support/test.ts'

describe.each(protocols)('the session cookie by %s', (protocol) => {
  test('is for this site, this server and no script', async ({ app }) => {
    const { headers } = await app.clients[protocol].ask('login', ADMIN)
    const [cookie = '', ...others] = headers.getSetCookie()
    expect(others).toEqual([])
    expect(cookie).toMatch(/^session=[^;]+; /)
    const flags = cookie.split('; ').slice(1)
    expect(flags).toContain('HttpOnly')
    expect(flags).toContain('SameSite=Lax')
    expect(flags).toContain('Path=/')
    expect(flags).not.toContain('Secure')
    expect(cookie).not.toContain('Domain')
  })

  test('travels by https only where the site does, under a name that no other site can set', async ({
    open,
  }) => {
    const app = await open({
      settings: { PUBLIC_URL: 'https://costa.example', TRUST_PROXY: '127.0.0.1' },
    })
    const byProxy = { 'x-forwarded-proto': 'https', 'x-forwarded-host': 'costa.example' }
    const browser = { origin: 'https://costa.example', ...byProxy }
    const { status, headers } = await app.clients[protocol].ask('login', ADMIN, { headers: browser })
    expect(status).toBe(200)
    const [cookie = ''] = headers.getSetCookie()
    expect(cookie).toMatch(/^__Host-session=/)
    const flags = cookie.split('; ').slice(1)
    for (const flag of ['Secure', 'HttpOnly', 'SameSite=Lax', 'Path=/']) expect(flags).toContain(flag)
    const user = await app.clients[protocol].ask('currentUser', undefined, {
      cookie: cookieOf(headers),
      headers: browser,
    })
    expect(user.status).toBe(200)
  })

  test('is worth nothing when it was changed', async ({ app }) => {
    const cookie = await app.adminCookie()
    const value = decodeURIComponent(cookie.slice('session='.length))
    const [id = '', signature = ''] = value.split('.')
    const changed = {
      'another id': `${flip(id)}.${signature}`,
      'another signature': `${id}.${flip(signature)}`,
      'no signature': id,
      'an empty signature': `${id}.`,
      nothing: '',
      'something else': 'true',
      'a proto': '__proto__.x',
      'ten thousand characters': 'x'.repeat(10_000),
    }
    for (const [what, text] of Object.entries(changed)) {
      const answer = await app.clients[protocol].ask('currentUser', undefined, {
        cookie: `session=${encodeURIComponent(text)}`,
      })
      expect([what, answer.status]).toEqual([what, 401])
    }
  })
})

test('the database holds no id that a cookie could be made from', async ({ open }) => {
  const app = await open()
  const cookie = await signIn(app.clients.REST)
  const [row] = await app.database.fresh().find(Session, {})
  const [id = ''] = decodeURIComponent(cookie.slice('session='.length)).split('.')
  expect(row?.idHash).toMatch(/^[\da-f]{64}$/)
  expect(JSON.stringify(row)).not.toContain(id)
})

test('a second administrator’s cookie is their own', async ({ app }) => {
  const [one, other] = [await signIn(app.clients.REST), await signIn(app.clients.tRPC)]
  expect(one).not.toBe(other)
})

function flip(text: string): string {
  return (text.startsWith('A') ? 'B' : 'A') + text.slice(1)
}
