import { once } from 'node:events'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { text } from 'node:stream/consumers'
import { type RecordedRequest, writeWithoutEnd } from '../../http/testing/fake-service.ts'
import type { SimulatorResponse } from '../simulator/simulator-http.ts'
import { type PaymentSimulator, paymentSimulator } from '../simulator/payment-simulator.ts'
import { type ManualClock, manualClock } from './manual-clock.ts'

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
