import { describe, expect } from 'vitest'
import { sweepAll } from '../../../src/server/sweeps.ts'
import { AdminUser } from '../../../src/server/auth/admin-user.entity.ts'
import { Session } from '../../../src/server/auth/session.entity.ts'
import { signIn, type TestApp } from '../../support/app.ts'
import { protocols, type Protocol } from '../../support/api-clients.ts'
import { test } from '../../support/test.ts'

const status = async (app: TestApp, protocol: Protocol, cookie: string) =>
  (await app.clients[protocol].ask('currentUser', undefined, { cookie })).status

describe.each(protocols)('a session by %s', (protocol) => {
  test('ends after an hour without a request', async ({ open }) => {
    const app = await open()
    const cookie = await signIn(app.clients[protocol])
    app.clock.advance({ minutes: 59, seconds: 59 })
    expect(await status(app, protocol, cookie)).toBe(200)
    app.clock.advance({ minutes: 60 })
    expect(await status(app, protocol, cookie)).toBe(401)
  })

  test('goes on while there are requests, but no longer than twelve hours', async ({ open }) => {
    const app = await open()
    const cookie = await signIn(app.clients[protocol])
    for (let hour = 0; hour < 23; hour += 1) {
      app.clock.advance({ minutes: 31 })
      expect(await status(app, protocol, cookie)).toBe(200)
    }
    // 11 hours and 53 minutes so far.
    app.clock.advance({ minutes: 6, seconds: 59 })
    expect(await status(app, protocol, cookie)).toBe(200)
    app.clock.advance({ seconds: 1 })
    expect(await status(app, protocol, cookie)).toBe(401)
  })

  test.for([
    ['was ahead', '2027-03-01T09:00:00.000Z'],
    ['was behind', '2026-12-01T09:00:00.000Z'],
  ] as const)('that began while the clock %s ends when that is set right', async ([, wrong], { open }) => {
    const app = await open()
    const right = app.clock().toISOString()
    app.clock.set(wrong)
    const cookie = await signIn(app.clients[protocol])
    expect(await status(app, protocol, cookie)).toBe(200)
    app.clock.set(right)
    expect(await status(app, protocol, cookie)).toBe(401)
    await sweepAll(app.database.orm, app.clock())
    expect(await app.database.fresh().count(Session)).toBe(0)
  })

  test.for(["- interval '12 hours'", "+ interval '1 hour'"])(
    'ends by the clock of the database, too, where it began at now %s',
    async (then, { open }) => {
      const app = await open()
      const cookie = await signIn(app.clients[protocol])
      await app.database.fresh().execute(`update session set started_at = now() ${then}`)
      expect(await status(app, protocol, cookie)).toBe(401)
      await sweepAll(app.database.orm, app.clock())
      expect(await app.database.fresh().count(Session)).toBe(0)
    },
  )

  test('goes on where the clocks of two processes differ by minutes', async ({ open }) => {
    const app = await open()
    const cookie = await signIn(app.clients[protocol])
    app.clock.advance({ minutes: -4 })
    expect(await status(app, protocol, cookie)).toBe(200)
  })

  test('ends with the administrator', async ({ open }) => {
    const app = await open()
    const cookie = await signIn(app.clients[protocol])
    await app.database.fresh().nativeDelete(AdminUser, {})
    expect(await status(app, protocol, cookie)).toBe(401)
  })
})

test('sessions that have ended are swept away, and the others stay', async ({ open }) => {
  const app = await open()
  await signIn(app.clients.REST)
  app.clock.advance({ minutes: 40 })
  const cookie = await signIn(app.clients.REST)
  app.clock.advance({ minutes: 30 })
  await sweepAll(app.database.orm, app.clock())
  expect(await app.database.fresh().count(Session)).toBe(1)
  expect(await status(app, 'REST', cookie)).toBe(200)
})

test('a visitor who does not sign in leaves no session', async ({ open }) => {
  const app = await open()
  const answers = [
    await app.clients.REST.ask('listRegions'),
    await app.clients.tRPC.ask('listRegions'),
    await app.clients.REST.ask('currentUser'),
    await app.clients.REST.ask('login', { username: 'maria', password: 'guess' }),
  ]
  for (const { headers } of answers) expect(headers.getSetCookie().join()).not.toMatch(/session=\w/)
  expect(await app.database.fresh().count(Session)).toBe(0)
})
