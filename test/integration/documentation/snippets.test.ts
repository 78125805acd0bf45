import { execFile, spawn } from 'node:child_process'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { describe, expect, onTestFinished } from 'vitest'
import { withRetries } from '../../../packages/examples/with-retries.ts'
import { Booking } from '../../../src/server/bookings/booking.entity.ts'
import { makeKey } from '../../support/api-keys.ts'
import type { TestApp } from '../../support/app.ts'
import { clockAt } from '../../support/clock.ts'
import { freePort } from '../../support/free-port.ts'
import { callAsAdmin } from '../../support/admin-calls.ts'
import { ROOT } from '../../support/repository.ts'
import { test as base } from '../../support/test.ts'
import { faroToVilamoura } from '../../support/trips.ts'
import { addWebhook, PRIVATE } from '../../support/webhooks.ts'

/** Runs a file of packages/examples as the getting-started page says, against this app; what it prints. */
async function run(
  file: string,
  app: Pick<TestApp, 'origin'>,
  more: Readonly<Record<string, string>> = {},
): Promise<string> {
  const [program, ...options] = file.endsWith('.sh') ? ['sh', '-e'] : [process.execPath]
  const env = { PATH: process.env['PATH'], API_URL: app.origin, NO_PROXY: '*', ...more }
  const path = join(ROOT, 'packages/examples', file)
  const { stdout } = await promisify(execFile)(program, [...options, path], { env })
  return stdout
}

/** The examples' trips begin in two weeks, by the clock of whoever runs them. */
const today = () => ({ clock: clockAt(new Date().toISOString()) })

const test = base.extend('partner', { scope: 'file' }, async ({ app }) => {
  return { API_KEY: (await makeKey(app)).secret }
})

test('search.sh finds the airport', async ({ app, partner }) => {
  const [first] = JSON.parse(await run('search.sh', app, partner))
  expect(first).toMatchObject({ name: 'Faro Airport (FAO)', displayType: 'airport' })
})

test('search.ts finds the airport', async ({ app, partner }) => {
  expect(await run('search.ts', app, partner)).toMatch(/^Faro Airport \(FAO\): .*Faro/)
})

test('quote.sh gets a price', async ({ app, partner }) => {
  expect(JSON.parse(await run('quote.sh', app, partner))).toMatchObject({ totalPrice: 49, currency: 'EUR' })
})

test('quote.ts gets a price', async ({ app, partner }) => {
  expect(await run('quote.ts', app, partner)).toMatch(/^€49\.00 for 23\.2 km, until 2027-01-13T09:30/)
})

test.for(['book.sh', 'book.ts'])('%s books once, as the partner’s own', async (file, { open }) => {
  const app = await open(today())
  const { id: apiKeyId, secret } = await makeKey(app)
  const printed = await run(file, app, { API_KEY: secret })
  const [booking, ...others] = await app.database.fresh().find(Booking, {})
  expect(others).toEqual([])
  expect(printed).toContain(booking?.number)
  expect(booking).toMatchObject({ apiKeyId, status: 'pending', totalCents: 4900, pickupTime: '10:30' })
})

test('a refused snippet prints the reason as a sentence', async ({ app }) => {
  const astray = { origin: `${app.origin}/nothing` }
  await expect(run('quote.ts', astray)).rejects.toThrow('There is nothing at this address.')
})

test('add-receiver.sh adds a receiver and shows its secret', async ({ open }) => {
  const app = await open()
  const { secret } = await makeKey(app)
  const printed = JSON.parse(await run('add-receiver.sh', app, { API_KEY: secret }))
  expect(printed).toMatchObject({ webhook: { name: 'Reservations', enabled: true } })
  expect(printed.secret).toMatch(/^whsec_/)
})

test('receive.ts takes what was signed for it, once, and refuses the rest', async ({ open }) => {
  // Messages are refused when they are older than five minutes.
  const app = await open({ ...PRIVATE, ...today() })
  const port = await freePort()
  const { id, secret } = await addWebhook(app, `http://127.0.0.1:${port}/`)
  const env = { PATH: process.env['PATH'], WEBHOOK_SECRET: secret, PORT: String(port) }
  const receiver = spawn(process.execPath, [join(ROOT, 'packages/examples/receive.ts')], { env })
  onTestFinished(() => void receiver.kill())
  const printed: string[] = []
  receiver.stdout.setEncoding('utf8').on('data', (text: string) => void printed.push(text))
  await expect.poll(() => printed.join('')).toContain(`Listening on ${port}`)

  await callAsAdmin(app, 'REST', 'testWebhook', { id })
  const { done } = await app.clients.REST.ask('createBooking', faroToVilamoura())
  await app.workers.webhooks.drain()
  await expect.poll(() => printed.join('')).toContain('The office sees that it works.')
  const line = `${done.bookingNumber}: booking.created, by Mercedes E Class`
  await expect.poll(() => printed.join('')).toContain(line)

  const { done: sent } = await callAsAdmin(app, 'REST', 'listWebhookDeliveries', { id })
  for (const { id } of sent.deliveries) await callAsAdmin(app, 'REST', 'sendWebhookAgain', { id })
  await app.workers.webhooks.drain()
  expect(printed.join('').split(line)).toHaveLength(2)
  const forged = await fetch(`http://127.0.0.1:${port}/`, { method: 'POST', body: '{}' })
  expect(forged.status).toBe(400)
})

describe('with-retries.ts', () => {
  const answers = (...statuses: readonly number[]) => {
    const left = [...statuses]
    return async () => ({
      response: new Response(null, { status: left.shift() ?? 200, headers: { 'retry-after': '0' } }),
    })
  }

  test('asks again after a refusal that passes', async () => {
    expect((await withRetries(answers(429, 503, 201))).response.status).toBe(201)
  })

  test('takes a refusal that stays', async () => {
    expect((await withRetries(answers(422, 201))).response.status).toBe(422)
  })

  test('gives up in the end', async () => {
    expect((await withRetries(answers(429, 429, 429, 429, 201))).response.status).toBe(429)
  })
})
