import { expect } from 'vitest'
import { byKey, makeKey, once } from '../../support/api-keys.ts'
import { callAsAdmin } from '../../support/admin-calls.ts'
import { test } from '../../support/test.ts'
import { faroToVilamoura } from '../../support/trips.ts'

test('a key that is revoked in one process is refused in the other at once', async ({ open }) => {
  const one = await open()
  const other = await open({ beside: one })
  const key = await makeKey(one)
  const ask = async () => (await other.clients.REST.ask('listPartnerBookings', {}, byKey(key))).status
  expect(await ask()).toBe(200)
  await callAsAdmin(one, 'REST', 'revokeApiKey', { id: key.id })
  expect(await ask()).toBe(401)
})

test('a secret that is replaced in one process is so in the other at once', async ({ open }) => {
  const one = await open()
  const other = await open({ beside: one })
  const key = await makeKey(one)
  const { done: next } = await callAsAdmin(one, 'REST', 'rotateApiKey', { id: key.id, endAtOnce: true })
  const ask = async (by: { secret: string }) =>
    (await other.clients.REST.ask('listPartnerBookings', {}, byKey(by))).status
  expect([await ask(key), await ask(next)]).toEqual([401, 200])
})

test('one request that reaches two processes with a key is one booking', async ({ open }) => {
  const one = await open()
  const other = await open({ beside: one })
  const key = await makeKey(one)
  const answers = await Promise.all(
    [one, other, one, other].map((app) =>
      app.clients.REST.ask('createBooking', faroToVilamoura(), once(key, 'both')),
    ),
  )
  expect(answers.filter(({ status }) => status === 201).length).toBeGreaterThan(0)
  expect((await one.clients.REST.ask('listPartnerBookings', {}, byKey(key))).done.data).toHaveLength(1)
})

test('the calls of a key are added up over both processes', async ({ open }) => {
  const one = await open()
  const other = await open({ beside: one })
  const key = await makeKey(one)
  for (const app of [one, other, other]) await app.clients.REST.ask('listRegions', undefined, byKey(key))
  // A process stores what it has counted before it shows it.
  await callAsAdmin(other, 'REST', 'listApiKeys')
  const [shown] = (await callAsAdmin(one, 'REST', 'listApiKeys')).done.keys
  expect(shown?.usage.at(-1)?.calls).toBe(3)
})
