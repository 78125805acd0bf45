import { describe, expect } from 'vitest'
import { deleteExpired } from '../../../src/server/delete-expired.ts'
import { AdminUser } from '../../../src/server/auth/admin-user.entity.ts'
import { Session } from '../../../src/server/auth/session.entity.ts'
import { signIn, type TestApp } from '../../support/app.ts'
import { protocols, type Protocol } from '../../support/api-clients.ts'
import { test } from '../../support/test.ts'

const status = async (app: TestApp, door: Protocol, cookie: string) =>
  (await app.doors[door].ask('currentUser', undefined, { cookie })).status

describe.each(protocols)('a session by %s', (door) => {
  test('ends after an hour without a request', async ({ open }) => {
    const app = await open()
    const cookie = await signIn(app.doors[door])
    app.clock.advance({ minutes: 59, seconds: 59 })
    expect(await status(app, door, cookie)).toBe(200)
    app.clock.advance({ minutes: 60 })
    expect(await status(app, door, cookie)).toBe(401)
  })

  test('goes on while there are requests, but no longer than twelve hours', async ({ open }) => {
    const app = await open()
    const cookie = await signIn(app.doors[door])
    for (let hour = 0; hour < 23; hour += 1) {
      app.clock.advance({ minutes: 31 })
      expect(await status(app, door, cookie)).toBe(200)
    }
    // 11 hours and 53 minutes so far.
    app.clock.advance({ minutes: 6, seconds: 59 })
    expect(await status(app, door, cookie)).toBe(200)
    app.clock.advance({ seconds: 1 })
    expect(await status(app, door, cookie)).toBe(401)
  })

  test('ends with the administrator', async ({ open }) => {
    const app = await open()
    const cookie = await signIn(app.doors[door])
    await app.database.fresh().nativeDelete(AdminUser, {})
    expect(await status(app, door, cookie)).toBe(401)
  })
})

test('sessions that have ended are swept away, and the others stay', async ({ open }) => {
  const app = await open()
  await signIn(app.doors.REST)
  app.clock.advance({ minutes: 40 })
  const cookie = await signIn(app.doors.REST)
  app.clock.advance({ minutes: 30 })
  await deleteExpired(app.database.orm, app.clock())
  expect(await app.database.fresh().count(Session)).toBe(1)
  expect(await status(app, 'REST', cookie)).toBe(200)
})

test('a visitor who does not sign in leaves no session', async ({ open }) => {
  const app = await open()
  const answers = [
    await app.doors.REST.ask('listRegions'),
    await app.doors.tRPC.ask('listRegions'),
    await app.doors.REST.ask('currentUser'),
    await app.doors.REST.ask('login', { username: 'maria', password: 'guess' }),
  ]
  for (const { headers } of answers) expect(headers.getSetCookie().join()).not.toMatch(/session=\w/)
  expect(await app.database.fresh().count(Session)).toBe(0)
})
