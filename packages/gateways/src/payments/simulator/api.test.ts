import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import {
  checkoutFor,
  clientOf,
  valueOf,
  SIMULATOR_KEY,
  SIMULATOR_MERCHANT,
  type SimulatorServer,
  simulatorServer,
} from '../testing/simulator-server.ts'

let simulator: SimulatorServer
beforeAll(async () => {
  simulator = await simulatorServer()
})
afterAll(() => simulator.close())

const client = () => clientOf(simulator)

describe('a fault', () => {
  it('meets the next call of its kind only', async () => {
    const { id } = valueOf(await client().createCheckout(checkoutFor('TR-FAULT')))
    simulator.faults.next('read', '429')
    simulator.faults.next('read', 'HTML 502')
    expect(await client().readMerchant()).toMatchObject({ outcome: 'ok' })
    expect(await client().readCheckout(id)).toMatchObject({ outcome: 'refused', status: 429 })
    expect(await client().readCheckout(id)).toMatchObject({ outcome: 'unknown' })
    expect(await client().readCheckout(id)).toMatchObject({ outcome: 'ok' })
  })
})

describe('a request for a checkout', () => {
  const headers = { authorization: `Bearer ${SIMULATOR_KEY}` }
  const body = {
    checkout_reference: 'TR-RAW',
    amount: 19.99,
    currency: 'EUR',
    merchant_code: SIMULATOR_MERCHANT,
  }
  const create = (more: object) =>
    fetch(`${simulator.url}/v0.1/checkouts`, {
      method: 'POST',
      headers,
      body: JSON.stringify({ ...body, ...more }),
    })

  it.each<[string, object]>([
    ['amount', { amount: 0 }],
    ['amount', { amount: 19.995 }],
    ['amount', { amount: '19.99' }],
    ['checkout_reference', { checkout_reference: 'x'.repeat(65) }],
    ['currency', { currency: 'euro' }],
    ['return_url', { return_url: 'shop' }],
    ['redirect_url', { redirect_url: 'javascript:alert(1)' }],
    ['valid_until', { valid_until: 'tomorrow' }],
  ])('is refused over its %s: %j', async (param, more) => {
    const response = await create(more)
    expect(response.status).toBe(400)
    expect(await response.json()).toEqual({ message: 'Validation error', error_code: 'INVALID', param })
  })

  it('without an end stays open, as with SumUp', async () => {
    const response = await create({})
    expect(response.status).toBe(201)
    expect(await response.json()).toMatchObject({
      status: 'PENDING',
      amount: 19.99,
      valid_until: null,
      transactions: [],
      merchant_sandbox: true,
      hosted_checkout: { enabled: true },
    })
    simulator.clock.advance({ minutes: 60 * 24 * 30 })
    expect(valueOf(await client().findByReference('TR-RAW'))[0]).toMatchObject({ status: 'pending' })
  })

  it('that is no JSON is refused', async () => {
    const response = await fetch(`${simulator.url}/v0.1/checkouts`, { method: 'POST', headers, body: '{' })
    expect(response.status).toBe(400)
  })

  it.each(['/v0.1/nothing', `/v2.1/merchants/${SIMULATOR_MERCHANT}`, '/v0.1/checkouts/%E0%A4%A'])(
    'to %s finds nothing',
    async (path) => {
      expect((await fetch(`${simulator.url}${path}`, { headers })).status).toBe(404)
    },
  )
})
