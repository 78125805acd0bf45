import { subscribe, unsubscribe } from 'node:diagnostics_channel'
import { IncomingMessage } from 'node:http'
import { expect, onTestFinished } from 'vitest'
import { z } from 'zod'
import type { TestApp } from '../../support/app.ts'
import { bookOnline, statesOf } from '../../support/payments.ts'
import { test } from '../../support/test.ts'

const CHANNEL = 'http.server.request.start'
const started = z.object({ request: z.instanceof(IncomingMessage) })
const HEADERS = { 'content-type': 'application/x-www-form-urlencoded' }

/** The requests that the app gets from now on. */
function requestsTo({ origin }: TestApp): string[] {
  const requests: string[] = []
  const add = (message: unknown) => {
    const { method, url, socket } = started.parse(message).request
    if (socket.localPort === Number(new URL(origin).port)) requests.push(`${method} ${url}`)
  }
  subscribe(CHANNEL, add)
  onTestFinished(() => void unsubscribe(CHANNEL, add))
  return requests
}

// No machine can reach an address that ends in .invalid.
const settings = { PUBLIC_URL: 'https://costa.invalid', PAYMENTS: 'simulator' }

test('with the simulator a booking is paid without a request of the server to itself', async ({ open }) => {
  const app = await open({ settings })
  const requests = requestsTo(app)
  const { booking, checkoutId } = await bookOnline(app)
  const path = `/payment-simulator/pay/${checkoutId}`
  expect(booking.checkoutUrl).toBe(`https://costa.invalid${path}`)
  const answer = await app.raw({ method: 'POST', path, headers: HEADERS, body: 'act=pay' })
  expect([answer.status, answer.headers.location]).toEqual([303, path])
  // No time passes on this clock: only a notification makes the payment due to be read.
  await expect
    .poll(async () => {
      await app.workers.payments?.drain()
      return statesOf(app, booking.id)
    })
    .toEqual(['completed'])
  expect(requests).toEqual(['POST /api/bookings', `POST ${path}`])
})

test('of the simulator only its pages are served', async ({ open }) => {
  const app = await open({ settings })
  const { checkoutId } = await bookOnline(app)
  const ask = (path: string) => app.raw({ method: 'GET', path: `/payment-simulator${path}` })
  expect((await ask(`/pay/${checkoutId}`)).status).toBe(200)
  for (const path of [`/v0.1/checkouts/${checkoutId}`, `/pay/../v0.1/checkouts/${checkoutId}`, '/pay/none'])
    expect((await ask(path)).status).toBe(404)
})
