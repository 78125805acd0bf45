import { expect } from 'vitest'
import { ADMIN } from '../../support/config.ts'
import { test } from '../../support/test.ts'
import type { TestApp } from '../../support/app.ts'
import { readOperations } from '../../attack/api-operations.ts'
import { breachesIn } from '../../attack/attack.ts'
import { attacks } from '../../attack/attacks.ts'
import { loginGuessing } from '../../attack/login-guessing.ts'

/** Returns the app as a target for the attacks of `pnpm attack`, a few of each kind. */
const targetAt = async (app: TestApp) => ({
  origin: app.origin,
  operations: await readOperations(app.origin),
  cookie: await app.adminCookie(),
  credentials: ADMIN,
  isQuick: true,
})

test.for(attacks)('$name: nothing gives way', async (attack, { app }) => {
  const { breaches } = await attack.run(await targetAt(app))
  expect(breaches).toEqual([])
  expect((await app.raw({ method: 'GET', path: '/readyz' })).status).toBe(200)
})

test('passwords guessed, one by one and ten in a request: a handful is looked at', async ({ open }) => {
  const app = await open({ settings: { RATE_LIMIT: 'on' } })
  const { breaches, attempts } = await loginGuessing.run(await targetAt(app))
  expect([attempts, breaches]).toEqual([200, []])
})

test('an answer that shows internals is found', () => {
  expect(breachesIn('x', { status: 500, text: 'Error\n    at run (/app/src/run.ts:3:1)' })).toHaveLength(2)
  expect(breachesIn('x', { status: 400, text: 'insert into "booking" ("id") values' })).toHaveLength(1)
  expect(breachesIn('x', { status: 422, text: "We do not know “x' union select 1”." })).toEqual([])
})
