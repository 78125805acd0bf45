import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { signIn } from '../../support/app.ts'
import { sendRaw } from '../../support/http.ts'
import { runConcurrently } from '../../support/concurrency.ts'
import { startPostgres } from '../../support/postgres-server.ts'
import { startServer } from '../../support/server-process.ts'
import { faroToVilamoura } from '../../support/trips.ts'

const SENTENCE = 'Our system cannot be reached at the moment. Please try again shortly.'
const NEXT_YEAR = `${new Date().getFullYear() + 1}-06-01`

// However busy the machine is.
const generousTimeout = { timeout: 60_000, interval: 20 }

/** A database server of this file's own, which may go. */
async function openTown() {
  const postgres = await startPostgres()
  onTestFinished(() => postgres.stop())
  const folder = await mkdtemp(join(tmpdir(), 'chauffeur-away-'))
  onTestFinished(() => rm(folder, { recursive: true, force: true }))
  const env = { DATA_DIR: folder, DATABASE_URL: postgres.url('postgres'), LOG_LEVEL: 'warn' }
  return { postgres, server: await startServer(env) }
}

test('while the database is away under load every call says so, and afterwards nothing is lost', async () => {
  const { postgres, server } = await openTown()
  const { origin } = server
  const cookie = await signIn(server.client)
  const acknowledged: string[] = []
  const answers = new Map<number, string>()
  const ready = async () => (await sendRaw(origin, { method: 'GET', path: '/readyz' })).status
  const runs = runConcurrently(8, async (index, turn) => {
    const { status, text } = await sendRaw(origin, {
      method: 'POST',
      path: '/api/bookings',
      headers: { 'content-type': 'application/json', 'idempotency-key': `${index}-${turn}` },
      body: JSON.stringify(faroToVilamoura({ pickupDate: NEXT_YEAR })),
    })
    answers.set(status, text)
    if (status === 201) acknowledged.push(idIn(text))
  })
  await expect.poll(() => acknowledged.length, generousTimeout).toBeGreaterThan(20)

  await postgres.halt()
  await expect.poll(() => answers.has(503), generousTimeout).toBe(true)
  expect(JSON.parse(answers.get(503) ?? '')).toMatchObject({ error: SENTENCE, code: 'DATABASE_UNAVAILABLE' })
  expect(await ready()).toBe(503)
  // Whoever is signed in stays signed in.
  for (const path of ['/api/bookings', '/api/admin/user', '/trpc/session.user']) {
    const away = await sendRaw(origin, { method: 'GET', path, headers: { cookie } })
    expect([path, away.status]).toEqual([path, 503])
    expect(away.headers['retry-after']).toBe('5')
    expect(away.text).toContain(SENTENCE)
    expect(away.text).not.toMatch(/ECONN|127\.0\.0\.1|postgres|select/i)
  }
  expect((await sendRaw(origin, { method: 'GET', path: '/healthz' })).status).toBe(200)
  expect((await sendRaw(origin, { method: 'GET', path: '/' })).status).toBe(200)

  const before = acknowledged.length
  await postgres.resume()
  const start = performance.now()
  await expect.poll(ready, generousTimeout).toBe(200)
  await expect.poll(() => acknowledged.length, generousTimeout).toBeGreaterThan(before)
  console.log(`well again after ${Math.round(performance.now() - start)} ms`)
  await runs.end()

  expect([...answers.keys()].toSorted((a, b) => a - b)).toEqual([201, 503])
  const { done } = await server.client.ask('listBookings', {}, { cookie })
  const stored = new Set(done.map(({ id }) => id))
  expect(acknowledged.filter((id) => !stored.has(id))).toEqual([])
  expect(await server.stop()).toBe(0)
  expect(server.output()).not.toContain('"msg":"fault"')
})

test('while the database takes no writes the server is not ready, says why, and goes on by itself', async () => {
  const { postgres, server } = await openTown()
  const ready = async () => {
    const { status, text } = await sendRaw(server.origin, { method: 'GET', path: '/readyz' })
    return [status, JSON.parse(text)]
  }
  const notReady = (reason: string) => [503, { status: 'not ready', reason }]
  expect(await ready()).toEqual([200, { status: 'ready' }])

  await postgres.set('default_transaction_read_only', 'on')
  await expect.poll(ready, generousTimeout).toEqual(notReady('The database is read-only.'))
  expect((await sendRaw(server.origin, { method: 'GET', path: '/' })).status).toBe(200)
  await postgres.set('default_transaction_read_only', 'off')
  await expect.poll(ready, generousTimeout).toEqual([200, { status: 'ready' }])

  await postgres.halt()
  await expect.poll(ready, generousTimeout).toEqual(notReady('The database cannot be reached.'))
  const promote = await postgres.resumeAsStandby()
  await expect
    .poll(ready, generousTimeout)
    .toEqual(notReady('The database is a standby in recovery, which takes no writes.'))
  await promote()
  await expect.poll(ready, generousTimeout).toEqual([200, { status: 'ready' }])
  expect(await server.stop()).toBe(0)
})

function idIn(text: string): string {
  const answer: { id: string } = JSON.parse(text)
  return answer.id
}
