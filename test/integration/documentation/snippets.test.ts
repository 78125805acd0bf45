import { execFile, spawn } from 'node:child_process'
import { createServer, request as send } from 'node:http'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { webhookEvents } from '@chauffeur/domain/webhooks'
import { Webhook } from 'standardwebhooks'
import { describe, expect, onTestFinished } from 'vitest'
import { withRetries } from '../../../packages/examples/with-retries.ts'
import { Booking } from '../../../src/server/bookings/booking.entity.ts'
import { makeKey } from '../../support/api-keys.ts'
import type { TestApp } from '../../support/app.ts'
import { clockAt } from '../../support/clock.ts'
import { carAndDriver } from '../../support/dispatch.ts'
import { freePort } from '../../support/free-port.ts'
import { isInstalled, LANGUAGES, notInstalled, runIn } from '../../support/sample-languages.ts'
import { callAsAdmin } from '../../support/admin-calls.ts'
import { ROOT } from '../../support/repository.ts'
import { test } from '../../support/test.ts'
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

test('book.ts books once, as the partner’s own', async ({ open }) => {
  const app = await open(today())
  const { id: apiKeyId, secret } = await makeKey(app)
  const printed = await run('book.ts', app, { API_KEY: secret })
  const [booking, ...others] = await app.database.fresh().find(Booking, {})
  expect(others).toEqual([])
  expect(printed).toContain(booking?.number)
  expect(booking).toMatchObject({ apiKeyId, status: 'pending', totalCents: 4900, pickupTime: '10:30' })
})

test('book.ts books once where the connection breaks before the answer has come', async ({ open }) => {
  const app = await open(today())
  const { id: apiKeyId, secret } = await makeKey(app)
  const line = await breakingLine(app.origin, '/api/v1/bookings')
  const printed = await run('book.ts', line, { API_KEY: secret })
  const bookings = await app.database.fresh().find(Booking, {})
  expect(bookings).toMatchObject([{ apiKeyId }])
  expect(printed).toContain(bookings[0]?.number)
  expect(line.broken()).toBe(1)
})

/** Passes calls on, and breaks the connection of the first one to this path once the server has answered it. */
async function breakingLine(origin: string, path: string) {
  let broken = 0
  const line = createServer((request, response) => {
    const { method, headers, url = '' } = request
    const passed = send(new URL(url, origin), { method, headers }, (answer) => {
      if (url !== path || broken > 0) {
        response.writeHead(answer.statusCode ?? 500, answer.headers)
        answer.pipe(response)
        return
      }
      broken += 1
      answer.resume().on('end', () => response.destroy())
    })
    request.pipe(passed)
  })
  const port = await freePort()
  await new Promise<void>((resolve) => line.listen(port, '127.0.0.1', resolve))
  onTestFinished(() => void line.close())
  return { origin: `http://127.0.0.1:${port}`, broken: () => broken }
}

test('a refused snippet prints the reason as a sentence', async ({ app }) => {
  const astray = { origin: `${app.origin}/nothing` }
  await expect(run('book.ts', astray)).rejects.toThrow('There is nothing at this address.')
})

