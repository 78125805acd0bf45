import { once } from 'node:events'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { text } from 'node:stream/consumers'
import { type RecordedRequest, writeWithoutEnd } from '../../http/testing/fake-service.ts'
import type { SimulatorResponse } from '../simulator/simulator-http.ts'
import { type PaymentSimulator, paymentSimulator } from '../simulator/payment-simulator.ts'
import type { CheckoutRequest, Outcome } from '../payments.ts'
import { type SumupOptions, sumupPayments } from '../sumup/sumup-payments.ts'
import type { SimulatorClock } from '../simulator/simulator-service.ts'

export const SIMULATOR_KEY = 'sup_sk_test-key-that-must-not-show'
export const SIMULATOR_MERCHANT = 'SIMTEST1'

/** The simulator on a port of its own. For tests only. */
export interface SimulatorServer extends PaymentSimulator {
  readonly url: string
  readonly clock: ManualClock
  readonly requests: RecordedRequest[]
  close(): Promise<void>
}

/** @param basePath the path that it is mounted under, like `/simulator`. */
export async function simulatorServer(basePath = ''): Promise<SimulatorServer> {
  const clock = manualClock('2027-06-01T10:00:00Z')
  const requests: RecordedRequest[] = []
  const server = createServer((request, response) => void handle(request, response))
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const origin = `http://127.0.0.1:${portOf(server.address())}`
  const url = `${origin}${basePath}`
  const simulator = paymentSimulator({
    url,
    apiKey: SIMULATOR_KEY,
    merchantCode: SIMULATOR_MERCHANT,
    clock,
  })

  async function handle(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const body = await text(request)
    const { method = '', headers } = request
    const address = new URL(request.url ?? '/', origin)
    requests.push({ method, url: address, headers, body })
    const path = address.pathname
    const answer = path.startsWith(`${basePath}/v`) ? simulator.answerCall : simulator.answerPage
    deliver(response, await answer({ method, path, query: address.searchParams, headers, body }))
  }

  return {
    ...simulator,
    url,
    clock,
    requests,
    close: async () => {
      await simulator.settled()
      server.close()
      server.closeAllConnections()
      await once(server, 'close')
    },
  }
}

function deliver(response: ServerResponse, { status, headers, body, delivery }: SimulatorResponse): void {
  switch (delivery) {
    case undefined:
      response.writeHead(status, headers).end(body)
      return
    case 'reset':
      response.destroy()
      return
    case 'silent':
      return
    case 'stalled':
      response.writeHead(status, headers).write(body.slice(0, body.length / 2) || '{')
      return
    case 'half':
      response.writeHead(status, headers).end(body.slice(0, body.length / 2) || '{')
      return
    case 'endless':
      response.writeHead(status, headers)
      writeWithoutEnd(response)
  }
}

function portOf(address: AddressInfo | string | null): number {
  if (address === null || typeof address === 'string') throw new Error('the simulator has no port')
  return address.port
}

export function clientOf({ url }: { url: string }, options: Partial<SumupOptions> = {}) {
  return sumupPayments({
    apiKey: SIMULATOR_KEY,
    merchantCode: SIMULATOR_MERCHANT,
    baseUrl: url,
    ...options,
  })
}

export function checkoutFor(reference: string, more: Partial<CheckoutRequest> = {}): CheckoutRequest {
  return {
    reference,
    amountCents: 8550,
    currency: 'EUR',
    description: 'Faro Airport to Vilamoura',
    // Nothing listens on this port, and a lost notification does not matter here.
    returnUrl: 'http://127.0.0.1:9/hook',
    redirectUrl: 'https://shop.example/payment-result?checkoutId=ours',
    validUntil: new Date('2027-06-01T10:30:00Z'),
    ...more,
  }
}

/** The facts that we expect of such a checkout once it is paid. */
export function expectedOf({ reference, amountCents, currency }: CheckoutRequest) {
  return { reference, amountCents, currency, merchantCode: SIMULATOR_MERCHANT }
}

/** The value of an outcome. @throws {Error} when it is not ok. */
export function valueOf<T>(outcome: Outcome<T>): T {
  if (outcome.outcome !== 'ok') throw new Error(`not ok: ${JSON.stringify(outcome)}`)
  return outcome.value
}

interface ManualClock extends SimulatorClock {
  /** Advances the time and runs the callbacks that fall due, in their order. */
  advance(by: { minutes?: number; seconds?: number }): void
}

/** A clock that stands still until a test moves it. */
export function manualClock(start: string): ManualClock {
  let now = Date.parse(start)
  let waiting: { due: number; work: () => void }[] = []
  return {
    now: () => new Date(now),
    after: (ms, work) => void waiting.push({ due: now + ms, work }),
    advance: ({ minutes = 0, seconds = 0 }) => {
      now += (minutes * 60 + seconds) * 1000
      const due = waiting.filter((one) => one.due <= now).toSorted((a, b) => a.due - b.due)
      waiting = waiting.filter((one) => one.due > now)
      for (const { work } of due) work()
    },
  }
}