test('add-receiver.sh adds a receiver and shows its secret', async ({ open }) => {
  const app = await open()
  const { secret } = await makeKey(app)
  const printed = JSON.parse(await run('add-receiver.sh', app, { API_KEY: secret }))
  // Of everything: what a receiver is not told of it keeps as it was.
  expect(printed).toMatchObject({ webhook: { name: 'Reservations', enabled: true, events: webhookEvents } })
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
  const line = `${done.bookingNumber}: booking.created, it is pending`
  await expect.poll(() => printed.join('')).toContain(line)

  const { done: sent } = await callAsAdmin(app, 'REST', 'listWebhookDeliveries', { id })
  for (const { id } of sent.deliveries) await callAsAdmin(app, 'REST', 'sendWebhookAgain', { id })
  await app.workers.webhooks.drain()
  expect(printed.join('').split(line)).toHaveLength(2)

  const ana = await carAndDriver(app, '12-AB-34', 'Ana Martins')
  for (const [name, input] of [
    ['acceptBooking', {}],
    ['assignTrip', ana],
    ['cancelBooking', { reason: 'As agreed' }],
  ] as const) {
    app.clock.advance({ seconds: 1 })
    await callAsAdmin(app, 'REST', name, { id: done.id, ...input })
    app.clock.advance({ seconds: 1 })
    await app.workers.tripMessages.drain()
  }
  const lastLine = `${done.bookingNumber}: trip.released, it is cancelled`
  await expect.poll(async () => (await app.workers.webhooks.drain(), printed.join(''))).toContain(lastLine)
  const said = printed.join('').split('\n')
  expect(said.filter((line) => line.includes(': ') && !line.startsWith('Listening'))).toEqual([
    line,
    `${done.bookingNumber}: booking.confirmed, it is confirmed`,
    `${done.bookingNumber}: trip.assigned, it is confirmed, a driver offered`,
    `${done.bookingNumber}: booking.cancelled, it is cancelled, a driver offered`,
    lastLine,
  ])
  // A statement is of no booking.
  const settled = { type: 'statement.settled', data: { number: 'ST-7K3Q9X', closing: 30 } }
  const [body, now] = [JSON.stringify(settled), new Date()]
  const headers = {
    'webhook-id': 'msg_1',
    'webhook-timestamp': String(Math.floor(now.getTime() / 1000)),
    'webhook-signature': new Webhook(secret).sign('msg_1', now, body),
  }
  const taken = await fetch(`http://127.0.0.1:${port}/`, { method: 'POST', headers, body })
  expect(taken.status).toBe(204)
  const forged = await fetch(`http://127.0.0.1:${port}/`, { method: 'POST', body: '{}' })
  expect(forged.status).toBe(400)
})

describe('verify', () => {
  const secret = 'whsec_c2VjcmV0IG9mIHRoZSB0ZXN0'
  const body = '{"type":"webhook.test","data":{"message":"Olá"}}'
  const signed = (sentAt: Date, text: string) => ({
    WEBHOOK_SECRET: secret,
    WEBHOOK_ID: 'msg_1',
    WEBHOOK_TIMESTAMP: String(Math.floor(sentAt.getTime() / 1000)),
    // As while the secret is being replaced.
    WEBHOOK_SIGNATURE: `v1,b3RoZXI= ${new Webhook(secret).sign('msg_1', sentAt, text)}`,
  })
  const old = () => new Date(Date.now() - 10 * 60_000)

  test.for(LANGUAGES)(
    'the example in $lang takes what is ours, and refuses what was changed or is old',
    async (language, { skip }) => {
      if (!isInstalled(language)) skip(notInstalled(language.lang))
      const said = (env: Readonly<Record<string, string>>) =>
        runIn(language, language.verify, { env, input: body })
      expect(await said(signed(new Date(), body))).toBe('ours\n')
      expect(await said(signed(new Date(), `${body} `))).toBe('refused\n')
      expect(await said(signed(old(), body))).toBe('refused\n')
    },
  )
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

  test('asks again where the connection breaks, and says so in the end', async () => {
    const broken = new TypeError('fetch failed')
    const calls = answers(503, 201)
    let left = 1
    const breaksOnce = () => (left-- > 0 ? Promise.reject(broken) : calls())
    expect((await withRetries(breaksOnce, 1)).response.status).toBe(201)
    await expect(withRetries(() => Promise.reject(broken), 1)).rejects.toBe(broken)
  })

  test('takes a refusal that stays', async () => {
    expect((await withRetries(answers(422, 201))).response.status).toBe(422)
  })

  test('gives up in the end', async () => {
    expect((await withRetries(answers(429, 429, 429, 429, 201))).response.status).toBe(429)
  })
})
